// Reads a built site as lines: pages, files that people or machines read, and documents.
import { getDocumentProxy, extractText } from "unpdf";

import { collapse } from "../../markup/html-tree";
import type { BuiltSite } from "../report";
import { readContentFacts, type ContentFacts } from "./content-facts";
import { readFiles, type SiteFile, type SiteFiles } from "./files";
import { linesOfSheet, readPage, type ReadPage } from "./page";
import { pathOfFile, readRedirects, type SiteRedirect } from "./redirects";
import { lineOf, type SiteLine } from "./record";

export interface ReviewedSite {
  files: SiteFiles;
  pages: ReadonlyMap<string, SitePage>;
  redirects: SiteRedirect[];
  content: ContentFacts;
}

export interface SitePage {
  path: string;
  file: SiteFile;
  page: ReadPage;
}

/** Reads a site. @throws {Error} when it has no page */
export async function readSite(site: BuiltSite): Promise<ReviewedSite> {
  const files = await readFiles(site);
  const read = [...files.values()]
    .filter(({ name }) => name.endsWith(".html"))
    .map((file) => {
      const path = pathOfFile(file.name);
      return { path, file, page: readPage(file.text ?? "", path) };
    });
  const redirects = readRedirects(files.get("_redirects")?.text ?? "");
  // Don't count pages that repeat the file of redirects, for hosts that do not read it.
  const isRedirect = ({ path, file, page }: SitePage) =>
    redirects.some(
      ({ from, to }) =>
        (from === path || from === `/${file.name}`) && page.refresh === `0; url=${to}`,
    );
  const pages = read.filter((page) => !isRedirect(page)).map((page) => [page.path, page] as const);
  if (pages.length === 0) throw new Error(`there is no page in ${site.client}.`);
  return { files, pages: new Map(pages), redirects, content: await readContentFacts(site.content) };
}

export function isIndex(name: string): boolean {
  return /\.(?:xml|ics|json|webmanifest)$/.test(name);
}

/**
 * Reads a file as lines, one for each entry of an index; undefined for one without text.
 * @throws {Error} when a document cannot be read
 */
export async function readTextFile({
  name,
  text,
  bytes,
}: SiteFile): Promise<SiteLine[] | undefined> {
  if (name.endsWith(".pdf")) return readPdfLines(bytes);
  if (name.endsWith(".css") && text !== undefined) return linesOfSheet(text);
  const isText = isIndex(name) || /\.(?:txt|vtt)$|(?:^|\/)_[a-z]+$/.test(name);
  if (!isText || text === undefined) return undefined;
  // Don't split a calendar's long line, which goes on after a line break and a space (RFC 5545, 3.1).
  const whole = name.endsWith(".ics") ? text.replace(/\r?\n /g, "") : text;
  const entry = /<(url|entry|item)\b[^]*?<\/\1>|BEGIN:VEVENT[^]*?END:VEVENT|[^\n]+/g;
  const entries = isIndex(name) ? whole.match(entry) : whole.split("\n");
  return (name === "_headers" ? namePaths(whole) : (entries ?? []))
    .map((line) => line.replace(/\s+/g, " ").trimEnd())
    .filter((line) => line.trim())
    .map((line) => lineOf("text", line));
}

/** Writes each header with its path, because the same header for other pages is a difference. */
function namePaths(headers: string): string[] {
  let path = "";
  return headers.split("\n").flatMap((line) => {
    if (/^[^\s#]/.test(line)) path = line.trim();
    return /^\s+\S/.test(line) ? [`${path} › ${line.trim()}`] : [];
  });
}

async function readPdfLines(bytes: Buffer): Promise<SiteLine[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { text } = await extractText(pdf);
  const whole = text.join("\n").replace(/(?<=\p{Ll})-\n(?=\p{Ll})/gu, "");
  return whole
    .split(/\n\s*\n|(?<=[.!?:。])\s*\n/)
    .map(collapse)
    .filter(Boolean)
    .map((part) => lineOf("text", part));
}
