// The HTML of one page in; out its elements, the frame apart from the page's own.
import { parse } from "parse5";

import type { Element } from "../../markup/html-tree";

export interface ParsedPage {
  path: string;
  html: Element;
  /** Top bar and footer. */
  frame: Element[];
  inner: Element[];
}

/** @param name of the file in the build, such as "about-us/index.html" */
export function parsePage(name: string, text: string): ParsedPage {
  const [html] = parse(text).childNodes.filter(isElement);
  if (!html) throw new Error(`no element in ${name}`);
  const body = html.childNodes.filter(isElement).find(({ tagName }) => tagName === "body");
  const parts = (body?.childNodes ?? []).filter(isElement);
  const isFrame = ({ tagName }: Element) => tagName === "header" || tagName === "footer";
  return {
    path: `/${name.replace(/(^|\/)index\.html$/, "")}`,
    html,
    frame: parts.filter(isFrame),
    inner: parts.filter((part) => !isFrame(part)),
  };
}

function isElement(node: object): node is Element {
  return "tagName" in node;
}
