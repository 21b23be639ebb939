// Describes what a review finds: all that the page, the comment and `report.json` contain.

export interface Report {
  /** "3 pages differ: 9 passages to read, 4 of them change a figure or a negation." */
  verdict: string;
  /** In UTC: "2026-01-31 14:05". */
  date: string;
  base: ReviewedBuild;
  head: ReviewedBuild;
  /** Whether the head changes files that are not content. */
  changesCode?: boolean | undefined;
  /** By page; sections with flags come first. */
  sections: ReportSection[];
  /** Files without text: scripts, fonts, pictures. */
  files: FileChange[];
  /** What could not be judged, a sentence each. */
  failures: string[];
  /** How many differing pages have no pictures. */
  unpictured: number;
  /** Pages and files that were compared by paragraph only. */
  coarse: string[];
}

export interface ReviewedBuild {
  /** "main", "pull request 12", "the working tree". */
  title: string;
  /** Empty when unknown. */
  commit: string;
  /** Paths that differ from the base; undefined when unknown. */
  files?: string[] | undefined;
}

export interface ReportSection {
  /** "For Investors", "On 6 pages", "Redirects". */
  title: string;
  pages: PageName[];
  /** "new page", "moved from /science"; empty for most. */
  state: string;
  /** Of the page or the file as a whole. */
  flags: Flag[];
  passages: Passage[];
  pictures: ReportPicture[];
  notes: string[];
}

export interface PageName {
  path: string;
  title: string;
  /** Whether the head has it. */
  isThere: boolean;
}

export interface Passage {
  /** "Under “Dose”", "In the footer"; empty at the beginning of a page. */
  place: string;
  before: string;
  after: string;
  lines: ReportLine[];
  also: ReportLine[];
  flags: Flag[];
  notes: string[];
  times: number;
}

export interface ReportLine {
  /** "Notice", "Description"; empty for ordinary text. */
  label: string;
  words: Word[];
}

export interface Word {
  text: string;
  mark: "same" | "added" | "removed";
  /** What the text is when it is not words of the line. */
  role?: "note" | "label" | "description" | "value" | "link" | "unseen";
}

/** Why a passage is marked. */
export interface Flag {
  /** The row of the table of flags. */
  name: string;
  sentence: string;
  /** A figure, date or time before and after; "" where there is none. */
  figure?: { old: string; now: string };
}

export interface FileChange {
  name: string;
  action: "added" | "removed" | "changed";
}

export interface ReportPicture {
  view: string;
  old: string | null;
  new: string | null;
  width: number;
}

/** Folders of a built site and of its content. */
export interface BuiltSite {
  client: string;
  content: string;
}

/** Names the first of a list: "/, /about-us and 3 more". */
export function listFirst(names: string[], most: number): string {
  const more = names.length - most;
  return names.slice(0, most).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

/** Joins words: "at 320 px, at 1280 px and in print". */
export function joinWords(words: string[]): string {
  return new Intl.ListFormat("en-US").format(words);
}
