// Reads the attributes, descendants and text of elements from parse5.
import type { DefaultTreeAdapterTypes } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;
export type Template = DefaultTreeAdapterTypes.Template;
export type Node = DefaultTreeAdapterTypes.ChildNode;

/** All elements of a document or an element, itself included, in document order, with the content of templates. */
export function* elementsIn(node: DefaultTreeAdapterTypes.Node): Generator<Element> {
  if ("tagName" in node) yield node;
  if ("content" in node) yield* elementsIn(node.content);
  if ("childNodes" in node) for (const child of node.childNodes) yield* elementsIn(child);
}

/** The value of an attribute; undefined when there is none. */
export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}

/** The text of an element, with white space collapsed. */
export function textOf(element: Element): string {
  return collapse(rawText(element));
}

/** Runs of white space as one space, none at the ends. */
export function collapse(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/**
 * The text of an element as it is written; of styles and scripts exactly what a browser reads. Adjacent elements without
 * a space between them are separated by styles: a number and its label.
 */
export function rawText(node: Node): string {
  if ("value" in node) return node.value;
  if (!("childNodes" in node)) return "";
  return node.childNodes
    .map((child, index) =>
      "tagName" in child && index > 0 && "tagName" in (node.childNodes[index - 1] ?? {})
        ? ` ${rawText(child)}`
        : rawText(child),
    )
    .join("");
}
