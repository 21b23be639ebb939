// Describes what a review finds. The page, the comment and `report.json` contain this and nothing else.

/** How what visitors of the head get differs from what visitors of the base get. */
export interface Report {
  /** One or two sentences: "3 pages differ. Please look at 2 passages." */
  verdict: string;
  /** When the review ran, in UTC: "2026-01-31 14:05". */
  date: string;
  base: ReviewedBuild;
  head: ReviewedBuild;
  /** Whether the head changes files that are not content: its preview may then show what it likes. */
  changesCode?: boolean | undefined;
  /** What differs, by page; sections with flags come first. */
  sections: Section[];
  /** Files that are no text: scripts, fonts, pictures. */
  files: FileChange[];
  /** What could not be judged, a sentence each; the review is then incomplete. */
  failures: string[];
  /** How many pages differ of which no pictures were taken. */
  unpictured: number;
}

export interface ReviewedBuild {
  /** For a reader: "main", "pull request 12", "the working tree". */
  title: string;
  /** Empty when it is unknown. */
  commit: string;
  /** Paths that differ from the base; undefined when they are unknown. */
  files?: string[] | undefined;
}

/** A page, the same passages of several pages, or a file. */
export interface Section {
  /** "For Investors", "On 6 pages", "Redirects". */
  title: string;
  /** Empty for a file. */
  pages: PageName[];
  /** What happened to the page: "new page", "moved from /science"; empty for most. */
  state: string;
  /** What is wrong with the page or the file as a whole. */
  flags: Flag[];
  passages: Passage[];
  /** Of its first page. */
  pictures: Picture[];
  /** What a reader should know too, a sentence each. */
  notes: string[];
}

export interface PageName {
  path: string;
  title: string;
  /** Whether the head has it: a link can lead there. */
  isThere: boolean;
}

/** Lines that differ, beside each other. */
export interface Passage {
  /** The heading above it, "the top bar" or "the footer"; empty at the beginning. */
  heading: string;
  /** The equal lines around it; empty at the ends of a text. */
  before: string;
  after: string;
  lines: Word[][];
  flags: Flag[];
  notes: string[];
  /** On how many lines of the same page it is. */
  times: number;
}

export interface Word {
  text: string;
  mark: "same" | "added" | "removed";
}

/** Why a person should read a passage. It does not mean that it is wrong. */
export interface Flag {
  /** The row of the table of flags: "notice". */
  name: string;
  sentence: string;
}

export interface FileChange {
  /** Without its content hash: "assets/home.js". */
  name: string;
  action: "added" | "removed" | "changed";
}

/** A part of one view that differs. */
export interface Picture {
  /** "at 1280 px", "in print". */
  view: string;
  /** Names of WebP files beside the report; null where there is nothing on that side. */
  old: string | null;
  new: string | null;
  /** CSS pixels. */
  width: number;
}

/** The folders of a built site, and of the content it was built from. */
export interface BuiltSite {
  client: string;
  content: string;
}

/** "at 320 px, at 1280 px and in print". */
export function joinWords(words: string[]): string {
  return new Intl.ListFormat("en-US").format(words);
}
