// Reads the accessibility tree of a page, as Playwright writes it, into lines.
import { parse } from "yaml";

import { withoutJoiners } from "../characters";
import { STAND_INS, type PageFacts } from "./in-page";
import { lineOf, type Line, type LineKind, type Part } from "./line";

export interface ReadPage extends Pick<PageFacts, "embedded"> {
  lines: Line[];
  title: string;
  language: string;
  shapes: string;
  /** Texts that a visitor sees and the tree does not tell. */
  untold: string[];
}

type Place = Pick<Line, "kind" | "within" | "heading">;

/** Roles of which the words belong to the line around them. */
const INLINE =
  /^(?:text|link|strong|emphasis|code|superscript|subscript|deletion|insertion|mark|time)$/;
const CELL = /^(?:cell|gridcell|columnheader|rowheader)$/;
const KINDS_OF_ROLES: Record<string, LineKind> = {
  heading: "heading",
  listitem: "entry",
  button: "button",
};
const PARTS: Record<string, Part> = {
  note: "notice",
  blockquote: "quotation",
  banner: "top bar",
  contentinfo: "footer",
  [STAND_INS.withoutScripts]: "without scripts",
};
const SCRIPTS: Record<string, string> = { superscript: "⁰¹²³⁴⁵⁶⁷⁸⁹", subscript: "₀₁₂₃₄₅₆₇₈₉" };

/** Joins the tree of a page, and what it lacks, into lines. */
export function readPage(snapshot: string, facts: PageFacts): ReadPage {
  const tree: unknown = parse(snapshot);
  const told = readTree(tree);
  const found = facts.lines.map(({ kind, text, name }) => lineOf(kind, decode(text), name));
  const shown = [...told, ...found].map(({ text }) => text).join("\n");
  const valueOf = (kind: LineKind, name: string) =>
    found.find((line) => line.kind === kind && line.name === name)?.text ?? "";
  const isLast = ({ kind }: Line) => kind === "unseen" || kind === "style";
  // A name that the page also shows is no line of its own.
  const isNews = ({ kind, text }: Line) =>
    kind !== "label" || !shown.replace(text, "").includes(text);
  const first = found.filter((line) => !isLast(line));
  const lines = [...first, ...told.filter(isNews), ...found.filter(isLast)];
  return {
    lines: lines.flatMap((line) => (line.kind === "data" ? readData(line.text) : line)),
    title: valueOf("setting", "og:title") || valueOf("title", ""),
    language: valueOf("language", "html"),
    shapes: [...new Set(facts.shapes)].toSorted().join("\n"),
    embedded: facts.embedded,
    untold: findUntold(facts.visible, told),
  };
}

function readTree(tree: unknown): Line[] {
  const lines: Line[] = [];
  let words = "";
  let asides: (() => void)[] = [];
  let heading = "";
  let lead = "";
  const start: Place = { kind: "text", within: [], heading: "" };
  readChildren(tree, start);
  endLine(start);
  return lines;

  function add(kind: LineKind, text: string, place: Place, name?: string): void {
    const isFrame = place.within.includes("top bar") || place.within.includes("footer");
    const line = { ...lineOf(kind, decode(text), name), within: place.within };
    if (line.text) lines.push({ ...line, heading: isFrame ? "" : place.heading || heading });
  }

  function endLine(place: Place): void {
    add(place.kind, words, place);
    words = "";
    const waiting = asides;
    asides = [];
    for (const aside of waiting) aside();
  }

  function readChildren(children: unknown, place: Place): void {
    if (typeof children === "string") words += children;
    if (!Array.isArray(children)) return;
    const nodes: unknown[] = children;
    for (const child of nodes) {
      const isLeaf = typeof child === "string";
      const entries: [string, unknown][] = isLeaf ? [[child, ""]] : Object.entries(child ?? {});
      for (const [key, value] of entries) readNode(key, value, place);
    }
  }

  function readNode(key: string, children: unknown, place: Place): void {
    const role = /^[\w-]+/.exec(key)?.[0] ?? "";
    const quoted = /^[\w-]+ ("(?:[^"\\]|\\.)*")/.exec(key)?.[1];
    const label = quoted === undefined ? "" : String(JSON.parse(quoted));
    if (key.startsWith("/")) return;
    if (label === STAND_INS.footnote) readFootnote(children, place);
    else if (INLINE.test(role)) readInline(role, label, children, place);
    else readBlock(role, label, children, place, key.endsWith("[level=1]"));
  }

  function readInline(role: string, label: string, children: unknown, place: Place): void {
    const before = words;
    words = "";
    readChildren(children, place);
    // A link without an address has its words in its name only.
    const own = decode(words) || !isLabel(label) ? words : label;
    words = before + writeScript(role, own);
    const url = role === "link" ? urlIn(children) : undefined;
    const name = decode(own) || decode(label);
    if (isLabel(label) && own !== label) asides.push(() => add("label", label, place));
    if (role === "deletion") asides.push(() => add("struck", own, place));
    if (url !== undefined && !url.startsWith("#")) asides.push(() => add("link", url, place, name));
  }

  /** Reads a footnote after the sentence that has its mark. */
  function readFootnote(children: unknown, place: Place): void {
    const note: Place = { kind: "text", heading: "", within: [...place.within, "footnote"] };
    const read = () => {
      readChildren(children, note);
      endLine(note);
    };
    if (!/[.!?:;]$/.test(decode(words))) return void asides.push(read);
    endLine(place);
    read();
  }

  function readBlock(
    role: string,
    label: string,
    children: unknown,
    place: Place,
    isTop: boolean,
  ): void {
    endLine(place);
    const part = PARTS[role] ?? PARTS[label];
    const isCell = CELL.test(role) || place.kind === "cell";
    const kind = isCell
      ? "cell"
      : (KINDS_OF_ROLES[role] ?? (place.kind === "entry" ? "entry" : "text"));
    const within = part ? [...place.within, part] : place.within;
    if (role === "row" || role === "term") lead = "";
    if (role === "heading") heading = "";
    const inside: Place = { kind, within, heading: isCell || role === "definition" ? lead : "" };
    if (isLabel(label) && role !== "row" && !CELL.test(role))
      add(/^(?:img|image)$/.test(role) ? "alt" : "label", label, inside);
    const from = lines.length;
    readChildren(children, inside);
    endLine(inside);
    const own = lines
      .slice(from)
      .map(({ text }) => text)
      .join(" ");
    if (isCell || role === "term") lead ||= own;
    if (role === "heading" && !isTop) heading = own;
  }
}

function isLabel(label: string): boolean {
  return label !== "" && !Object.values(STAND_INS).includes(label);
}

function urlIn(children: unknown): string | undefined {
  const properties: unknown[] = Array.isArray(children) ? children : [];
  const found = properties.find(
    (each) => typeof each === "object" && each !== null && "/url" in each,
  );
  return found === undefined ? undefined : String(Reflect.get(Object(found), "/url"));
}

/** Writes raised and lowered digits as such, so that 10⁶ is not 106. */
function writeScript(role: string, text: string): string {
  const digits = SCRIPTS[role];
  return digits ? text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit) : text;
}

/** Writes the tree's stand-ins as the characters that they stand for. */
function decode(text: string): string {
  return withoutJoiners(text)
    .replaceAll(STAND_INS.space, " ")
    .replaceAll(STAND_INS.softHyphen, "\u00ad")
    .replaceAll(STAND_INS.zeroWidthSpace, "\u200b")
    .replaceAll(STAND_INS.byteOrderMark, "\ufeff")
    .replace(/[\u{10fff0}-\u{10fff6}]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Reads structured data as one line for each of its values. */
function readData(json: string): Line[] {
  try {
    const lines = JSON.stringify(JSON.parse(json), undefined, 1).split("\n");
    return lines
      .filter((line) => /\w/.test(line))
      .map((line) => lineOf("data", decode(line).replace(/,$/, "")));
  } catch {
    return [lineOf("data", json)];
  }
}

/** Finds visible texts that the lines tell less often than the page shows them. */
function findUntold(visible: string[], lines: Line[]): string[] {
  const bare = (text: string) => decode(text).normalize("NFKC").replace(/\s+/g, "");
  const told = bare(lines.map(({ text }) => text).join(""));
  const counts = new Map<string, number>();
  for (const text of visible.map(bare)) counts.set(text, (counts.get(text) ?? 0) + 1);
  const isUntold = ([text, times]: [string, number]) => text && told.split(text).length <= times;
  return [...counts].filter(isUntold).map(([text]) => text);
}
