// The stages of a programme, in order. Components read them too, so this file loads no zod.

export const STAGES = [
  "Discovery",
  "Preclinical",
  "Phase 1",
  "Phase 2",
  "Phase 3",
  "Filed",
  "Approved",
] as const;
