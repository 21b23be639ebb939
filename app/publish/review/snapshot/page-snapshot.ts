// One parsed page in; out its snapshot: its card, text, links, images, weight, and hashes of its markup, style and code.
import { attribute, elementsIn, textOf, type Element } from "../../markup/html-tree";
import type { PageSnapshot, SearchCard, SiteLink } from "../page-model";
import type { Assets } from "./assets";
import { readBlocks, readHeadings } from "./blocks";
import { describeImage } from "./images";
import type { LinkCheck } from "./links";
import { fingerprint, markupOf } from "./markup";
import type { ParsedPage } from "./parsed-page";

/** @param parts the elements that count as this page's own */
export function describePage(
  { path, html, frame, inner }: ParsedPage,
  parts: Element[],
  assets: Assets,
  isBroken: LinkCheck,
): PageSnapshot {
  const all = [...elementsIn(html)];
  const elements = parts.flatMap((part) => [...elementsIn(part)]);
  const images = elements
    .filter(({ tagName }) => tagName === "img")
    .map((element) => describeImage(element, assets));
  const styles = linked(all, "stylesheet");
  const scripts = assets.scriptsOf(
    all.flatMap((element) =>
      element.tagName === "script" ? (attribute(element, "src") ?? []) : [],
    ),
  );
  const file = path === "/" ? "/index.html" : path.endsWith(".html") ? path : `${path}/index.html`;
  const sizeOf = (addresses: string[]) =>
    sum(addresses.map((address) => assets.find(address)?.transferred ?? 0));
  // An image that is on the page twice is loaded once.
  const loaded = new Map(images.map(({ src, hash, bytes }) => [`${src} ${hash}`, bytes]));
  return {
    path,
    card: readCard(all, assets),
    blocks: parts.flatMap(readBlocks),
    headings: parts.flatMap(readHeadings),
    links: readLinks(elements, assets, (href) => isBroken(href, path)),
    images,
    weight: {
      html: sizeOf([file]),
      css: sizeOf(styles),
      js: sizeOf(scripts),
      images: sum([...loaded.values()]),
    },
    structure: fingerprint(...parts.map((part) => markupOf(part, assets).structure)),
    looks: fingerprint(
      ...[...frame, ...inner].map((part) => markupOf(part, assets).looks),
      ...styles.map((href) => assets.content(href)),
    ),
    code: Object.fromEntries(
      scripts.map((name) => [assets.plainName(name), fingerprint(assets.content(name))]),
    ),
  };
}

function readCard(all: Element[], assets: Assets): SearchCard {
  const meta = (name: string) => {
    const element = all.find(
      (each) =>
        each.tagName === "meta" &&
        [attribute(each, "name"), attribute(each, "property")].includes(name),
    );
    return (element && attribute(element, "content")) ?? null;
  };
  const title = all.find(({ tagName }) => tagName === "title");
  const shareImage = meta("og:image");
  return {
    title: title ? textOf(title) : "",
    description: meta("description"),
    canonical: linked(all, "canonical")[0] ?? null,
    robots: meta("robots"),
    shareTitle: meta("og:title"),
    shareDescription: meta("og:description"),
    shareImage: shareImage === null ? null : (assets.find(shareImage)?.hash ?? shareImage),
  };
}

function readLinks(
  elements: Element[],
  assets: Assets,
  isBroken: (href: string) => boolean,
): SiteLink[] {
  return elements
    .filter(({ tagName }) => tagName === "a")
    .flatMap((element) => {
      const href = attribute(element, "href");
      if (href === undefined) return [];
      const words = textOf(element) || attribute(element, "aria-label") || "";
      return [{ href: assets.plainName(href), words, isBroken: isBroken(href) }];
    });
}

/** The addresses of `<link rel>`. */
function linked(all: Element[], rel: string): string[] {
  return all
    .filter((element) => element.tagName === "link" && attribute(element, "rel") === rel)
    .map((element) => attribute(element, "href") ?? "");
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
