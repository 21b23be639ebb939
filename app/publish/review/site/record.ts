// Describes a line: what one block of a page says, or one entry of a file. Every reader makes lines of this form, and
// comparison, flags and reports read nothing else. A page's own words are in `text` only, the tool's in all other fields.

export type LineKind =
  | "heading"
  | "paragraph"
  | "entry"
  | "row"
  | "button"
  /** What only some people hear or see: the name of a group, a title that a pointer shows. */
  | "label"
  /** Words of the head that people read: its name is "Title", "Description". */
  | "field"
  /** What browsers and search engines obey: its name is "Language", "Policy", "Search engines". */
  | "setting"
  /** A value of structured data, named by its path. */
  | "data"
  /** A rule of a style sheet, named by its condition, selector and property. */
  | "style"
  /** An element without its words, named by its parent. */
  | "markup"
  /** A line of a file that is no page, or a sentence of a PDF. */
  | "text";

/** Text that is linked, marked and seen alike from its first to its last character. */
export interface Run {
  text: string;
  /** What the text is, when it is not words of the line itself. */
  role?: "note" | "label" | "description" | "drawing" | "value" | "rule" | undefined;
  /** Where its link leads. */
  link?: string | undefined;
  /** "strong", "em", "del", "raised", "lowered", "code", sorted and joined by spaces. */
  marks?: string | undefined;
  /** The views in which it cannot be seen: "at 320 px and in print", or "anywhere". */
  unseen?: string | undefined;
  /** The place of its text node among those of the body, as a browser counts them (`NodeFilter.SHOW_TEXT`). */
  node?: number | undefined;
}

export interface Line {
  kind: LineKind;
  /** What the line is called, in the tool's words; empty for what has words only. */
  name: string;
  runs: Run[];
  /** The heading above it; empty at the beginning of a page and outside of its main part. */
  heading: string;
  region: "" | "top bar" | "footer";
  /** What it is a part of. "fallback" is `<noscript>`, "template" is not shown before a script does so. */
  within: ("notice" | "quotation" | "fallback" | "template")[];
  /** What words of it link to on the same page: the meaning and the source of a figure. */
  explained: { words: string; by: string }[];
}

/** The views of words by their text node: what a browser has found. */
export type Unseen = ReadonlyMap<number, string>;

/** A line without a place on a page. */
export function lineOf(kind: LineKind, text: string, name = ""): Line {
  const place = { heading: "", region: "" } as const;
  return { kind, name, runs: [{ text }], ...place, within: [], explained: [] };
}

/** All words of a line. */
export function wordsOf({ runs }: Pick<Line, "runs">): string {
  return runs.map(({ text }) => text).join("");
}

/** Equal for lines that say the same to the same people, wherever they stand. */
export function keyOf({ kind, name, runs, within }: Line): string {
  const own = runs.map(({ text, role, link, marks, unseen }) => [text, role, link, marks, unseen]);
  return JSON.stringify([kind, name, within, own]);
}

/** The lines with the views in which their words cannot be seen. */
export function markUnseen(lines: Line[], unseen: Unseen): Line[] {
  if (unseen.size === 0) return lines;
  const mark = (run: Run): Run => ({ ...run, unseen: unseen.get(run.node ?? -1) });
  return lines.map((line) => ({ ...line, runs: line.runs.map(mark) }));
}
