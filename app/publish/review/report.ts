// What a review finds. The comment and the HTML page print this and nothing else.

/** How what visitors of the head get differs from what visitors of the base get. */
export interface Report {
  /** One or two sentences: "1 critical change. Found: 1 figure, 2 paragraphs and 1 new page." */
  verdict: string;
  /** When the review ran, in UTC: "2026-01-31 14:05". */
  date: string;
  base: ReviewedBuild;
  head: ReviewedBuild;
  /** Every change, those with reasons first. */
  changes: Change[];
  /** Every page that was added, removed, moved or changed, by path. */
  pages: PageReport[];
  /** New findings of the content check in files that make no page. */
  findings: string[];
  /** The pages that the public site does not have yet: "/news/first is a draft". */
  waiting: string[];
  /** How many pages the site has now. */
  allPages: number;
  /** How many pages were opened in a browser and show no difference. */
  samePages: number;
}

export interface ReviewedBuild {
  /** For a reader: "main", "pull request 12", "the working tree". */
  title: string;
  /** Empty when it is unknown. */
  commit: string;
  /** Paths that differ from the base, to name their owners; undefined when they are unknown. */
  files?: string[] | undefined;
}

/** What a line of a page, a style sheet or a file is. */
export type LineKind =
  /** Words that people read or hear. */
  | "text"
  /** What the page tells browsers and search engines. */
  | "head"
  | "header"
  /** A line of a text file. */
  | "file"
  /** An internal link that leads nowhere. */
  | "broken link"
  /** An element or an attribute that loads, runs, sends or changes what keys do. */
  | "element"
  /** A host that the page sends requests to. */
  | "request"
  /** An error in the browser, or a page that could not be judged. */
  | "error"
  | "accessibility"
  /** A rule of a style sheet. */
  | "style"
  /** A field of a content file. */
  | "field";

export type ChangeSubject =
  | LineKind
  | "link"
  | "format"
  | "page"
  | "redirect"
  | "look"
  | "notice"
  | "drawing"
  | "binary file"
  | "code";

/** One change, wherever it shows: a sentence of the footer is one change with as many places as there are pages. */
export interface Change {
  subject: ChangeSubject;
  action: "added" | "removed" | "changed" | "moved" | "hidden";
  /** What changed, for a reader: "Heading", "Header Content-Security-Policy". */
  name: string;
  /** The heading above it on its page; after a move also the one before: "Part one → Part two". */
  heading: string;
  /** Plain text. */
  old: string | null;
  new: string | null;
  /** Both in one, word by word; empty where one of them is null. */
  words: Word[];
  /** The lines of a page that was added or removed. */
  lines: PageLine[];
  /** Of the line: where they lead. */
  links: Link[];
  /** It is in an element that is marked as a note. */
  isNotice: boolean;
  /** Where it is hidden or looks different: "at 320 px", "in print". */
  views: string[];
  /** The paths of its pages; none for a file. */
  places: string[];
  /** How many times on its page, when it is the same change more than once. */
  times: number;
  /** What else is known: the source of a figure, where the old one still stands. */
  notes: string[];
  /** How many figures in it are new or changed. */
  figures: number;
  /** Why somebody must look at it, one sentence each: a change with a reason is critical. */
  reasons: string[];
  /** Changes that only follow from this one, as a list names a new page; none of them has reasons of its own. */
  consequences: Change[];
}

export type FoundChange = Omit<Change, "reasons" | "notes" | "figures" | "consequences">;

export interface Link {
  href: string;
  words: string;
}

export interface Word {
  text: string;
  mark: "same" | "added" | "removed";
}

/** A line of a whole page. */
export interface PageLine {
  name: string;
  text: string;
}

export interface PageReport {
  path: string;
  title: string;
  kind: "added" | "removed" | "changed" | "moved";
  /** The path before it was moved. */
  from?: string;
  /** Why the page was added or removed, when a draft explains it. */
  note?: "now a draft" | "no longer a draft";
  /** The content file, from the project's root. */
  source?: string;
  /** New findings of the content check in that file. */
  findings: string[];
  pictures: Picture[];
}

/** A part of one view that differs, before and after. */
export interface Picture {
  /** "at 1280 px", "in print". */
  view: string;
  /** WebP; null where there is nothing on that side. */
  old: Buffer | null;
  new: Buffer | null;
  /** CSS pixels. */
  width: number;
}

/** The folders of a built site, and of the content it was built from. */
export interface BuiltSite {
  client: string;
  content: string;
}

/** In the reason of a page that did not answer: nobody knows what is on it. */
export const UNJUDGED = "could not be judged";

/** Whether something could not be judged: the review is not complete. */
export function isIncomplete({ changes }: Report): boolean {
  return changes.some(({ reasons }) => reasons.some((reason) => reason.includes(UNJUDGED)));
}

/** Whether somebody must look at a change. */
export function isCritical({ reasons }: Pick<Change, "reasons">): boolean {
  return reasons.length > 0;
}

/** "at 320 px, at 1280 px and in print". */
export function joinWords(words: string[]): string {
  return new Intl.ListFormat("en-GB").format(words);
}
