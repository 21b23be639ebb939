// A built folder and its content files in; out what visitors get of each page, free of what only the build knows:
// names with hashes, class names, the order of files. Equal pages of two builds have equal snapshots.
import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { parse } from "parse5";

import { attribute, elementsIn, textOf, type Element } from "../../markup/html-tree";
import { siteOrigin } from "../../env";
import { createAssets, type Assets } from "./assets";
import { readBlocks, readHeadings } from "./blocks";
import { fingerprint, markupOf } from "./markup";

/** A piece of what a page says. */
export interface Block {
  /** `alt` describes an image, `label` is said by screen readers only. */
  kind: "text" | "heading" | "alt" | "label";
  /** The headings above it, the outermost first; the page's main heading is left out. */
  heading: string[];
  text: string;
}

export interface Heading {
  level: number;
  text: string;
}

export interface PageLink {
  /** As the page spells it, files of the build without their hash. */
  href: string;
  words: string;
  /** Leads to a page, a file or a part of a page that this build does not have. */
  isBroken: boolean;
}

export interface Picture {
  /** The file without its hash. */
  src: string;
  /** SHA-256 of its bytes, the first 16 digits; empty when the file is not in the build. */
  hash: string;
  /** CSS pixels; null when the page does not say. */
  width: number | null;
  height: number | null;
  bytes: number;
  /** Null when the page gives none; empty for mere decoration. */
  alt: string | null;
  /** The widest file that a browser can choose instead. */
  largest: { width: number; bytes: number } | null;
}

/** What search engines and shared links show. */
export interface Card {
  title: string;
  description: string | null;
  canonical: string | null;
  robots: string | null;
  shareTitle: string | null;
  shareDescription: string | null;
  /** SHA-256 of the picture's bytes, the first 16 digits. */
  shareImage: string | null;
}

/** Bytes as they travel, with Brotli where the host compresses; images as they are. */
export interface Weight {
  html: number;
  css: number;
  js: number;
  images: number;
}

/** One page, or the frame that all pages share. */
export interface PageSnapshot {
  path: string;
  card: Card;
  blocks: Block[];
  headings: Heading[];
  links: PageLink[];
  images: Picture[];
  weight: Weight;
  /** Hashes: of the elements without their looks; of their classes, the frame's too, and the styles. */
  structure: string;
  looks: string;
  /** The code that runs, without its texts: hashes by the names of the files. */
  code: Record<string, string>;
}

export interface Snapshot {
  pages: PageSnapshot[];
  /** What stands alike on every page: top bar, footer, icons. */
  frame: PageSnapshot;
}

/** A page between file and snapshot. */
interface ParsedPage {
  path: string;
  html: Element;
  inner: Element[];
  frame: Element[];
}

/**
 * Reads what a build gives to visitors.
 * @param folder the built site, as a host would serve it from its root
 * @throws {Error} when the folder holds no page
 */
export async function takeSnapshot(folder: string): Promise<Snapshot> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join("/"),
    );
  const assets = await createAssets(folder, names);
  // The shell for hosts that want one is no page: it shows for a moment, and only on those.
  const files = names
    .filter((name) => name.endsWith(".html") && name !== "spa-fallback.html")
    .toSorted();
  const parsed = await Promise.all(
    files.map(async (name) => parsePage(name, await readFile(join(folder, name), "utf8"))),
  );
  const home = parsed.find(({ path }) => path === "/") ?? parsed[0];
  if (!home) throw new Error(`no page in ${folder}`);
  const parts = new Map(
    parsed.map(({ path, html }) => [
      path,
      new Set([...elementsIn(html)].flatMap((element) => attribute(element, "id") ?? [])),
    ]),
  );
  const isBroken = (path: string) => (href: string) =>
    leadsNowhere(href, path, parts, new Set(names));
  const shared = textIn(home.frame);
  const pages = parsed.map((page) =>
    describe(
      page,
      textIn(page.frame) === shared ? page.inner : [...page.frame, ...page.inner],
      assets,
      isBroken(page.path),
    ),
  );
  const icons = [...elementsIn(home.html)].filter((element) =>
    /icon|manifest/.test(attribute(element, "rel") ?? ""),
  );
  const frame = describe(home, home.frame, assets, isBroken("/"));
  return {
    pages,
    frame: {
      ...frame,
      structure: fingerprint(
        frame.structure,
        ...icons.map((icon) => markupOf(icon, assets).structure),
      ),
    },
  };
}

function parsePage(name: string, text: string): ParsedPage {
  const html = parse(text).childNodes.find((node) => "tagName" in node);
  if (!html || !("tagName" in html)) throw new Error(`no element in ${name}`);
  const body = html.childNodes.find(
    (node): node is Element => "tagName" in node && node.tagName === "body",
  );
  const parts = (body?.childNodes ?? []).filter((node): node is Element => "tagName" in node);
  const isFrame = ({ tagName }: Element) => tagName === "header" || tagName === "footer";
  const path = `/${name.replace(/(^|\/)index\.html$/, "")}`;
  return {
    path,
    html,
    inner: parts.filter((part) => !isFrame(part)),
    frame: parts.filter(isFrame),
  };
}

function textIn(elements: Element[]): string {
  return elements
    .flatMap(readBlocks)
    .map(({ kind, text }) => `${kind} ${text}`)
    .join("\n");
}

function describe(
  { path, html, frame, inner }: ParsedPage,
  parts: Element[],
  assets: Assets,
  isBroken: (href: string) => boolean,
): PageSnapshot {
  const all = [...elementsIn(html)];
  const elements = parts.flatMap((part) => [...elementsIn(part)]);
  const meta = (name: string) =>
    valueOf(
      all.find(
        (element) =>
          element.tagName === "meta" &&
          [attribute(element, "name"), attribute(element, "property")].includes(name),
      ),
      "content",
    );
  const link = (rel: string) =>
    all
      .filter((element) => element.tagName === "link" && attribute(element, "rel") === rel)
      .map((element) => attribute(element, "href") ?? "");
  const title = all.find(({ tagName }) => tagName === "title");
  const shareImage = meta("og:image");
  const images = elements
    .filter(({ tagName }) => tagName === "img")
    .map((element) => readPicture(element, assets));
  const scripts = assets.scriptsOf(
    all.flatMap((element) =>
      element.tagName === "script" ? (attribute(element, "src") ?? []) : [],
    ),
  );
  const file = path === "/" ? "/index.html" : path.endsWith(".html") ? path : `${path}/index.html`;
  return {
    path,
    card: {
      title: title ? textOf(title) : "",
      description: meta("description"),
      canonical: link("canonical")[0] ?? null,
      robots: meta("robots"),
      shareTitle: meta("og:title"),
      shareDescription: meta("og:description"),
      shareImage: shareImage === null ? null : (assets.find(shareImage)?.hash ?? shareImage),
    },
    blocks: parts.flatMap(readBlocks),
    headings: parts.flatMap(readHeadings),
    links: elements.flatMap((element) => {
      const href = element.tagName === "a" ? attribute(element, "href") : undefined;
      return href === undefined
        ? []
        : [
            {
              href: assets.plainName(href),
              words: textOf(element) || attribute(element, "aria-label") || "",
              isBroken: isBroken(href),
            },
          ];
    }),
    images,
    weight: {
      html: assets.find(file)?.travels ?? 0,
      css: sum(link("stylesheet").map((href) => assets.find(href)?.travels ?? 0)),
      js: sum(scripts.map((name) => assets.find(name)?.travels ?? 0)),
      // A picture that stands twice is loaded once.
      images: sum([
        ...new Map(images.map(({ src, hash, bytes }) => [`${src} ${hash}`, bytes])).values(),
      ]),
    },
    structure: fingerprint(...parts.map((part) => markupOf(part, assets).structure)),
    looks: fingerprint(
      ...[...frame, ...inner].map((part) => markupOf(part, assets).looks),
      ...link("stylesheet").map((href) => assets.content(href)),
    ),
    code: Object.fromEntries(
      scripts.map((name) => [assets.plainName(name), fingerprint(assets.content(name))]),
    ),
  };
}

function readPicture(element: Element, assets: Assets): Picture {
  const src = attribute(element, "src") ?? "";
  const file = assets.find(src);
  const around =
    element.parentNode &&
    "tagName" in element.parentNode &&
    element.parentNode.tagName === "picture"
      ? [...elementsIn(element.parentNode)]
      : [element];
  const choices = around
    .flatMap((each) => (attribute(each, "srcset") ?? "").split(","))
    .flatMap((candidate) => {
      const [address = "", width = ""] = candidate.trim().split(/\s+/);
      return address
        ? [
            {
              width: width.endsWith("w") ? Number(width.slice(0, -1)) : 0,
              bytes: assets.find(address)?.bytes ?? 0,
            },
          ]
        : [];
    });
  const size = (name: string) =>
    attribute(element, name) === undefined ? null : Number(attribute(element, name));
  return {
    src: assets.plainName(src),
    hash: file?.hash ?? "",
    width: size("width"),
    height: size("height"),
    bytes: file?.bytes ?? 0,
    alt: attribute(element, "alt") ?? null,
    largest: choices.toSorted((a, b) => b.width - a.width || b.bytes - a.bytes)[0] ?? null,
  };
}

/** Whether a link of this site leads to nothing in its build; of other sites nothing is known. */
function leadsNowhere(
  href: string,
  from: string,
  parts: Map<string, Set<string>>,
  files: ReadonlySet<string>,
): boolean {
  const origin = siteOrigin();
  if (!URL.canParse(href, `${origin}${from}`)) return true;
  const url = new URL(href, `${origin}${from}`);
  if (url.origin !== new URL(origin).origin) return false;
  const path = decodeURI(url.pathname).replace(/(?<=.)\/$/, "");
  const page = parts.get(path);
  if (!page) return !files.has(path.slice(1));
  return url.hash.length > 1 && !page.has(decodeURIComponent(url.hash.slice(1)));
}

function valueOf(element: Element | undefined, name: string): string | null {
  return (element && attribute(element, name)) ?? null;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
