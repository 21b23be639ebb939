// A part of a page in; out its text, piece by piece, each under the headings above it.
import {
  attribute,
  collapse,
  elementsIn,
  textOf,
  type Element,
  type Node,
} from "../../markup/html-tree";
import type { Block, Heading } from "../page-model";

/** Not shown, or without text: their children are not read. */
const SILENT = /^(script|style|template|noscript|svg|head|iframe|object|video|audio|canvas)$/;
/** Elements inside a line of text; any other starts a new piece. */
const INLINE =
  /^(a|abbr|b|bdi|bdo|cite|code|data|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/;
const HEADING = /^h[1-6]$/;

/** Everything that a visitor reads or hears of this part, in order. */
export function readBlocks(part: Element): Block[] {
  const blocks: Block[] = [];
  let headings: Heading[] = [];
  let words = "";

  const add = (kind: Block["kind"], text: string) => {
    const heading = headings.filter(({ level }) => level > 1).map((above) => above.text);
    if (collapse(text)) blocks.push({ kind, heading, text: collapse(text) });
  };
  const endPiece = () => {
    add("text", words);
    words = "";
  };
  const setHeading = (heading: Heading) => {
    headings = [...headings.filter(({ level }) => level < heading.level), heading];
  };
  const walk = (node: Node, previous?: Node) => {
    if ("value" in node) words += node.value;
    if (!("tagName" in node) || isSilent(node)) return;
    const isInline = INLINE.test(node.tagName);
    if (!isInline) endPiece();
    // Under the headings around it: "Slide 2 of 5" stays in place when slides swap.
    add("label", attribute(node, "aria-label") ?? "");
    if (HEADING.test(node.tagName)) setHeading(headingOf(node));
    const whole = readWhole(node);
    if (whole) return add(whole.kind, whole.text);

    const before = headings;
    const own = isScope(node) ? firstHeading(node) : undefined;
    // An image before the heading of its slide belongs to that slide, not to the one before.
    if (own) setHeading(headingOf(own));
    if (previous && "tagName" in previous && isInline) words += " ";
    node.childNodes.forEach((child, index) => walk(child, node.childNodes[index - 1]));
    if (!isInline) endPiece();
    if (isScope(node)) headings = before;
  };

  walk(part);
  endPiece();
  return blocks;
}

/** The text of an element that is read as one piece; undefined when its children are pieces of their own. */
function readWhole(element: Element): Pick<Block, "kind" | "text"> | undefined {
  const { tagName, childNodes } = element;
  if (HEADING.test(tagName)) return { kind: "heading", text: textOf(element) };
  if (tagName === "img") return { kind: "alt", text: attribute(element, "alt") ?? "" };
  if (tagName === "input" || tagName === "textarea")
    return { kind: "text", text: attribute(element, "placeholder") ?? "" };
  if (tagName !== "tr") return undefined;
  // A cell alone does not say what its number counts.
  const cells = childNodes.filter((cell): cell is Element => "tagName" in cell);
  return { kind: "text", text: cells.map(textOf).join(" | ") };
}

/** The outline that screen readers offer. */
export function readHeadings(part: Element): Heading[] {
  return [...elementsIn(part)].filter(({ tagName }) => HEADING.test(tagName)).map(headingOf);
}

function headingOf(element: Element): Heading {
  return { level: Number(element.tagName.slice(1)), text: textOf(element) };
}

function isSilent(element: Element): boolean {
  return SILENT.test(element.tagName) || attribute(element, "hidden") !== undefined;
}

/** A part that limits its headings: what follows it is not under them. */
function isScope(element: Element): boolean {
  return (
    /^(section|article|aside|li)$/.test(element.tagName) || attribute(element, "role") === "group"
  );
}

function firstHeading(scope: Element): Element | undefined {
  for (const child of scope.childNodes) {
    if (!("tagName" in child) || isSilent(child) || isScope(child)) continue;
    const found = HEADING.test(child.tagName) ? child : firstHeading(child);
    if (found) return found;
  }
  return undefined;
}
