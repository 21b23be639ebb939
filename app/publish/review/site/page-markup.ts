// Hashes what the lines of a page leave out, so that a lost label or another script differs even beside other changes.
import type { DefaultTreeAdapterTypes } from "parse5";

import { attribute, rawText, type Element } from "../../markup/html-tree";
import { shortHash } from "./files";
import { isSaidInHead } from "./page-head";

/** Attributes that lines say, or that follow from words, as the address of a heading does. */
const SAID = /^(?:alt|title|placeholder|aria-(?:label|description))$/;
/** Attributes whose value only has to be there: another picture has another size, another day another date. */
const PRESENT = /^(?:width|height|viewBox|datetime|id|start)$/;
/** Attributes that name an element of the page: what counts is where they lead. */
const REFERENCE = /^(?:for|aria-(?:labelledby|describedby|controls)|popovertarget|headers|form)$/;

/**
 * A hash of the set of elements that a page has, each with its attributes and its parent's: another paragraph of the
 * same kind is no difference, as its words are a line; another attribute of one of them is.
 */
export function hashMarkup(document: DefaultTreeAdapterTypes.Document): string {
  const found = new Set<string>();
  const ids = new Map<string, string>();
  const visit = (node: DefaultTreeAdapterTypes.Node, parent: string, read: typeof describe) => {
    if (isPreviewBar(node)) return;
    const isElement = "tagName" in node;
    if (isElement && isSaidInHead(node)) return;
    const own = isElement ? read(node, ids) : parent;
    if (isElement) found.add(`${parent} > ${own}`);
    // What it draws follows from the words beside it.
    if (isElement && attribute(node, "data-amount") !== undefined) return;
    if ("content" in node) visit(node.content, own, read);
    if ("childNodes" in node) for (const child of node.childNodes) visit(child, own, read);
  };
  visit(document, "", (element) => {
    const id = attribute(element, "id");
    if (id !== undefined) ids.set(id, element.tagName);
    return "";
  });
  found.clear();
  visit(document, "", describe);
  return shortHash([...found].toSorted().join("\n"));
}

/** A hash of the style sheets in the page. */
export function hashStyles(elements: Element[]): string {
  const styles = elements.filter(({ tagName }) => tagName === "style");
  return shortHash(styles.map((style) => style.childNodes.map(rawText).join("")).join("\n"));
}

/** The bar at the foot of a preview: it names the build, which differs in every comparison. */
export function isPreviewBar(node: DefaultTreeAdapterTypes.Node): boolean {
  return (
    "tagName" in node && node.tagName === "aside" && attribute(node, "aria-label") === "Preview"
  );
}

function describe(element: Element, ids: ReadonlyMap<string, string>): string {
  const targetOf = (value: string) =>
    value.split(" ").map((id) => ids.get(id.replace(/^#/, "")) ?? "nothing");
  const attributes = element.attrs.flatMap(({ name, value }) => {
    if (SAID.test(name) || (name === "src" && /^(?:img|script)$/.test(element.tagName))) return [];
    if (PRESENT.test(name)) return [name];
    if (REFERENCE.test(name)) return [`${name}=${targetOf(value).join(" ")}`];
    if (name === "href" && element.tagName === "a")
      return [value.startsWith("#") ? `href=#${targetOf(value).join(" ")}` : name];
    // Scripts and styles that change are files and lines of their own.
    if (name === "href") return [`href=${value.replace(/~[0-9a-f]{8}/g, "")}`];
    if (name === "srcset") return [`srcset=${value.replace(/\S*\/\S+/g, "")}`];
    return [`${name}=${value}`];
  });
  const script = element.tagName === "script" ? [scriptOf(element)] : [];
  return [element.tagName, ...attributes.toSorted(), ...script].join(" ");
}

function scriptOf(script: Element): string {
  const source = attribute(script, "src");
  const text = script.childNodes.map(rawText).join("");
  // The values of structured data are lines, but not its types.
  const types = new Set(text.match(/"@\w+":\s*"[^"]*"/g));
  const isData = /json$/.test(attribute(script, "type") ?? "");
  return source?.replace(/~[0-9a-f]{8}/g, "") ?? (isData ? [...types].toSorted().join() : text);
}
