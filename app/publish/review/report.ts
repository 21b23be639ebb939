// The shape of `build/review/report.json`: what one change does to what visitors get. The summary, the HTML report,
// the preview bar and the comment on a pull request read this and nothing else.
import type { OldAndNew, Picture, TextKind, Violation, Weight } from "./page-model";

/** From the worst to the least. */
export const SEVERITIES = ["critical", "wording", "links", "looks", "code"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** How what visitors of the head get differs from what visitors of the base get. */
export interface Report {
  /** One sentence, the worst first: "1 critical change: …; 2 changes of wording on 1 page". */
  verdict: string;
  base: { ref: string; commit: string };
  head: ReviewedTree;
  counts: Record<Severity, number>;
  /** Each once, the worst first. */
  changes: Change[];
  /** Every page that changed, came, went, or has a new address. */
  pages: PageReport[];
  /** Pages whose code changed and in whose text and pictures no difference was found. */
  samePages: string[];
  /** How the pages were compared; it stands beside every "no difference". */
  checked: string;
  /** What `npm run content` warns of in the files of changed pages. */
  warnings: ReportWarning[];
  /** The pages that the public site does not have yet: "/news/first is under embargo until 2026-11-24". */
  waiting: string[];
  /** Every page that somebody has signed or must sign. */
  signatures: PageSignatures[];
}

/** The working tree, or the built checkout, that was reviewed. */
export interface ReviewedTree {
  commit: string;
  /** It holds changes that are in no commit. */
  isDirty: boolean;
  /** SHA-256 of all that the site was built from. */
  sources: string;
}

/** One change, wherever it shows: a sentence of the footer is one change with as many places as there are pages. */
export interface Change {
  severity: Severity;
  /** Why it is critical, one sentence each; empty for other changes. */
  reasons: string[];
  subject: ChangeSubject;
  action: "added" | "removed" | "changed" | "moved" | "hidden" | "shown";
  /** What changed, for a reader: "Heading", "Tooltip", "Link “Contact us”", "Header Content-Security-Policy". */
  name: string;
  /** Whole sentences or values. */
  old: string | null;
  new: string | null;
  /** Both in one, word by word; empty where one of them is null. */
  words: Word[];
  /** Where it is hidden, shown, or looks different: "768 px", "print". */
  views: string[];
  /** Figures in it that changed. */
  figures: FigureChange[];
  places: Place[];
}

/** A change before it is judged. */
export type FoundChange = Omit<Change, "severity" | "reasons">;

export type ChangeSubject =
  | TextKind
  | "link"
  | "image"
  | "head"
  | "look"
  | "markup"
  /** An address of another host that a page asks for. */
  | "request"
  /** Who must sign a page before a release. */
  | "roles"
  /** What the browser's console reports. */
  | "error"
  | "header"
  | "page"
  | "accessibility"
  | "code"
  | "styles"
  /** Changed in a way that this report cannot show. */
  | "file";

export interface Place {
  path: string;
  /** The headings above it, the outermost first. */
  heading: string[];
  /** Where it begins and ends, in CSS pixels from the top of the page at 1280. */
  top?: number;
  bottom?: number;
}

export interface Word {
  text: string;
  mark: "same" | "added" | "removed";
}

/** A number that was added, removed or changed in a sentence. */
export interface FigureChange extends OldAndNew<string> {
  /** Whether it makes a claim ("98%", "$50M") or is a plain number (a date, a section of a law). */
  isClaim: boolean;
  /** The source that the content gives for the new figure, or the old one if the figure is gone. */
  source: string | null;
  /** Whether the content gives another source, or another date of it, than for the old figure. */
  isSourceNew: boolean;
  /** Where the site still shows the old figure: path and sentence. */
  stillAt: { path: string; sentence: string }[];
  /** Whether the site gives another value for the same thing elsewhere. */
  contradicts: boolean;
}

export interface PageReport {
  path: string;
  title: string;
  kind: "added" | "removed" | "changed" | "renamed";
  /** The path before it was renamed. */
  from?: string;
  /** The content file, from the project's root. */
  source?: string;
  /** Why the page came or went, when a draft explains it. */
  note?: "now a draft" | "no longer a draft";
  /** The pictures themselves are in index.html. */
  pictures: Pick<Picture, "view" | "share" | "largest">[];
  /** The accessibility rules that the page breaks; null where it does not exist. */
  violations: OldAndNew<Violation[]>;
  weight: OldAndNew<Weight>;
}

export interface ReportWarning {
  /** "content/home.mdx:19:7". */
  place: string;
  message: string;
}

/** Who has signed a page as it is now, and who is missing. */
export interface PageSignatures {
  path: string;
  title: string;
  /** Of what it says now, for the line that signs it. */
  hash: string;
  signed: { role: string; name: string; date: string }[];
  /** Roles that must sign and have not signed this text. */
  missing: string[];
  /** Who signed an earlier text of it. */
  outdated: { role: string; name: string; date: string }[];
}
