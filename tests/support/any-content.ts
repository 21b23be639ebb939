// What holds for any content, whatever its writers wrote: a project with its build in; out its pages, and what is
// missing in the HTML of each. `expectSound` checks a page in a browser.
import { readFileSync } from "node:fs";
import { basename, extname, resolve } from "node:path";

import { checkContent } from "../../app/publish/content/check-content";
import type { CheckedPage, SeenFile } from "../../app/publish/content/source/model";
import type { ImageFile } from "../../app/publish/images/image-file";
import { collapse } from "../../app/publish/markup/html-tree";
import { readPage } from "./built-pages";

/** A site whose content is whatever its folder has today. */
export interface AnySite {
  /** The folder of its build. */
  client: string;
  pages: AnyPage[];
  /** What `site.mdx` shows on every page. */
  frame: SeenFile | undefined;
}

interface AnyPage extends Pick<CheckedPage, "images"> {
  /** Its address; `/404.html` is that of every path without a page. */
  path: string;
  seen: SeenFile | undefined;
}

/** Texts that a page shows only after something has happened, or above a list, and those of `site.mdx` for some pages. */
const SHOWN_LATER =
  /^(signup\.status|termsTitle|labels\..*|forwardLooking|shortName|domain|email|phone|address)$/;

/** Reads the published pages of a project, whose build is in `build/client`. @param root its folder */
export async function readAnySite(root: string): Promise<AnySite> {
  const { pages, seen } = await checkContent(resolve(root));
  const seenIn = (file: string) => seen.find(({ source }) => source.file === file);
  const published = [...pages.values()].flatMap(({ name, url, file, images, unpublished }) => {
    const path = name === "not-found" ? "/404.html" : url;
    return path === undefined || unpublished ? [] : [{ path, images, seen: seenIn(file) }];
  });
  return {
    client: resolve(root, "build/client"),
    pages: published,
    frame: seenIn("content/site.mdx"),
  };
}

/** What of a page's file is missing in its HTML. */
export function findMissing(site: AnySite, { path, images, seen }: AnyPage): string[] {
  const page = readPage(path, site.client);
  const words = [
    ...page.texts("*"),
    ...page.find("*").flatMap(({ properties }) => Object.values(properties).map(String)),
  ]
    .map(collapse)
    .join("\n");
  const files = [seen, ...(path === "/404.html" ? [] : [site.frame])];
  return [
    ...(seen ? files.flatMap((file) => missingTexts(file, words)) : ["all of its texts"]),
    ...[...images.values()]
      .filter((image) => !twinsOf(image, site).some(({ name }) => words.includes(assetStart(name))))
      .map(({ name }) => name),
    ...(page.find("h1").length === 1 ? [] : ["one main heading"]),
  ];
}

function missingTexts(file: SeenFile | undefined, words: string): string[] {
  const shown = file?.passages.filter(({ field }) => !SHOWN_LATER.test(field)) ?? [];
  return (
    shown
      // The check puts a sign where a superscript begins. A paragraph may be cut into terms and words around them.
      .map(({ text, raw }) => (raw === "^" ? "" : collapse(text)))
      .filter((text) => !words.includes(text))
  );
}

/** How the addresses of all files that the build makes of an image begin. */
function assetStart(name: string): string {
  return `/assets/${basename(name, extname(name))}-`;
}

/** An image, and those of the same bytes: the build publishes one of them. */
function twinsOf(image: ImageFile, { pages }: AnySite): ImageFile[] {
  const read = (one: ImageFile) => readFileSync("prepared" in one ? one.prepared : one.path);
  const bytes = read(image);
  return pages
    .flatMap(({ images }) => [...images.values()])
    .filter((other) => other === image || read(other).equals(bytes));
}
