// The built specimen in; out its pages as markup, for tests of what a page must not contain, which need no browser.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "parse5";

import { elementsIn, textOf } from "../../app/publish/markup/html-tree";
import { SPECIMEN_CLIENT } from "./specimen";

interface BuiltPage {
  /** The path of the page's address; `/404.html` for a file that is no page of its own. */
  path: string;
  html: string;
  /** Its elements in document order: attributes by name, the element's name as `tag`, and its text. */
  elements: ({ tag: string; text: string } & Record<string, string>)[];
}

/** Every HTML file of the build. */
export function readPages(): BuiltPage[] {
  return readdirSync(SPECIMEN_CLIENT, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map((file) => {
      const html = readFileSync(join(SPECIMEN_CLIENT, file), "utf8");
      const elements = [...elementsIn(parse(html))].map((element) => ({
        ...Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
        tag: element.tagName,
        text: textOf(element),
      }));
      return {
        path: `/${file}`.replace(/\/(index\.html)?$|\/index\.html$/, "") || "/",
        html,
        elements,
      };
    });
}

/** The styles of a built page. */
export function stylesOf(html: string): string {
  return /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? "";
}
