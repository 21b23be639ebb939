// The shape of `build/review/report.json`: what one change does to what visitors get. The summary, the HTML report
// and the comment on a pull request read this and nothing else.
import type { Block, Heading, OldAndNew, PageImage, View, Violation, Weight } from "./page-model";

/** How what visitors of the working tree get differs from what visitors of the base get. */
export interface Report {
  /** One sentence, such as "2 pages changed, 1 figure changed, 0 problems". */
  verdict: string;
  base: { ref: string; commit: string };
  head: WorkingTree;
  /** Changed pages only. */
  pages: PageReport[];
  /** What all pages share; null when it is unchanged. Its path is `FRAME_PATH`. */
  frame: PageReport | null;
  figures: FigureChange[];
  /** Paths of pages whose code or styles changed and that look the same. */
  sameLooks: string[];
  /** What a person must look into before publishing, one sentence each. */
  problems: string[];
}

/** The working tree that was reviewed. */
export interface WorkingTree {
  commit: string;
  /** It holds changes that are in no commit. */
  isDirty: boolean;
  /** SHA-256 of all that the site was built from. */
  sources: string;
}

/** What the comparison found on one page, or in the frame. */
export interface PageChange {
  path: string;
  title: string;
  kind: "added" | "removed" | "changed" | "renamed";
  /** The path before it was renamed. */
  from?: string;
  /** The content file, from the project's root. */
  source?: string;
  /** Why the page came or went, when a draft explains it. */
  note?: "now a draft" | "no longer a draft";
  /** Text and structure are equal, only styles or code differ: pictures must tell whether it looks different. */
  needsPictures: boolean;
  prose: SectionChange[];
  fields: FieldChange[];
  links: LinkChange[];
  images: ImageChange[];
  /** What search results and shared links show, where that changed. */
  search: CardChange[];
  headings: OldAndNew<Heading[]>;
  weight: OldAndNew<Weight>;
}

/** A page after it was looked at and judged. */
export interface PageReport extends PageChange {
  /** What changed, in a few words. */
  summary: string;
  /** SHA-256 of the page's text, for sign-off; null for a removed page. */
  hash: string | null;
  /** How much of each view differs, from 0 to 1; the pictures are in index.html. */
  views: Pick<View, "name" | "share">[];
  /** The accessibility rules that the page breaks; null where it does not exist or was not looked at. */
  violations: OldAndNew<Violation[]>;
}

export interface CardChange extends OldAndNew<string> {
  /** What it is: "Title when shared". */
  name: string;
}

/** The changed sentences under one heading. A section that only moved has none. */
export interface SectionChange {
  /** The headings above the text, the outermost first; the page's main heading is left out. */
  heading: string[];
  kind: "added" | "removed" | "changed" | "moved";
  sentences: SentenceChange[];
}

/** A whole sentence, before and after. */
export interface SentenceChange extends OldAndNew<string> {
  kind: Block["kind"];
  /** Both sentences in one, word by word. */
  words: Word[];
}

export interface Word {
  text: string;
  mark: "same" | "added" | "removed";
}

/** A change of the frontmatter, named as a writer would; an entry that only moved has no values. */
export interface FieldChange extends OldAndNew<string> {
  /** The place: "Slide 2, title". */
  field: string;
  kind: "added" | "removed" | "changed" | "moved";
  /** A sentence: "Slide 2 and slide 3 swapped". */
  sentence: string;
}

export interface LinkChange extends OldAndNew<string> {
  kind: "added" | "removed" | "retargeted";
  words: string;
  isBroken: boolean;
}

export interface ImageChange extends OldAndNew<PageImage> {
  kind: "added" | "removed" | "replaced" | "described";
}

/** One place that shows a figure. */
export interface FigurePlace {
  path: string;
  heading: string[];
  /** The sentence around it. */
  sentence: string;
}

/** The frontmatter entry that gives a figure and its source. */
export interface FigureHome {
  /** The content file, from the project's root. */
  file: string;
  value: string;
  label: string;
  source: string;
  /** Dates as written in the file. */
  asOf?: string;
  expires?: string;
}

/** A number that was added, removed or changed, with all places where that happened. */
export interface FigureChange extends OldAndNew<string> {
  kind: "added" | "removed" | "changed";
  /** Whether it makes a claim ("98%", "$50M") or is a plain number (a date, a section of a law). */
  isClaim: boolean;
  /** Where it changed. */
  places: FigurePlace[];
  /** Where else the site shows the new figure. */
  alsoAt: FigurePlace[];
  /** Where the site still shows the old figure. */
  stillAt: FigurePlace[];
  /** The entries that give the new figure, or the old one if the figure is gone. */
  homes: FigureHome[];
  /** Whether the site gives another value for the same thing elsewhere. */
  contradicts: boolean;
}
