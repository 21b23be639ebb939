import type { Piece } from "./diff/words";

export interface Report {
  verdict: string;
  builds: string;
  /** What could not be judged. */
  failures: string[];
  remarks: string[];
  sections: ReportSection[];
  /** "a.js: 12 bytes, 0123abcd → nothing". */
  files: string[];
}

export interface ReportSection {
  rank: Rank;
  /** "For Investors", "On 6 pages", "Redirects". */
  title: string;
  paths: string[];
  /** Empty for pages, and for the site. */
  file: string;
  /** Empty for several pages, and for none. */
  link: string;
  /** "new page", "moved from /science"; empty for most. */
  state: string;
  passages: Passage[];
  screenshots: Screenshot[];
}

/** A changed sentence, or what a new page says. */
export interface Passage {
  /** "Under “Dose”", "Footer, 2 times"; often empty. */
  place: string;
  marks: Mark[];
  lines: ReportLine[];
  isWhole: boolean;
}

export interface ReportLine {
  label: string;
  name: string;
  words: Word[];
}

export interface Word extends Piece {
  mark?: string | undefined;
}

export interface Mark {
  /** One of {@link MARKS}. */
  name: string;
  /** What the words themselves do not say, such as a rule; often empty. */
  sentence: string;
}

export interface Screenshot {
  view: string;
  old: string | null;
  new: string | null;
  width: number;
}

/** In the order in which they are read. */
export const RANKS = [
  "placeholders",
  "legal",
  "marked",
  "marked on many pages",
  "site",
  "marked technical",
  "words",
  "technical",
] as const;

export type Rank = (typeof RANKS)[number];

/** From the weightiest to the lightest. */
export const MARKS = [
  "legal page",
  "notice",
  "regulated word",
  "figure or unit",
  "date",
  "name",
  "negation or limit",
  "strength or status of a claim",
  "look-alike letters",
  "link",
  "new host",
  "redirect",
  "address",
  "document",
  "picture",
  "header",
  "style",
];

/** Names the first of a list: "/, /about-us and 3 more". */
export function listFirst(names: string[], most: number): string {
  const more = names.length - most;
  return names.slice(0, most).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
