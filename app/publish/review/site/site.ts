// Reads a built site as a set of texts: one for each page, file that people or machines read, and document.
import { getDocumentProxy, extractText } from "unpdf";

import type { BuiltSite } from "../report";
import { readContentFacts, type ContentFacts } from "./content-facts";
import { readBoth, type SiteFile, type SiteFiles } from "./files";
import { lineOf, readPageText, type PageText, type TextLine, type Unseen } from "./page-text";
import { pathOf, readRedirects, type Redirect } from "./redirects";

export interface Site {
  files: SiteFiles;
  /** By path: "/", "/about-us"; the not-found page is "/404". */
  pages: ReadonlyMap<string, SitePage>;
  /** Where the host or a page sends visitors. */
  redirects: Redirect[];
  content: ContentFacts;
}

export interface SitePage {
  path: string;
  file: SiteFile;
  text: PageText;
}

/** Reads the site before and after. @throws {Error} when one of them has no page */
export async function readSites(old: BuiltSite, now: BuiltSite): Promise<[base: Site, head: Site]> {
  const [before, after] = await readBoth(old.client, now.client);
  return [await readSite(old, before), await readSite(now, after)];
}

async function readSite({ client, content }: BuiltSite, files: SiteFiles): Promise<Site> {
  const facts = await readContentFacts(content);
  const read = [...files.values()]
    .filter(({ name }) => name.endsWith(".html"))
    .map((file) => ({ path: pathOf(file.name), file, text: textOf(file, facts) }));
  const redirects = readRedirects(files.get("_redirects")?.text ?? "", read);
  // A page that only does what the file of redirects says already is for hosts that do not read that file.
  const isRedirect = ({ path, text }: SitePage) =>
    redirects.some(({ from, to }) => from === path && text.refresh === `0; url=${to}`);
  const pages = read.filter((page) => !isRedirect(page)).map((page) => [page.path, page] as const);
  if (pages.length === 0) throw new Error(`there is no page in ${client}.`);
  return { files, pages: new Map(pages), redirects, content: facts };
}

/** A page as text. @param unseen what a browser has found */
export function textOf(file: SiteFile, { drawings }: ContentFacts, unseen?: Unseen): PageText {
  return readPageText(file.text ?? "", drawings, unseen);
}

/** A file of a site as lines; undefined for one that is no text for a reader, such as a script or a picture. */
export async function readTextFile({
  name,
  text,
  bytes,
}: SiteFile): Promise<TextLine[] | undefined> {
  if (name.endsWith(".pdf")) return (await readPdf(bytes)).map(lineOf);
  const isText = /\.(?:xml|txt|ics|json|webmanifest|vtt)$|(?:^|\/)_[a-z]+$/.test(name);
  if (!isText || text === undefined) return undefined;
  // A long line of a calendar goes on after a line break and a space (RFC 5545, 3.1); each tag of XML begins a line.
  const whole = name.endsWith(".ics") ? text.replace(/\r?\n /g, "") : text;
  return whole
    .replace(/(?<=>)\s*(?=<[^/])/g, "\n")
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => lineOf(line.trimEnd()));
}

/** The words of a PDF, a line each. */
async function readPdf(bytes: Buffer): Promise<string[]> {
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    const { text } = await extractText(pdf);
    return text.flatMap((page) => page.split("\n")).filter((line) => line.trim());
  } catch (error) {
    return [`This PDF cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
}
