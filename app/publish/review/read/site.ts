import type { BuiltSite } from "../handover";
import { readContentFacts, type ContentFacts } from "./content-facts";
import { readFiles, type SiteFile, type SiteFiles } from "./files";
import type { ReadPage } from "./page";

export interface ReviewedSite {
  files: SiteFiles;
  /** The file of each page, by its path. */
  pages: ReadonlyMap<string, SiteFile>;
  redirects: { from: string; to: string }[];
  content: ContentFacts;
}

export interface Sites {
  base: ReviewedSite;
  head: ReviewedSite;
}

export interface PagePair {
  path: string;
  /** The path before the page moved. */
  from: string;
  old?: SiteFile | undefined;
  now?: SiteFile | undefined;
}

/** What a browser read of a page on both sides. */
export interface Reading {
  pair: PagePair;
  old?: ReadPage | undefined;
  now?: ReadPage | undefined;
  failure?: string;
}

/** Reads a built site and the content it was built from. */
export async function readSite(site: BuiltSite): Promise<ReviewedSite> {
  const files = await readFiles(site);
  const rules = files.get("_redirects")?.text?.matchAll(/^\s*([^\s#]\S*)\s+(\S+)/gm) ?? [];
  const redirects = [...rules].map(([, from = "", to = ""]) => ({ from, to }));
  const pages = [...files.values()].filter(({ name }) => name.endsWith(".html"));
  return {
    files,
    pages: new Map(pages.map((file) => [pathOfFile(file.name), file])),
    redirects,
    content: await readContentFacts(site.content),
  };
}

/** Pairs the pages of two sites by their addresses and redirects. */
export function pairPages({ base, head }: Sites): PagePair[] {
  const moved = new Map<string, string>();
  for (const path of base.pages.keys()) {
    const to = head.pages.has(path) ? undefined : findTarget(path, head);
    if (to !== undefined && head.pages.has(to) && !base.pages.has(to)) moved.set(to, path);
  }
  const pairs = [...head.pages].map(([path, now]): PagePair => {
    const from = moved.get(path) ?? path;
    return { path, from, now, old: base.pages.get(from) };
  });
  const kept = new Set(pairs.map(({ from }) => from));
  const gone = [...base.pages].filter(([path]) => !kept.has(path));
  return [...pairs, ...gone.map(([path, old]) => ({ path, from: path, old }))];
}

/** Finds where a path leads; undefined when no redirect names it. */
export function findTarget(path: string, { redirects }: ReviewedSite): string | undefined {
  return redirects.find(({ from }) =>
    from.endsWith("*") ? path.startsWith(from.slice(0, -1)) : from.replace(/(.)\/$/, "$1") === path,
  )?.to;
}

/** Returns the path of a page: "about-us.html" is "/about-us". */
export function pathOfFile(name: string): string {
  return `/${name.replace(/(?:(?:^|\/)index)?\.html$/, "")}`;
}
