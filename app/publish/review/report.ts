// The shape of `build/review/report.json`: what one change does to what visitors get. Everything that shows a
// report (the summary, a page of pictures, a comment in a pull request) reads this and nothing else.
import type { Fault } from "./screenshots/axe";
import type { Block, Heading, Picture, Weight } from "./snapshot/snapshot";

/** What visitors of the working tree get otherwise than visitors of the base. */
export interface Report {
  /** One sentence, such as "2 pages changed, 1 figure changed, 0 problems". */
  verdict: string;
  base: { ref: string; commit: string };
  /** `isDirty`: the working tree holds changes that are in no commit. */
  head: { commit: string; isDirty: boolean };
  /** Changed pages only. */
  pages: PageReport[];
  /** What every page carries, its top bar and its footer; null when it is unchanged. Its path is {@link FRAME_PATH}. */
  frame: PageReport | null;
  figures: FigureChange[];
  /** Paths of pages whose code or styles are others, and that look the same. */
  sameLooks: string[];
  /** What a person must look into before the change is published, one sentence each. */
  problems: string[];
}

/** Stands for the parts that every page carries; no page can have this path. */
export const FRAME_PATH = "/*";

export interface PageReport {
  /** The page's path without the site's folder: "/", "/about-us"; the not-found page is "/404.html". */
  path: string;
  title: string;
  kind: "added" | "removed" | "changed" | "renamed";
  /** The path before it was renamed. */
  from?: string;
  /** The content file, from the project's root. */
  source?: string;
  /** What changed, in a few words. */
  summary: string;
  /** SHA-256 of what the page says, for sign-off; null for a page that is gone. */
  hash: string | null;
  /** Why the page came or went, when a draft explains it. */
  note?: "now a draft" | "no longer a draft";
  /** Text and structure are equal, only styles or code differ: pictures have to tell whether it looks different. */
  needsPictures: boolean;
  prose: SectionChange[];
  fields: FieldChange[];
  links: LinkChange[];
  images: ImageChange[];
  /** What search results and shared links show, where that changed. */
  search: Change<string | null>[];
  /** Old and new; null where the page is not. */
  headings: OldAndNew<Heading[]>;
  weight: OldAndNew<Weight>;
  /** How much of each view is different, from 0 to 1; the views themselves stand in index.html. */
  views: { name: string; share: number }[];
  /** The rules of accessibility that the page breaks; null where the page is not, or was not looked at. */
  faults: OldAndNew<Fault[]>;
}

export interface OldAndNew<Value> {
  old: Value | null;
  new: Value | null;
}

/** A value with a name for it in plain words. */
export interface Change<Value> extends OldAndNew<Value> {
  name: string;
}

/** The changed sentences under one heading. */
export interface SectionChange {
  /** The headings above the text, the outermost first; the page's main heading is left out. */
  heading: string[];
  kind: "added" | "removed" | "changed" | "moved";
  sentences: SentenceChange[];
}

export interface SentenceChange {
  kind: Block["kind"];
  /** The whole sentence; null where there is none. */
  old: string | null;
  new: string | null;
  /** Both sentences in one, word by word. */
  words: Word[];
}

export interface Word {
  text: string;
  mark: "same" | "added" | "removed";
}

/** A change of the frontmatter, in the words of a writer. */
export interface FieldChange {
  /** The place: "Slide 2, title". */
  field: string;
  kind: "added" | "removed" | "changed" | "moved";
  /** A sentence: "Slide 2 and slide 3 swapped". */
  sentence: string;
  /** The values as text; null where there is none, or where an entry only moved. */
  old: string | null;
  new: string | null;
}

export interface LinkChange {
  kind: "added" | "removed" | "retargeted";
  words: string;
  old: string | null;
  new: string | null;
  isBroken: boolean;
}

export interface ImageChange {
  kind: "added" | "removed" | "replaced" | "described";
  old: Picture | null;
  new: Picture | null;
}

/** One place where a figure stands. */
export interface FigurePlace {
  path: string;
  heading: string[];
  /** The sentence around it. */
  sentence: string;
}

/** Where a figure has its home: the entry of the frontmatter that says where it comes from. */
export interface FigureHome {
  /** The content file, from the project's root. */
  file: string;
  value: string;
  label: string;
  source: string;
  /** Dates as they stand in the file. */
  asOf?: string;
  expires?: string;
}

/** A number that appeared, vanished or became another, with all places where it did. */
export interface FigureChange {
  kind: "added" | "removed" | "changed";
  old: string | null;
  new: string | null;
  /** Whether it makes a claim ("98%", "$50M") or is a plain number (a date, a section of a law). */
  isClaim: boolean;
  /** Where it changed. */
  places: FigurePlace[];
  /** Where else on the site the new figure stands now. */
  alsoAt: FigurePlace[];
  /** Where the old figure still stands. */
  stillAt: FigurePlace[];
  /** The entries that give the new figure its source; the old one's for a figure that is gone. */
  homes: FigureHome[];
  /** Whether the site says another value of the same thing elsewhere. */
  contradicts: boolean;
}
