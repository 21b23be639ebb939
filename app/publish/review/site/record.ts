// Describes a line: a block of a page, or an entry of a file. A page's own words are in `text`
// only, the tool's in all other fields.

export type LineKind =
  | "heading"
  | "paragraph"
  | "entry"
  | "row"
  | "button"
  /** What only some people hear or see. */
  | "label"
  /** Words of the head, such as "Title". */
  | "field"
  /** What browsers and search engines obey, such as "Language". */
  | "setting"
  /** A value of structured data, named by its path. */
  | "data"
  | "style"
  | "markup"
  /** Words that a script adds or takes away. */
  | "script"
  /** A line of a file, or a sentence of a document. */
  | "text";

/** Text that is linked, marked and seen alike. */
export interface Run {
  text: string;
  /** What it is besides words of the line; "rule" stands between cells. */
  role?: "note" | "label" | "description" | "value" | "rule" | undefined;
  link?: string | undefined;
  /** Whether it links to its meaning on the same page. */
  isExplained?: boolean;
  marks?: string | undefined;
  /** "not at 320 px and in print", "not visible". */
  unseen?: string | undefined;
  /** The place of its text node in the body. */
  node?: number | undefined;
}

export interface SiteLine {
  kind: LineKind;
  /** In the tool's words; empty for what has words only. */
  name: string;
  runs: Run[];
  heading: string;
  region: "" | "the top bar" | "the footer";
  /** "fallback" is `<noscript>`; a script shows a "template". */
  within: ("notice" | "quotation" | "fallback" | "template")[];
}

export type Unseen = ReadonlyMap<number, string>;

/** Makes a line without a place on a page. */
export function lineOf(kind: LineKind, text: string, name = ""): SiteLine {
  const place = { heading: "", region: "" } as const;
  return { kind, name, runs: [{ text }], ...place, within: [] };
}

export function textOfLine({ runs }: Pick<SiteLine, "runs">): string {
  return runs.map(({ text }) => text).join("");
}

/** Tells whether people read the line. */
export function isWordLine({ kind }: SiteLine): boolean {
  return !/^(?:setting|data|style|markup)$/.test(kind);
}

/** Returns a key of how a run is linked, marked and seen. */
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

/** Collapses white space over all runs, and removes empty ones. */
export function tidyRuns(runs: Run[]): Run[] {
  const tidy: Run[] = [];
  for (const run of runs) {
    const last = tidy.at(-1);
    const text = run.text.replace(/\s+/g, " ");
    const own = !last || last.text.endsWith(" ") ? text.replace(/^ /, "") : text;
    if (last && own === " " && manner(last) !== manner(run)) tidy.push({ text: " " });
    else if (own) tidy.push({ ...run, text: own });
  }
  const last = tidy.at(-1);
  if (last) last.text = last.text.replace(/ $/, "");
  return tidy.at(-1)?.text === "" ? tidy.slice(0, -1) : tidy;
}

/** Returns a key that is equal for lines which say the same in the same way. */
export function keyOfLine({ kind, name, runs, within }: SiteLine): string {
  const words = joinRuns(runs).flatMap((run) => [manner(run), run.text]);
  return JSON.stringify([kind, name, within.join(), ...words]);
}

/** Adds to lines where their words cannot be seen. */
export function markUnseen(lines: SiteLine[], unseen: Unseen): SiteLine[] {
  const mark = (run: Run): Run => ({ ...run, unseen: unseen.get(run.node ?? -1) });
  return lines.map((line) => ({ ...line, runs: line.runs.map(mark) }));
}
