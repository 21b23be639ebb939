// What holds for any content, whatever its writers wrote: lists the pages of a build, and the texts that are missing in
// the HTML of each. `expectSound` checks a page in a browser.
import { join, resolve } from "node:path";

import { checkContent } from "../../app/publish/content/check-content";
import { collapse } from "../../app/publish/markup/html-tree";
import { readPage } from "./built-pages";

/** A page whose content is whatever its file has today. */
interface AnyPage {
  /** Its address; `/404.html` is that of every path without a page. */
  path: string;
  /** Texts of its file, and of `site.mdx`, that its HTML lacks; an image has its description there. */
  missing: string[];
}

/** Reads the published pages of a project, whose build is in `build/client`. @param root its folder */
export async function readAnySite(root: string): Promise<AnyPage[]> {
  const { pages, files } = await checkContent(resolve(root));
  const textsOf = (name: string) => {
    const texts = files.find(({ source }) => source.file === name)?.texts ?? [];
    // What visitors see later only; a paragraph may be cut into terms and words around them.
    return texts.filter(({ isLater }) => !isLater).map(({ text }) => collapse(text));
  };
  return [...pages.values()].flatMap(({ name, url, file, unpublished }) => {
    const path = name === "not-found" ? "/404.html" : url;
    if (path === undefined || unpublished) return [];
    const page = readPage(path, join(root, "build/client"));
    const written = page.find("*").flatMap(({ properties }) => Object.values(properties));
    const words = [...page.texts("*"), ...written.map(String)].map(collapse).join("\n");
    const texts = [file, ...(path === "/404.html" ? [] : ["content/site.mdx"])].flatMap(textsOf);
    return { path, missing: texts.filter((text) => !words.includes(text)) };
  });
}
