// A site's content folder and built files in; out the words of each drawing, by the name of its file.
// A built drawing has outlines for words, so they are read where the writer wrote them.
import { resolve, join } from "node:path";
import { parse } from "parse5";

import { isDrawingName } from "../../images/formats";
import { readImage } from "../../images/image-file";
import { collapse, elementsIn, textOf } from "../../markup/html-tree";
import type { Tokens } from "../../markup/tokens";
import { listFiles } from "../../sandbox/list-files";
import { plainName } from "./names";
import type { SiteFiles } from "./site-files";

/** @returns by the built file's name without folder and hash: "slide-2.svg" */
export async function readDrawings(
  content: string,
  tokens: Tokens,
  files: SiteFiles,
): Promise<Map<string, string[]>> {
  const words = new Map<string, string[]>();
  const names = (await listFiles(content)).filter(isDrawingName);
  const folder = resolve(content);
  // Two drawings of one name in two folders cannot be told apart in the build: both have the words of both.
  const add = (name: string, texts: string[]) => {
    const known = words.get(baseOf(name)) ?? [];
    words.set(baseOf(name), [...known, ...texts.filter((text) => text && !known.includes(text))]);
  };
  const images = await Promise.all(
    names.map((name) => readImage(folder, join(folder, "page.mdx"), `./${name}`, tokens)),
  );
  for (const [index, image] of images.entries())
    // A drawing that the check refuses is in no build: what an older check let pass is compared by its bytes.
    if (typeof image !== "string" && image.type === "image/svg+xml")
      add(
        names[index] ?? "",
        image.texts.map(({ text }) => collapse(text)),
      );
  for (const { name, kind, published } of files.all.values())
    if (kind === "picture" && published) {
      const own = [...elementsIn(parse(published))];
      add(name, own.filter(({ tagName }) => /^(text|title|desc)$/.test(tagName)).map(textOf));
    }
  return words;
}

/** The file's name without folder and hash. */
export function baseOf(address: string): string {
  const plain = plainName(address.replace(/^\//, ""));
  return plain.slice(plain.lastIndexOf("/") + 1);
}
