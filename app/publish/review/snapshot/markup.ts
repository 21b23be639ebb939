// An element in; out two texts, its structure and its looks, each equal in two builds if nothing about it changed.
import { collapse, type Element, type Node } from "../../markup/html-tree";
import { shortHash, type Assets } from "./assets";

/** Ids that React counts up; a new component anywhere on the page changes them. */
const COUNTED = /:R\w*:/g;
/** Looks, and what tells a frame which page it is on. */
const IGNORED = /^(class|aria-current|data-discover)$/;

/** @returns `structure`: elements, attributes and text, files by the hash of their content; `looks`: the classes */
export function markupOf(part: Element, assets: Assets): { structure: string; looks: string } {
  let looks = "";
  const counted = new Map<string, string>();
  const rename = (id: string) => {
    const name = counted.get(id) ?? `#${counted.size}`;
    counted.set(id, name);
    return name;
  };
  const write = (node: Node): string => {
    if ("value" in node) return collapse(node.value);
    if (!("tagName" in node) || node.tagName === "script") return "";
    looks += `${node.attrs.find(({ name }) => name === "class")?.value.replace(/ active$/, "") ?? ""}\n`;
    const attributes = node.attrs
      .filter(({ name }) => !IGNORED.test(name))
      .map(({ name, value }) => `${name}=${plain(name, value)}`);
    return `<${[node.tagName, ...attributes.toSorted()].join(" ")}>${node.childNodes.map(write).join("")}</>`;
  };
  const plain = (name: string, value: string) => {
    if (/^(src|href|poster)$/.test(name)) return address(value);
    if (name.endsWith("srcset"))
      return value
        .split(",")
        .map((each) => address(each.trim().split(" ")[0] ?? ""))
        .join();
    return value.replace(COUNTED, rename);
  };
  const address = (value: string) =>
    `${assets.plainName(value)} ${value.startsWith("#") ? "" : fileHash(value)}`;
  // A link to a page names a file too, but that page's content is not part of this one.
  const fileHash = (value: string) =>
    /\.\w+$/.test(value) ? (assets.find(value)?.hash ?? "") : "";
  return { structure: write(part), looks };
}

/** One short hash of several texts. */
export function fingerprint(...texts: string[]): string {
  return shortHash(texts.join("\n"));
}
