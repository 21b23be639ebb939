// An <img> in; out what visitors get of it: the files, its size, its description.
import { attribute, elementsIn, type Element } from "../../markup/html-tree";
import type { PageImage } from "../page-model";
import { shortHash, type SiteFiles } from "./site-files";

export function describeImage(element: Element, { find, unhash }: SiteFiles): PageImage {
  const src = attribute(element, "src") ?? "";
  const pixels = (name: string) => {
    const value = attribute(element, name);
    return value === undefined ? null : Number(value);
  };
  const choices = [src, ...candidatesOf(element)];
  const hashes = choices.map((address) => `${unhash(address)} ${find(address)?.hash ?? "missing"}`);
  return {
    src: unhash(src),
    hash: shortHash(hashes.join("\n")),
    files: choices.flatMap((address) => find(address)?.name ?? []),
    width: pixels("width"),
    height: pixels("height"),
    bytes: find(src)?.bytes ?? 0,
    alt: attribute(element, "alt") ?? null,
  };
}

/** The addresses of every `srcset` that a browser can choose from. */
function candidatesOf(element: Element): string[] {
  const parent = element.parentNode;
  const isInPicture = parent && "tagName" in parent && parent.tagName === "picture";
  return (isInPicture ? [...elementsIn(parent)] : [element])
    .flatMap((each) => (attribute(each, "srcset") ?? "").split(","))
    .flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);
}
