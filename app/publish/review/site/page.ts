// Reads the HTML of a page as lines: words, settings, and markup.
import { parse } from "parse5";

import { escapePattern } from "../../markup/escape";
import { attribute, elementsIn, rawText, type Element, type Node } from "../../markup/html-tree";
import { readHead, type PageHead } from "./page-head";
import { readMarkup, withoutCounters } from "./page-markup";
import { readBody } from "./page-body";
import { isWordLine, lineOf, type SiteLine } from "./record";
import { readStyleLines } from "./style-lines";

export interface ReadPage extends PageHead {
  styles: SiteLine[];
  /** Elements that show another document, which is not read. */
  embedded: string[];
  texts: number;
}

/**
 * Reads a page as a browser without JavaScript does.
 * @param path its address, which settings and markup of similar pages do not share
 */
export function readPage(html: string, path = "/"): ReadPage {
  const document = parse(html, { scriptingEnabled: false });
  const elements = [...elementsIn(document)];
  const body = elements.find(({ tagName }) => tagName === "body");
  const nodes = body ? indexTexts(body) : new Map<Node, number>();
  const words = body ? readBody(body, elements, nodes) : [];
  const own = new RegExp(`${escapePattern(path)}(?![\\w-])`, "g");
  const withoutPath = (line: SiteLine): SiteLine =>
    path === "/" || isWordLine(line)
      ? line
      : { ...line, runs: line.runs.map((run) => ({ ...run, text: run.text.replace(own, "/…") })) };
  const { lines, ...head } = readHead(elements, words);
  return {
    ...head,
    texts: nodes.size,
    lines: [...lines, ...words, ...readMarkup(elements)].map(withoutPath),
    styles: readStyles(elements),
    embedded: elements
      .filter(({ tagName }) => /^(?:iframe|frame|object|embed)$/.test(tagName))
      .map(({ tagName, attrs }) =>
        [tagName, ...attrs.map(({ name, value }) => `${name}="${value}"`)].join(" "),
      ),
  };
}

/** Numbers the text nodes of the body as a browser counts them (`NodeFilter.SHOW_TEXT`). */
function indexTexts(body: Element): Map<Node, number> {
  const indexes = new Map<Node, number>();
  const add = (node: Node): void => {
    if (node.nodeName === "#text") indexes.set(node, indexes.size);
    else if ("childNodes" in node) node.childNodes.forEach(add);
  };
  add(body);
  return indexes;
}

/** Parses a sheet once, because all pages share it. */
const sheets = new Map<string, SiteLine[]>();

function readStyles(elements: Element[]): SiteLine[] {
  return elements.flatMap((element) => {
    const media = attribute(element, "media");
    const condition = media ? `@media ${media} › ` : "";
    const sheet = element.tagName === "style" ? linesOfSheet(rawText(element), condition) : [];
    const inline = attribute(element, "style");
    return [
      ...sheet,
      ...(inline ? linesOfSheet(`<${element.tagName}> { ${inline} }`, condition) : []),
    ];
  });
}

/** Reads the declarations of a style sheet under a condition such as "@media print › ". */
export function linesOfSheet(css: string, condition = ""): SiteLine[] {
  const key = condition + css;
  const known = sheets.get(key);
  if (known) return known;
  const lines = readStyleLines(withoutCounters(css)).map((text) =>
    lineOf("style", condition + text),
  );
  sheets.set(key, lines);
  return lines;
}
