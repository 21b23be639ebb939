// A part of a page in; out what it says, piece by piece, each under the headings that stand above it.
import {
  attribute,
  collapse,
  elementsIn,
  textOf,
  type Element,
  type Node,
} from "../../markup/html-tree";
import type { Block, Heading } from "./snapshot";

/** Not shown, or no words: their children are not read. */
const SILENT = /^(script|style|template|noscript|svg|head|iframe|object|video|audio|canvas)$/;
/** Elements that stand in a line of text; any other begins a new piece. */
const INLINE =
  /^(a|abbr|b|bdi|bdo|cite|code|data|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/;
const HEADING = /^h[1-6]$/;

/** All that a visitor reads or hears of this part, in its order. */
export function readBlocks(part: Element): Block[] {
  const blocks: Block[] = [];
  let headings: Heading[] = [];
  let words = "";

  const add = (kind: Block["kind"], text: string) => {
    if (collapse(text))
      blocks.push({
        kind,
        heading: headings.filter(({ level }) => level > 1).map((heading) => heading.text),
        text: collapse(text),
      });
  };
  const endPiece = () => {
    add("text", words);
    words = "";
  };
  const walk = (node: Node, previous?: Node) => {
    if ("value" in node) words += node.value;
    if (!("tagName" in node) || isSilent(node)) return;
    if (HEADING.test(node.tagName) || !INLINE.test(node.tagName)) endPiece();
    // Of its surroundings: "Slide 2 of 5" stays where it is when slides change places.
    add("label", attribute(node, "aria-label") ?? "");
    if (HEADING.test(node.tagName)) return enter(node);
    if (node.tagName === "img") return add("alt", attribute(node, "alt") ?? "");
    if (node.tagName === "input" || node.tagName === "textarea")
      return add("text", attribute(node, "placeholder") ?? "");
    // A row is read as one: the cell alone does not say what its number counts.
    if (node.tagName === "tr")
      return add(
        "text",
        node.childNodes
          .filter((cell): cell is Element => "tagName" in cell)
          .map(textOf)
          .join(" | "),
      );

    const before = headings;
    const own = isScope(node) ? firstHeading(node) : undefined;
    // An image stands before the heading of its own slide, not under the one before.
    if (own) setHeading(own);
    if (previous && "tagName" in previous && INLINE.test(node.tagName)) words += " ";
    node.childNodes.forEach((child, index) => walk(child, node.childNodes[index - 1]));
    if (!INLINE.test(node.tagName)) endPiece();
    if (isScope(node)) headings = before;
  };
  const setHeading = (element: Element) => {
    const level = Number(element.tagName.slice(1));
    headings = [
      ...headings.filter((heading) => heading.level < level),
      { level, text: textOf(element) },
    ];
  };
  const enter = (element: Element) => {
    setHeading(element);
    add("heading", textOf(element));
  };

  walk(part);
  endPiece();
  return blocks;
}

/** The outline that screen readers offer. */
export function readHeadings(part: Element): Heading[] {
  return [...elementsIn(part)]
    .filter(({ tagName }) => HEADING.test(tagName))
    .map((element) => ({ level: Number(element.tagName.slice(1)), text: textOf(element) }));
}

function isSilent(element: Element): boolean {
  return SILENT.test(element.tagName) || attribute(element, "hidden") !== undefined;
}

/** Parts whose headings end where they end. */
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
