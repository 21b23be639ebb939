// Reads the pages of a built site as parsed HTML, for questions that need no browser.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { load } from "cheerio";

import { collapse } from "../../app/publish/markup/html-tree";
import { SPECIMEN_CLIENT } from "./specimen";

type BuiltPage = ReturnType<typeof readHtml>;

/** Makes the error for a missing build, which says how to make one. */
export function noBuild(client: string): Error {
  return new Error(`There is no ${relative("", client)}: tests/README.md says how to make one.`);
}

/** Lists every file of a build, by its path. @throws {Error} when there is no build */
export function listBuild(client = SPECIMEN_CLIENT): string[] {
  if (!existsSync(client)) throw noBuild(client);
  return readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(client, join(parentPath, name)));
}

/** Reads every HTML file of a build. */
export function readPages(client = SPECIMEN_CLIENT): BuiltPage[] {
  return listBuild(client)
    .filter((file) => file.endsWith(".html"))
    .map((file) => readFile(client, file));
}

/** Reads the page at a path such as "/investors" or "/404.html". @throws {Error} when the build has none */
export function readPage(path: string, client = SPECIMEN_CLIENT): BuiltPage {
  const file = path.endsWith(".html") ? path.slice(1) : `${path.slice(1) || "index"}.html`;
  return readFile(client, file);
}

/** Parsed pages, kept because many tests read the same ones. */
const parsed = new Map<string, BuiltPage>();

function readFile(client: string, file: string): BuiltPage {
  const path = join(client, file);
  const page = parsed.get(path) ?? readHtml(file, readFileSync(path, "utf8"));
  parsed.set(path, page);
  return page;
}

function readHtml(file: string, html: string) {
  // The build joins codes such as "505(b)(2)" by a character without a width.
  const $ = load(html.replaceAll("\u2060", ""), { scriptingEnabled: false });
  const each = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element));
  return {
    file,
    /** The path of its address; `/404.html` for a file that is no page of its own. */
    path: file === "404.html" ? "/404.html" : `/${file.replace(/(?:^index)?\.html$/, "")}`,
    html,
    /** The HTML of all elements that match. */
    find: (selector: string) => each(selector).map((element) => $.html(element)),
    /** The texts of all elements that match, with white space collapsed. */
    texts: (selector: string) => each(selector).map((element) => collapse(element.text())),
    /** One attribute of all elements that match; empty where they have none. */
    values: (selector: string, name: string) =>
      each(selector).map((element) => element.attr(name) ?? ""),
    /** All attributes of all elements. */
    attributes: () => each("*").flatMap((element) => Object.values(element.attr() ?? {})),
    styles: $("style").html() ?? "",
  };
}
