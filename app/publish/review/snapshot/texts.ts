// A part of a page in; out everything that people read or hear of it, piece by piece, each under the headings above it.
import {
  attribute,
  collapse,
  textOf,
  type Element,
  type Node,
  type Template,
} from "../../markup/html-tree";
import type { SeenText, TextKind } from "../page-model";
import type { SeenTree } from "./sight";

/** Without text of their own, or read elsewhere: their children are not read. */
const SILENT = /^(script|style|head)$/;
/** Elements inside a line of text; any other starts a new piece. */
const INLINE =
  /^(a|abbr|b|bdi|bdo|cite|code|data|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr|tspan)$/;
const HEADING = /^h[1-6]$/;
/** Attributes that people read or hear, in the order in which they are. */
export const TEXT_ATTRIBUTES: Record<string, TextKind> = {
  "aria-label": "label",
  "aria-description": "label",
  "aria-roledescription": "label",
  "aria-valuetext": "label",
  "aria-placeholder": "label",
  title: "title",
  alt: "alt",
  placeholder: "text",
  label: "text",
};

interface Above {
  level: number;
  text: string;
}

/** A text as one view shows it. */
export interface ViewedText extends Pick<SeenText, "kind" | "level" | "heading" | "text"> {
  /** The words of it that cannot be seen: all, none, or some. */
  hidden: string;
  /** The words of it that screen readers leave out (WAI-ARIA, aria-hidden); undefined for none. */
  unheard?: string;
  look: string;
  top: number;
  bottom: number;
}

type SeenTreeParts = Pick<SeenTree, "sights" | "generated">;

/** A text node, or a space that only styles show. */
type Words = { text: string; node?: Node };

/** What is known while the nodes of a part are read, in order. */
interface Reader extends SeenTreeParts {
  wordsOf: (image: Element) => string[];
  texts: ViewedText[];
  headings: Above[];
  /** The words of the line that is being read. */
  piece: Words[];
}

/**
 * Everything that a visitor reads or hears of this part, in order.
 * @param seen what a browser said of its nodes; without it everything counts as seen
 * @param wordsOf the words of the drawing that an `<img>` shows
 */
export function readTexts(
  part: Element,
  { sights = new Map(), generated = new Set() }: Partial<SeenTreeParts> = {},
  wordsOf: (image: Element) => string[] = () => [],
): ViewedText[] {
  const reader: Reader = { sights, generated, wordsOf, texts: [], headings: [], piece: [] };
  walk(reader, part, false);
  endPiece(reader);
  return reader.texts;
}

/** @param isRead its text is part of a piece that was added */
function walk(reader: Reader, node: Node, isRead: boolean): void {
  const { generated, piece } = reader;
  if (isText(node)) {
    if (generated.has(node)) add(reader, "generated", [{ text: node.value, node }]);
    else if (!isRead) piece.push({ text: node.value, node });
    return;
  }
  if (!isElement(node) || SILENT.test(node.tagName)) return;
  const isInline = INLINE.test(node.tagName);
  if (!isInline && !isRead) endPiece(reader);
  if (!isRead) reader.piece.push(...signBefore(node));
  const before = reader.headings;
  const own = isScope(node) ? firstHeading(node) : undefined;
  // An image before the heading of its slide belongs to that slide, not to the one before.
  if (own) setHeading(reader, headingOf(own));
  // Under the headings around it: "Slide 2 of 5" stays in place when slides swap.
  addAttributes(reader, node);
  const isWhole = !isRead && addWhole(reader, node);
  const all = childrenOf(node);
  all.forEach((child, index) => {
    const previous = all[index - 1];
    if (previous && isElement(previous) && isElement(child)) reader.piece.push({ text: " " });
    walk(reader, child, isRead || isWhole);
  });
  if (!isInline && !isRead) endPiece(reader);
  if (isScope(node)) reader.headings = before;
}

/** A heading and a row of a table are one piece, whatever elements are in them. */
function addWhole(reader: Reader, element: Element): boolean {
  const { generated } = reader;
  if (HEADING.test(element.tagName)) {
    setHeading(reader, headingOf(element));
    add(reader, "heading", wordsIn(element, generated), headingOf(element).level);
    return true;
  }
  if (element.tagName !== "tr") return false;
  add(reader, "text", wordsOfRow(element, generated));
  return true;
}

function addAttributes(reader: Reader, element: Element): void {
  for (const { name, value } of element.attrs) {
    const kind = TEXT_ATTRIBUTES[name] ?? (isButtonWords(element, name) ? "text" : undefined);
    if (kind) add(reader, kind, [{ text: value, node: element }]);
  }
  if (element.tagName === "img")
    for (const text of reader.wordsOf(element)) add(reader, "drawing", [{ text, node: element }]);
}

function add(
  { texts, headings, sights }: Reader,
  kind: TextKind,
  words: Words[],
  level?: number,
): void {
  const text = textOfWords(words);
  if (!text) return;
  const nodes = words.flatMap(({ node }) =>
    node && (!isText(node) || node.value.trim()) ? node : [],
  );
  const known = nodes.flatMap((node) => sights.get(node) ?? []);
  const isHidden = ({ node }: Words) => node && sights.get(node)?.isSeen === false;
  const unheard = textOfWords(words.filter(({ node }) => node && isUnheard(node)));
  texts.push({
    kind,
    ...(level !== undefined && { level }),
    heading: headings.filter((above) => above.level > 1).map((above) => above.text),
    text,
    hidden: textOfWords(words.filter(isHidden)),
    ...(unheard && { unheard }),
    look: [...new Set(known.map(({ look }) => look))].filter(Boolean).join(" / "),
    top: known[0]?.top ?? 0,
    bottom: Math.max(0, ...known.map(({ bottom }) => bottom)),
  });
}

function endPiece(reader: Reader): void {
  add(reader, "text", reader.piece);
  reader.piece = [];
}

function setHeading(reader: Reader, heading: Above): void {
  reader.headings = [...reader.headings.filter(({ level }) => level < heading.level), heading];
}

function textOfWords(words: Words[]): string {
  return collapse(words.map(({ text }) => text).join(""));
}

function isUnheard(node: Node): boolean {
  if (isElement(node) && attribute(node, "aria-hidden") === "true") return true;
  const around = node.parentNode;
  return around !== null && "tagName" in around && isUnheard(around);
}

/** A cell alone does not say what its number counts. */
function wordsOfRow(row: Element, generated: Set<Node>): Words[] {
  const cells = childrenOf(row).filter(isElement);
  return cells.flatMap((cell, index) => [
    ...(index > 0 ? [{ text: " | " }] : []),
    ...wordsIn(cell, generated),
  ]);
}

/** Elements without a space between them are separated by styles: a number and its label. */
function wordsIn(element: Element, generated: Set<Node>): Words[] {
  return childrenOf(element).flatMap((child, index, all): Words[] => {
    if (isText(child)) return generated.has(child) ? [] : [{ text: child.value, node: child }];
    if (!isElement(child)) return [];
    const previous = all[index - 1];
    const space = previous && isElement(previous) ? [{ text: " " }] : [];
    return [...space, ...signBefore(child), ...wordsIn(child, generated)];
  });
}

/** 10<sup>6</sup> is not 106; the number of a footnote is in brackets. */
function signBefore(element: Element): Words[] {
  const isPower = element.tagName === "sup" && /^[\p{L}\p{N}+−–-]/u.test(textOf(element));
  return isPower ? [{ text: "^" }] : [];
}

function headingOf(element: Element): Above {
  return { level: Number(element.tagName.slice(1)), text: textOf(element) };
}

/** What is written on a field or a button. */
function isButtonWords({ tagName, attrs }: Element, name: string): boolean {
  const type = attrs.find((each) => each.name === "type")?.value ?? "";
  return name === "value" && tagName === "input" && !/^(hidden|checkbox|radio)$/.test(type);
}

/** A part that limits its headings: what follows it is not under them. */
function isScope(element: Element): boolean {
  return (
    /^(section|article|aside|li)$/.test(element.tagName) || attribute(element, "role") === "group"
  );
}

function firstHeading(scope: Element): Element | undefined {
  for (const child of childrenOf(scope)) {
    if (!isElement(child) || SILENT.test(child.tagName) || isScope(child)) continue;
    const found = HEADING.test(child.tagName) ? child : firstHeading(child);
    if (found) return found;
  }
  return undefined;
}

function childrenOf(element: Element | Template): Node[] {
  return "content" in element ? element.content.childNodes : element.childNodes;
}

function isText(node: Node): node is Extract<Node, { value: string }> {
  return "value" in node;
}

function isElement(node: Node): node is Element {
  return "tagName" in node;
}
