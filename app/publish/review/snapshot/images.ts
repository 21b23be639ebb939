// An <img> in; out what visitors get of it: the file, its size, its description, and the widest alternative.
import { attribute, elementsIn, type Element } from "../../markup/html-tree";
import type { PageImage } from "../page-model";
import type { Assets } from "./assets";

export function describeImage(element: Element, assets: Assets): PageImage {
  const src = attribute(element, "src") ?? "";
  const file = assets.find(src);
  const pixels = (name: string) => {
    const value = attribute(element, name);
    return value === undefined ? null : Number(value);
  };
  return {
    src: assets.plainName(src),
    hash: file?.hash ?? "",
    width: pixels("width"),
    height: pixels("height"),
    bytes: file?.bytes ?? 0,
    alt: attribute(element, "alt") ?? null,
    largest:
      readCandidates(element, assets).toSorted(
        (a, b) => b.width - a.width || b.bytes - a.bytes,
      )[0] ?? null,
  };
}

/** The entries of every `srcset` that a browser can choose from. */
function readCandidates(element: Element, assets: Assets): NonNullable<PageImage["largest"]>[] {
  const parent = element.parentNode;
  const isInPicture = parent && "tagName" in parent && parent.tagName === "picture";
  return (isInPicture ? [...elementsIn(parent)] : [element])
    .flatMap((each) => (attribute(each, "srcset") ?? "").split(","))
    .map((candidate) => candidate.trim().split(/\s+/))
    .filter(([address]) => address)
    .map(([address = "", width = ""]) => ({
      width: width.endsWith("w") ? Number(width.slice(0, -1)) : 0,
      bytes: assets.find(address)?.bytes ?? 0,
    }));
}
