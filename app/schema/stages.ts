// The stages of a programme, in order. Don't import zod here, because components read this file.

export const STAGES = [
  "Discovery",
  "Preclinical",
  "Phase 1",
  "Phase 2",
  "Phase 3",
  "Filed",
  "Approved",
] as const;
