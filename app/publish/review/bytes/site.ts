// A built site in; out its files, the document of every page, its redirects and the content it was built from.
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { unpublishedBy } from "../../content/publication";
import { describeFile, pathOf as pagePath } from "../../content/source/collection";
import type { Unpublished } from "../../content/source/model";
import { readSource } from "../../content/source/source-file";
import { listFiles } from "../../sandbox/list-files";
import type { BuiltSite } from "../report";
import { fieldLines, isGroup, linesOfDrawing } from "../words/content-lines";
import { lineOf, readDocument, type Line, type PageDocument } from "../words/document";
import { readBoth, type SiteFile, type SiteFiles } from "./files";

export interface Site {
  files: SiteFiles;
  /** By path: "/", "/about-us"; the not-found page is "/404.html". */
  pages: ReadonlyMap<string, SitePage>;
  /** Names of files, as links give them. */
  addresses: ReadonlySet<string>;
  /** Old addresses, and the paths that they redirect to. */
  redirects: ReadonlyMap<string, string>;
  content: ContentFile[];
}

export interface SitePage {
  path: string;
  file: SiteFile;
  document: PageDocument;
}

/** A content file, whether or not today's check would pass it. */
export interface ContentFile {
  /** From the project's root: "content/about-us.mdx". */
  file: string;
  /** The path of the page it makes, "/*" for what all pages share; undefined when it makes none. */
  path: string | undefined;
  /** Undefined when it is published. */
  unpublished: Unpublished | undefined;
  fields: Record<string, unknown>;
  /** Its fields, each as a line; of a drawing its words; of a page that no build contains also its prose. */
  lines: Line[];
}

/** Reads the site before and after. @throws {Error} when one of them has no page */
export async function readSites(old: BuiltSite, now: BuiltSite): Promise<[base: Site, head: Site]> {
  const [before, after] = await readBoth(old.client, now.client);
  return [await readSite(old, before), await readSite(now, after)];
}

async function readSite({ client, content }: BuiltSite, files: SiteFiles): Promise<Site> {
  const published = readRedirects(files.get("_redirects")?.text ?? "");
  const redirects = new Map<string, string>();
  const pages = new Map<string, SitePage>();
  for (const file of files.values()) {
    if (!file.name.endsWith(".html")) continue;
    const path = pathOf(file.name);
    const document = readDocument(file.text ?? "");
    const to = published.get(path) ?? published.get(`/${file.name.replace(/\/index\.html$/, "")}`);
    if (to !== undefined && document.refresh === to) redirects.set(path, to);
    else pages.set(path, { path, file, document });
  }
  if (pages.size === 0) throw new Error(`there is no page in ${client}.`);
  const addresses = new Set(
    [...files.values()].flatMap(({ name, published: address }) => [name, address]),
  );
  return { files, addresses, pages, redirects, content: await readContent(content) };
}

/** The lines of the file `_redirects`: "/old /new 301". */
function readRedirects(text: string): Map<string, string> {
  const lines = [...text.matchAll(/^(\S+)\s+(\S+)/gm)];
  return new Map(lines.map(([, from = "", to = ""]) => [from, to]));
}

/** The path of a page: "about-us.html" is "/about-us". */
function pathOf(name: string): string {
  if (name === "404.html") return "/404.html";
  return `/${name.replace(/(?:(?:^|\/)index)?\.html$/, "")}`;
}

async function readContent(folder: string): Promise<ContentFile[]> {
  const names = (await listFiles(folder)).filter((name) => /\.(?:mdx|svg)$/.test(name));
  return Promise.all(
    names.map(async (name) => readFileOf(name, await readFile(join(folder, name), "utf8"))),
  );
}

function readFileOf(name: string, text: string): ContentFile {
  const file = `content/${name}`;
  if (name.endsWith(".svg"))
    return {
      ...{ file, path: undefined, unpublished: undefined, fields: {} },
      lines: linesOfDrawing(text),
    };
  const { source } = readSource(file, text, new Map());
  const data: unknown = source.yaml?.toJS();
  const fields = isGroup(data) ? data : {};
  const unpublished = unpublishedBy(fields);
  const prose = unpublished ? text.slice(source.bodyStart).split("\n") : [];
  return {
    ...{ file, path: publishedPath(describeFile(name).name), unpublished, fields },
    lines: [
      ...fieldLines(fields),
      ...prose.filter((line) => line.trim()).map((line) => lineOf("field", "prose", line.trim())),
    ],
  };
}

/** Links of a page that lead to no page, file or part of a page of its site. */
export function brokenLinks({ path, document }: SitePage, site: Site): Line[] {
  return document.links
    .filter(({ href }) => leadsNowhere(href, path, site))
    .map(({ href, words }) =>
      lineOf("broken link", "Link that leads nowhere", `“${words}” → ${href}`),
    );
}

function leadsNowhere(href: string, path: string, site: Site): boolean {
  if (!URL.canParse(href, "http://site.invalid")) return true;
  const { host, pathname, hash, protocol } = new URL(href, `http://site.invalid${path}`);
  if (host !== "site.invalid" || protocol !== "http:") return false;
  const target = decode(pathname).replace(/(.)\/$/, "$1");
  const page = site.pages.get(target);
  if (!page) return !site.redirects.has(target) && !site.addresses.has(target.slice(1));
  return hash.length > 1 && !page.document.ids.has(decode(hash.slice(1)));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // "%E0%A4%A" cannot be decoded, and names nothing.
    return text;
  }
}

/** Where visitors find what a content file makes: its page, "/404.html", or "/*" for what all pages share. */
function publishedPath(name: string): string | undefined {
  if (name === "site") return "/*";
  return name === "not-found" ? "/404.html" : pagePath(name);
}
