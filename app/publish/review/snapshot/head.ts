// A page's elements in; out what it tells browsers, search engines and networks, each under a name that people use.
import { attribute, elementsIn, textOf, type Element } from "../../markup/html-tree";
import type { HeadEntry } from "../page-model";
import type { SiteFiles } from "./site-files";

const NAMES: Record<string, string> = {
  description: "Description",
  robots: "Instructions for search engines",
  canonical: "Address for search engines",
  "og:title": "Title when shared",
  "og:description": "Description when shared",
  "og:image": "Picture when shared",
  "og:image:alt": "Picture when shared, its description",
  "og:url": "Address when shared",
};
/** Files of the page, which are compared as files. */
const LOADED = /^(stylesheet|preload|modulepreload|icon|apple-touch-icon|manifest|prefetch)$/;

/** Whether a `<link>` says something of the page, and does not load a part of it. */
export function isStatement(link: Element): boolean {
  return !LOADED.test(attribute(link, "rel") ?? "");
}

/** @param html the root element of the page */
export function readHead(html: Element, { find, unhash }: SiteFiles): HeadEntry[] {
  const elements = [...elementsIn(html)];
  const of = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
  return [
    ...html.attrs.map(({ name, value }) => ({ name: name === "lang" ? "Language" : name, value })),
    ...of("title")
      .slice(0, 1)
      .map((title) => ({ name: "Title", value: textOf(title) })),
    ...of("meta").map((meta): HeadEntry => {
      const [key, name = "charset"] = ["name", "property", "http-equiv"]
        .map((each) => [each, attribute(meta, each)] as const)
        .find(([, value]) => value !== undefined) ?? ["charset"];
      const content = attribute(meta, "content") ?? attribute(meta, "charset") ?? "";
      // The file of a picture keeps its name when its content changes.
      const file = name === "og:image" ? find(content) : undefined;
      const value = unhash(content) + (file ? ` (${file.hash})` : "");
      return { name: NAMES[name] ?? name, value: value + others(meta, [key, "content"]) };
    }),
    ...of("link")
      .filter(isStatement)
      .map((link): HeadEntry => {
        const rel = attribute(link, "rel") ?? "";
        const value = (attribute(link, "href") ?? "") + others(link, ["rel", "href"]);
        return { name: NAMES[rel] ?? `Link ${rel}`, value };
      }),
    ...of("script")
      .filter((script) => attribute(script, "type")?.endsWith("json"))
      .flatMap((script) => readData(textOf(script))),
  ];
}

function others({ attrs }: Element, known: string[]): string {
  return attrs
    .filter(({ name }) => !known.includes(name))
    .map(({ name, value }) => ` ${name}=${value}`)
    .join("");
}

/** Structured data (schema.org) as one entry for each value, named by where it stands. */
function readData(json: string): HeadEntry[] {
  const flatten = (value: unknown, path: string[]): HeadEntry[] =>
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, entry]) => flatten(entry, [...path, key]))
      : [{ name: `Structured data, ${path.join(" › ")}`, value: String(value) }];
  try {
    return flatten(JSON.parse(json), []);
  } catch {
    return [{ name: "Structured data", value: json }];
  }
}
