// Markdown in; out the elements that GitHub makes of it, so that a test can ask what a reader sees.
import type { Nodes } from "mdast";
import { parseFragment } from "parse5";
import remarkParse from "remark-parse";
import { unified } from "unified";

import { readGfm } from "../../../app/publish/content/source/gfm";
import { escapeMarkup } from "../../../app/publish/markup/escape";
import { elementsIn, type Element } from "../../../app/publish/markup/html-tree";

/** The HTML element of each kind of node that reports use, or could be tricked into. */
const TAGS: Partial<Record<Nodes["type"], string>> = {
  blockquote: "blockquote",
  code: "pre",
  delete: "del",
  emphasis: "em",
  inlineCode: "code",
  listItem: "li",
  paragraph: "p",
  strong: "strong",
  table: "table",
  tableCell: "td",
  tableRow: "tr",
  thematicBreak: "hr",
};

/** All elements of the rendered text, in document order. */
export function renderMarkdown(markdown: string): Element[] {
  const tree = unified().use(remarkParse).use(readGfm).parse(markdown);
  return [...elementsIn(parseFragment(toHtml(tree)))];
}

function toHtml(node: Nodes): string {
  const inside =
    "children" in node ? node.children.map(toHtml).join("") : "value" in node ? node.value : "";
  switch (node.type) {
    case "root":
    case "html":
      return inside;
    case "text":
      return escapeMarkup(inside);
    case "heading":
      return `<h${node.depth}>${inside}</h${node.depth}>`;
    case "list":
      return node.ordered ? `<ol start="${node.start ?? 1}">${inside}</ol>` : `<ul>${inside}</ul>`;
    case "link":
      return `<a href="${escapeMarkup(node.url)}">${inside}</a>`;
    case "image":
      return `<img src="${escapeMarkup(node.url)}">`;
    default: {
      const tag = TAGS[node.type];
      if (!tag) throw new Error(`This test cannot render a node of the type "${node.type}".`);
      return `<${tag}>${inside}</${tag}>`;
    }
  }
}
