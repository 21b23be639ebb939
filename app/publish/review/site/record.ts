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
  /** A declaration of a style sheet. */
  | "style"
  /** An element without its words. */
  | "markup"
  /** Words that a script adds or takes away: its name says which. */
  | "script"
  /** A line of a file that is no page, or a sentence of a document. */
  | "text";

/** Text that is linked, marked and seen alike from its first to its last character. */
export interface Run {
  text: string;
  /** What the text is, when it is not words of the line itself. "rule" is what the tool puts between two cells. */
  role?: "note" | "label" | "description" | "value" | "rule" | undefined;
  /** Where its link leads. */
  link?: string | undefined;
  /** "strong", "em", "del", "raised", "lowered", "code", sorted and joined by spaces. */
  marks?: string | undefined;
  /** Where it cannot be seen: "not at 320 px and in print", or "not visible". */
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
  region: "" | "the top bar" | "the footer";
  /** What it is a part of. "fallback" is `<noscript>`, "template" is shown when a script does so. */
  within: ("notice" | "quotation" | "fallback" | "template")[];
  /** What words of it link to on the same page: the meaning and the source of a figure. */
  explained: { words: string; by: string }[];
}

/** Where words cannot be seen, by their text node: what a browser has found. */
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

/** Whether people read the line as words, and no machine does. */
export function isWords({ kind }: Line): boolean {
  return !/^(?:setting|data|style|markup)$/.test(kind);
}

/** How a run is linked, marked and seen. */
export function manner({ role, link, marks, unseen }: Omit<Run, "text" | "node">): string {
  return [role, link, marks, unseen].join("\n");
}

/** Joins neighboring runs of one manner. */
export function joinRuns(runs: Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && manner(last) === manner(run)) last.text += run.text;
    else joined.push({ ...run });
  }
  return joined;
}

/** Returns a key that is equal for lines which say the same in the same way, wherever they stand. */
export function keyOf({ kind, name, runs, within }: Line): string {
  const words = joinRuns(runs).flatMap((run) => [manner(run), run.text]);
  return JSON.stringify([kind, name, within.join(), ...words]);
}

/** The lines with where their words cannot be seen. */
export function markUnseen(lines: Line[], unseen: Unseen): Line[] {
  const mark = (run: Run): Run => ({ ...run, unseen: unseen.get(run.node ?? -1) });
  return lines.map((line) => ({ ...line, runs: line.runs.map(mark) }));
}
