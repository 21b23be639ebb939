// Components read this file, so zod stays out of it.

export const STAGES = [
  "Discovery",
  "Preclinical",
  "Phase 1",
  "Phase 2",
  "Phase 3",
  "Filed",
  "Approved",
] as const;
