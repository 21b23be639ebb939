// A built site in; out its files, the document of every page, its redirects and the content it was built from.
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { unpublishedBy } from "../../content/publication";
import { describeFile, publishedPath } from "../../content/source/collection";
import type { Unpublished } from "../../content/source/model";
import { readSource } from "../../content/source/source-file";
import { readRedirectPage } from "../../hosting/redirects";
import { listFiles } from "../../sandbox/list-files";
import { lineOf, readDocument, type Line, type PageDocument } from "../words/document";
import { readFiles, type SiteFile, type SiteFiles, type Unhash } from "./files";
import type { BuiltSite } from "../report";
import { readDrawing } from "../words/text-files";

/** All that a review knows about a site without a browser. */
export interface Site {
  files: SiteFiles;
  unhash: Unhash;
  /** By path: "/", "/about-us"; the not-found page is "/404.html". */
  pages: ReadonlyMap<string, SitePage>;
  /** Names of files, as links give them. */
  addresses: ReadonlySet<string>;
  /** Old addresses, and the paths that they redirect to. */
  redirects: ReadonlyMap<string, string>;
  content: ContentFile[];
  /** The words of the drawings of the content, by file: in a build they are outlines. */
  drawings: ReadonlyMap<string, Line[]>;
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
}

/** The file that a host may send for any address: no page of its own. */
export const SHELL = "/spa-fallback.html";

/**
 * Reads a site.
 * @param base a site that was read before: a page whose HTML is the same is not read again
 * @throws {Error} when it has no page
 */
export async function readSite(built: BuiltSite, base?: Site): Promise<Site> {
  const [{ files, unhash }, content, drawings] = await Promise.all([
    readFiles(built),
    readContent(built.content),
    readDrawings(built.content),
  ]);
  const redirects = new Map<string, string>();
  const pages = new Map<string, SitePage>();
  for (const file of files.values()) {
    if (!file.name.endsWith(".html")) continue;
    const path = pathOf(file.name);
    const redirect = readRedirectPage(file.bytes.toString());
    if (redirect) redirects.set(path, redirect.to);
    else pages.set(path, { path, file, document: readOnce(path, file, base) });
  }
  if (pages.size === 0) throw new Error(`there is no page in ${built.client}.`);
  const addresses = new Set(
    [...files.values()].flatMap(({ name, published }) => [name, published]),
  );
  return { files, unhash, addresses, pages, redirects, content, drawings };
}

function readOnce(path: string, file: SiteFile, base: Site | undefined): PageDocument {
  const known = base?.pages.get(path);
  return known?.file.hash === file.hash ? known.document : readDocument(file.text ?? "");
}

/** The path of a page: "about-us.html" is "/about-us". */
function pathOf(name: string): string {
  if (name === "404.html") return "/404.html";
  return `/${name.replace(/(?:(?:^|\/)index)?\.html$/, "")}`;
}

async function readContent(folder: string): Promise<ContentFile[]> {
  const names = (await listFiles(folder)).filter((name) => name.endsWith(".mdx"));
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), "utf8");
      const { source } = readSource(`content/${name}`, text, new Map());
      const fields: unknown = source.yaml?.toJS();
      return {
        file: source.file,
        path: publishedPath(describeFile(name).name),
        unpublished: unpublishedBy(fields),
        fields: isGroup(fields) ? fields : {},
      };
    }),
  );
}

async function readDrawings(folder: string): Promise<Map<string, Line[]>> {
  const names = (await listFiles(folder)).filter((name) => name.endsWith(".svg"));
  const read = async (name: string) =>
    [name, readDrawing(await readFile(join(folder, name), "utf8"))] as const;
  return new Map(await Promise.all(names.map(read)));
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Links of a page that lead to no page, file or part of a page of its site. */
export function brokenLinks({ path, document }: SitePage, site: Site): Line[] {
  return document.links
    .filter(({ href }) => leadsNowhere(href, path, site))
    .map(({ href, words }) =>
      lineOf("broken link", "Link that leads nowhere", `${href} (“${words}”)`),
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
