// A page in; out its elements and attributes, one tag a line, without what is read elsewhere: words, links, pictures,
// classes. Pages with equal lines have the same structure.
import type { Element, Node } from "../../markup/html-tree";
import { isStatement } from "./head";
import type { Unhash } from "./names";
import { TEXT_ATTRIBUTES } from "./texts";

/** Ids that React counts up; a new component anywhere on the page changes them. */
const COUNTED = /:R\w*:/g;
const READ_ELSEWHERE = new Set(["class", ...Object.keys(TEXT_ATTRIBUTES)]);

/** @param html the root element of the page */
export function readMarkup(html: Element, unhash: Unhash): string[] {
  const counted = new Map<string, string>();
  const rename = (id: string) => {
    const name = counted.get(id) ?? `#${counted.size + 1}`;
    counted.set(id, name);
    return name;
  };
  const write = (node: Node): string[] => {
    if (node.nodeName === "#comment" && "data" in node)
      return node.data.trim() ? [`<!--${node.data}-->`] : [];
    if (!("tagName" in node)) return [];
    const children = ("content" in node ? node.content : node).childNodes.flatMap(write);
    if (isOfHead(node)) return children;
    const attributes = node.attrs
      .filter(({ name }) => !isReadElsewhere(node, name))
      .map(({ name, value }) => ` ${name}="${unhash(value).replace(COUNTED, rename)}"`);
    // The levels of headings belong to the words.
    const tag = /^h[1-6]$/.test(node.tagName) ? "heading" : node.tagName;
    return [
      `<${tag}${attributes.toSorted().join("")}>`,
      ...scriptText(node).map(unhash),
      ...children,
      `</${tag}>`,
    ];
  };
  return write(html);
}

function isOfHead(element: Element): boolean {
  const { tagName } = element;
  return (
    /^(html|title|meta)$/.test(tagName) ||
    (tagName === "link" && (isStatement(element) || isFetchedAhead(element)))
  );
}

/** Code of the site that runs when a link is followed (HTML, "modulepreload"); its bytes are compared. */
function isFetchedAhead({ attrs }: Element): boolean {
  const valueOf = (wanted: string) => attrs.find(({ name }) => name === wanted)?.value ?? "";
  return valueOf("rel") === "modulepreload" && /^\/(?![/\\])/.test(valueOf("href"));
}

function isReadElsewhere({ tagName }: Element, name: string): boolean {
  if (READ_ELSEWHERE.has(name)) return true;
  if (tagName === "a") return name === "href";
  return /^(img|source)$/.test(tagName) && /^(src|srcset|width|height)$/.test(name);
}

/** Code in the page itself, and the name of its styles; structured data is read as entries of the head. */
function scriptText({ tagName, attrs, childNodes }: Element): string[] {
  const type = attrs.find(({ name }) => name === "type")?.value ?? "";
  if (!/^(script|style)$/.test(tagName) || type.endsWith("json")) return [];
  return childNodes.flatMap((node) => ("value" in node && node.value.trim() ? node.value : []));
}
