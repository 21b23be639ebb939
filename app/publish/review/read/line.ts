/** The kinds of lines, by their names in the report. */
export const KINDS = {
  title: "Title",
  description: "Description",
  heading: "Heading",
  text: "",
  entry: "",
  cell: "Cell",
  button: "Button",
  label: "Read aloud",
  alt: "Picture, in words",
  drawing: "Words in a drawing",
  tooltip: "Tooltip",
  unseen: "Not shown at this width",
  struck: "Struck out",
  link: "Link",
  document: "",
  /** Technical: what browsers and search engines read. */
  language: "Language",
  part: "Link within the page",
  address: "Address",
  refresh: "Sends visitors on",
  policy: "Policy",
  setting: "Setting",
  data: "Data",
  picture: "Picture file",
  script: "Script",
  style: "Style",
  header: "Header",
  redirect: "Redirect",
  index: "",
  markup: "Only spaces, comments, names, or the order and nesting of elements differ",
} as const;

export type LineKind = keyof typeof KINDS;

const TECHNICAL = Object.keys(KINDS).slice(Object.keys(KINDS).indexOf("language"));

export type Region = "notice" | "quotation" | "footnote" | "top bar" | "footer" | "without scripts";

export interface Line {
  /** Words of the site, never of this tool. */
  text: string;
  kind: LineKind;
  /** The heading above it, the first cell of its row, or the term that it defines. */
  heading: string;
  within: readonly Region[];
  /** What the site calls it, such as the words of a link. */
  name?: string;
}

/** Makes a line that stands in no part of a page. */
export function lineOf(kind: LineKind, text: string, name?: string): Line {
  const line: Line = { text, kind, heading: "", within: [] };
  return name === undefined ? line : { ...line, name };
}

/** Tells whether people read the lines of a kind. */
export function isForPeople(kind: LineKind): boolean {
  return !TECHNICAL.includes(kind);
}

/** Tells whether a line stands around what a page says by itself. */
export function isInFrame({ within }: Pick<Line, "within">): boolean {
  return within.includes("top bar") || within.includes("footer");
}

/** Tells whether a line is the target of a link, whose words are a line of their own. */
export function isTarget(kind: LineKind): boolean {
  return kind === "link" || kind === "part";
}

/** Returns a key that is equal for lines which say the same in the same way. */
export function keyOfLine({ kind, name, text, within }: Line): string {
  return JSON.stringify([kind, isTarget(kind) ? "" : name, within, text]);
}
