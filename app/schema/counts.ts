// How many entries each list may have: what its layout is designed and tested for, and why no fewer and no more.

declare module "zod" {
  /** What `meta` of a list made by `listOf` holds. */
  interface GlobalMeta {
    count?: Count;
  }
}

/** The two reasons complete the sentence "expected 2 to 6: …". */
export interface Count {
  min: number;
  max: number;
  fewer: string;
  more: string;
}

const threeColumns = "a table compares two things, and its first column names what is compared";

export const COUNTS = {
  buttons: {
    ...{ min: 1, max: 3 },
    fewer: "without one, the opening of the page leads nowhere",
    more: "with more, none stands out as the one to press",
  },
  badges: {
    ...{ min: 2, max: 4 },
    fewer: "a badge alone leaves its row empty",
    more: "with more, each becomes too narrow to read",
  },
  values: {
    ...{ min: 2, max: 6 },
    fewer: "a card alone leaves its row empty",
    more: "with more, few visitors read each card",
  },
  stats: {
    ...{ min: 2, max: 6 },
    fewer: "a figure alone leaves its row empty",
    more: "with more, each figure becomes too narrow to read",
  },
  commitments: {
    ...{ min: 3, max: 10 },
    fewer: "a shorter list leaves an empty space beside the text",
    more: "few visitors read a longer list to its end",
  },
  advantages: {
    ...{ min: 3, max: 10 },
    fewer: "a shorter list leaves an empty space beside its heading",
    more: "few visitors read a longer list to its end",
  },
  menu: {
    ...{ min: 3, max: 7 },
    fewer: "with fewer, the top bar looks empty",
    more: "with more, the links no longer fit side by side in the top bar",
  },
  legal: {
    ...{ min: 1, max: 5 },
    fewer: "without one, the last line of the footer is half empty",
    more: "with more, the legal links take more room than all else in the footer",
  },
  rows: {
    ...{ min: 1, max: 8 },
    fewer: "without rows, there is nothing to compare",
    more: "with more, the table is taller than a screen",
  },
  columns: { min: 3, max: 3, fewer: threeColumns, more: threeColumns },
  slides: {
    ...{ min: 1, max: 20 },
    fewer: "without slides, there is nothing to show",
    more: "few visitors look at more slides than that",
  },
  /** Lists on pages of prose, which stand alone. */
  entries: {
    ...{ min: 1, max: 12 },
    fewer: "without entries, its tag shows nothing",
    more: "few visitors read a longer list to its end",
  },
  points: {
    ...{ min: 1, max: 20 },
    fewer: "without entries, its tag shows nothing",
    more: "few visitors read a longer list to its end",
  },
} satisfies Record<string, Count>;

/** A range as writers read it: `2 to 6`, or `exactly 3`. */
export function describeCount({ min, max }: Count): string {
  return min === max ? `exactly ${min}` : `${min} to ${max}`;
}
