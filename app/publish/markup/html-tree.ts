import type { DefaultTreeAdapterTypes } from "parse5";

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

/** Yields the elements of a node in order, those of templates included. */
export function* elementsIn(node: DefaultTreeAdapterTypes.Node): Generator<Element> {
  if ("tagName" in node) yield node;
  if ("content" in node) yield* elementsIn(node.content);
  if ("childNodes" in node) for (const child of node.childNodes) yield* elementsIn(child);
}

/** Returns the value of an attribute, if any. */
export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}

/** Returns the text of an element with white space collapsed. */
export function textOf(element: Element): string {
  return collapse(rawText(element));
}

/** Collapses white space to single spaces. */
export function collapse(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Returns the text of a node as written, with a space between adjacent elements. */
export function rawText(node: Node): string {
  if ("value" in node) return node.value;
  if (!("childNodes" in node)) return "";
  const { childNodes } = node;
  const parts = childNodes.map((child, index) => {
    const isBeside = "tagName" in child && "tagName" in (childNodes[index - 1] ?? {});
    return (isBeside ? " " : "") + rawText(child);
  });
  return parts.join("");
}
