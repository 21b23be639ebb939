// Describes what a review finds. The page, the comment and `report.json` contain this and nothing else.

/** How what visitors of the head get differs from what visitors of the base get. */
export interface Report {
  /** What there is to read: "3 pages differ: 9 passages to read, 4 of them change a figure or a negation." */
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
  /** Pages and files of which so much differs that they were compared by paragraph only. */
  coarse: string[];
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

/** Sentences that differ, beside each other. */
export interface Passage {
  /** "Under “Dose”", "In the footer"; empty at the beginning of a page. */
  place: string;
  /** The equal sentences around it; empty at the ends of a text. */
  before: string;
  after: string;
  lines: ReportLine[];
  /** Other sentences in which the same words were replaced in the same way. */
  also: ReportLine[];
  flags: Flag[];
  notes: string[];
  /** On how many lines of the same page it is. */
  times: number;
}

export interface ReportLine {
  /** What it is, in the tool's words: "Notice", "Description"; empty for ordinary text. */
  label: string;
  words: Word[];
}

export interface Word {
  text: string;
  mark: "same" | "added" | "removed";
  /** What the text is, when it is not words of the line: a note, where a link leads, where words cannot be seen. */
  role?: "note" | "label" | "description" | "value" | "link" | "unseen";
}

/** Why a passage is marked. It does not mean that it is wrong. */
export interface Flag {
  /** The row of the table of flags: "notice". */
  name: string;
  sentence: string;
  /** A figure, a date or a time before and after, as the words have it; "" where there is none. */
  figure?: { old: string; now: string };
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
