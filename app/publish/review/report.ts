// The shape of `build/review/report.json`: what one change does to what visitors get. The summary, the HTML report and
// the preview bar read this and nothing else.

/** From the worst to the least. */
export const SEVERITIES = ["critical", "wording", "links", "looks", "code"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** How what visitors of the head get differs from what visitors of the base get. */
export interface Report {
  /** One sentence, the worst first: "2 critical changes; 1 new page, 3 changed pages." */
  verdict: string;
  /** When the review ran, as "2026-01-31". */
  date: string;
  /** The number of the pull request, if there is one. */
  request?: string;
  base: { ref: string; commit: string };
  head: ReviewedTree;
  counts: Record<Severity, number>;
  /** Each once, the worst first. */
  changes: Change[];
  /** Every page that was added, removed, moved or changed, those with critical changes first. */
  pages: PageReport[];
  /** Files that add nothing to what the pages say: "sitemap.xml". */
  derived: string[];
  /** Pages that were opened and show no difference. */
  samePages: string[];
  /** How the pages were compared: shown beside every "no difference". */
  checked: string;
  /** What `npm run content` warns of in lines that this change touched. */
  warnings: ReportWarning[];
  /** The pages that the public site does not have yet: "/news/first is under embargo until 2026-11-24". */
  waiting: string[];
  /** Every page that somebody has signed or must sign. */
  signatures: PageSignatures[];
}

/** The working tree, or the built checkout, that was reviewed. */
export interface ReviewedTree {
  commit: string;
  /** The author of the commit; empty when no commit contains the folder. */
  author: string;
  /** It has uncommitted changes. */
  isDirty: boolean;
  /** SHA-256 of all that the site was built from. */
  sources: string;
}

/** What a line of a page, a header or a file is; it decides how severe its change is. */
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
  /** An error in the browser's console. */
  | "error"
  /** A declaration of a style sheet. */
  | "style"
  /** A text in code that no page shows. */
  | "code text";

/** What changed. */
export type ChangeSubject =
  | LineKind
  | "link"
  | "page"
  | "redirect"
  | "look"
  | "notice"
  | "accessibility"
  | "picture file"
  | "binary file"
  | "code"
  | "roles";

/** One change, wherever it shows: a sentence of the footer is one change with as many places as there are pages. */
export interface Change {
  severity: Severity;
  /** Why it is critical, one sentence each; empty for other changes. */
  reasons: string[];
  subject: ChangeSubject;
  action: "added" | "removed" | "changed" | "moved" | "hidden";
  /** What changed, for a reader: "Heading", "Header Content-Security-Policy". */
  name: string;
  /** The heading above it on its page. */
  heading: string;
  /** Whole lines or values. */
  old: string | null;
  new: string | null;
  /** Both in one, word by word; empty where one of them is null. */
  words: Word[];
  /** Where it is hidden or looks different: "768 px", "print". */
  views: string[];
  /** Figures in it that changed. */
  figures: FigureChange[];
  /** The paths of its pages; none for a file. */
  places: string[];
}

/** A change before it is judged. */
export type FoundChange = Omit<Change, "severity" | "reasons">;

export interface Word {
  text: string;
  mark: "same" | "added" | "removed";
}

/** A number that was added, removed or changed in a line. */
export interface FigureChange {
  /** Null where there is none. */
  old: string | null;
  new: string | null;
  /** Whether it makes a claim ("98%", "$50M") or is a plain number (a date, a section of a law). */
  isClaim: boolean;
  /** The source that the content gives for the new figure, or for the old one if the figure was removed. */
  source: string | null;
  /** Whether the content gives another source, or another date of it, than for the old figure. */
  isSourceNew: boolean;
  /** Where the site still shows the old figure. */
  stillAt: { path: string; text: string }[];
}

export interface PageReport {
  path: string;
  title: string;
  kind: "added" | "removed" | "changed" | "moved";
  /** The path before it was moved. */
  from?: string;
  /** The content file, from the project's root. */
  source?: string;
  /** Why the page was added or removed, when a draft explains it. */
  note?: "now a draft" | "no longer a draft";
  /** The pages that list a new page, or listed a removed one, by title. */
  listedOn: string[];
  /** It differs in its lists of other pages alone. */
  isList: boolean;
  /** The views in which it looks different; the pictures themselves are in index.html. */
  views: string[];
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

/** The folders of a built site, and of the content it was built from. */
export interface BuiltSite {
  client: string;
  /** The file of nginx's server block that the build wrote, if it wrote one. */
  nginx?: string;
  content: string;
}

/** One view of a page before and after, cut to the rows that differ. */
export interface Picture {
  /** "1280 px", "320 px, with JavaScript", "print". */
  view: string;
  /** WebP; null where there is no page. */
  old: Buffer | null;
  new: Buffer | null;
  /** The later picture with every difference marked; null where there is only one picture. */
  marked: Buffer | null;
  /** The part that is shown, in CSS pixels from the top of the page. */
  top: number;
  height: number;
}
