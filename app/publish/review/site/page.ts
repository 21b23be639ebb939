// Reads the HTML of a page as lines: what people read, hear or follow, what machines read, and all markup around it.
import { parse } from "parse5";

import { attribute, elementsIn, rawText, type Element, type Node } from "../../markup/html-tree";
import { readHead, type Head } from "./page-head";
import { readMarkup } from "./page-markup";
import { readBody } from "./page-body";
import { lineOf, type Line } from "./record";
import { readStyleLines } from "./style-lines";

/** A page; its lines are those of its head, its words, and its markup. */
export interface Page extends Head {
  /** The declarations of its style sheets and style attributes. */
  styles: Line[];
  /** Elements that show another document, as markup: what is in them is not read. */
  embedded: string[];
  /** How many text nodes its body has. */
  texts: number;
}

/**
 * Reads a page, as a browser without JavaScript does.
 * @param html with content hashes taken out of it
 */
export function readPage(html: string): Page {
  const document = parse(html, { scriptingEnabled: false });
  const elements = [...elementsIn(document)];
  const body = elements.find(({ tagName }) => tagName === "body");
  const nodes = body ? indexTexts(body) : new Map<Node, number>();
  const words = body ? readBody(body, elements, nodes) : [];
  const { lines, ...head } = readHead(elements, words);
  return {
    ...head,
    texts: nodes.size,
    lines: [...lines, ...words, ...readMarkup(document)],
    styles: readStyles(elements),
    embedded: elements
      .filter(({ tagName }) => /^(?:iframe|frame|object|embed)$/.test(tagName))
      .map(({ tagName, attrs }) =>
        [tagName, ...attrs.map(({ name, value }) => `${name}="${value}"`)].join(" "),
      ),
  };
}

/** Every text node of the body by its place among them, as a browser counts them (`NodeFilter.SHOW_TEXT`). */
function indexTexts(body: Element): Map<Node, number> {
  const indexes = new Map<Node, number>();
  const add = (node: Node): void => {
    if (node.nodeName === "#text") indexes.set(node, indexes.size);
    else if ("childNodes" in node) node.childNodes.forEach(add);
  };
  add(body);
  return indexes;
}

/** All pages share one sheet: it is parsed once. */
const sheets = new Map<string, Line[]>();

function readStyles(elements: Element[]): Line[] {
  return elements.flatMap((element) => {
    const media = attribute(element, "media");
    const condition = media ? `@media ${media} › ` : "";
    const own = element.tagName === "style" ? linesOfSheet(rawText(element), condition) : [];
    const inline = attribute(element, "style");
    return [
      ...own,
      ...(inline ? linesOfSheet(`<${element.tagName}> { ${inline} }`, condition) : []),
    ];
  });
}

/** The declarations of a style sheet. @param condition under which all of it applies: "@media print › " */
export function linesOfSheet(css: string, condition = ""): Line[] {
  const key = condition + css;
  const known = sheets.get(key);
  if (known) return known;
  const lines = readStyleLines(css).map((text) => lineOf("style", condition + text));
  sheets.set(key, lines);
  return lines;
}
