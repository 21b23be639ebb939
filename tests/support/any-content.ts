// What holds for any content, whatever its writers wrote: a project with its build in; out its pages, and the texts that
// are missing in the HTML of each. `expectSound` checks a page in a browser.
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

/** Texts that a page shows only after something has happened, or above a list, and those of `site.mdx` for some pages. */
const SHOWN_LATER =
  /^(signup\.status|termsTitle|labels\..*|banner\..*|forwardLooking|shortName|domain|email|phone|address)$/;

/** Reads the published pages of a project, whose build is in `build/client`. @param root its folder */
export async function readAnySite(root: string): Promise<AnyPage[]> {
  const { pages, seen } = await checkContent(resolve(root));
  const textsOf = (name: string) => {
    const passages = seen.find(({ source }) => source.file === name)?.passages ?? [];
    // The check puts a sign where a superscript begins. A paragraph may be cut into terms and words around them.
    const shown = passages.filter(({ field, raw }) => raw !== "^" && !SHOWN_LATER.test(field));
    return shown.map(({ text }) => collapse(text));
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
