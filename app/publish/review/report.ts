// Describes what a review finds: all that the page, the comment and `report.json` contain.

export interface Report {
  verdict: string;
  builds: string;
  /** Sentences on what could not be judged. */
  failures: string[];
  /** Sentences on what the report does not show. */
  notes: string[];
  sections: ReportSection[];
  /** Files without text, such as scripts, fonts and pictures: "a.js", "b.js is new". */
  files: string[];
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
  paths: string[];
  /** The name of a file or drawing; empty for pages, and for the site. */
  file: string;
  /** The path of the page in the preview; empty for several pages, and for none. */
  link: string;
  /** "new page", "moved from /science"; empty for most. */
  state: string;
  flags: Flag[];
  passages: Passage[];
  pictures: ReportPicture[];
}

export interface Passage {
  /** "Under “Dose”", "In the footer, 2 times"; empty at the beginning of a page. */
  place: string;
  before: string;
  after: string;
  flags: Flag[];
  lines: ReportLine[];
  /** Sentences with the same change. */
  also: ReportLine[];
  /** Whether it is all of a page. */
  isWhole: boolean;
}

export interface ReportLine {
  label: string;
  words: Word[];
}

export interface Word {
  text: string;
  mark: "same" | "added" | "removed";
  /** What the text is when it is not words of the line. */
  role?: "note" | "label" | "description" | "file" | "value" | "link" | "manner";
}

/** Why a passage is marked. */
export interface Flag {
  /** What changed, as the verdict names it: "a figure". */
  name: string;
  sentence: string;
}

export interface ReportPicture {
  view: string;
  old: string | null;
  new: string | null;
  width: number;
}

export interface BuiltSite {
  client: string;
  content: string;
  /** What the bar of the preview says; undefined when unknown. */
  preview?: { label: string; link: string } | undefined;
}

/** Returns the flags of a section one by one, and those of each passage together. */
export function flagsIn({ flags, passages }: ReportSection): Flag[][] {
  return [...flags.map((flag) => [flag]), ...passages.map((passage) => passage.flags)];
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
