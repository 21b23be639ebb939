// A built site in; out all that it publishes, free of what only the build knows: content hashes in file names, and the
// order of files. Equal sites have equal snapshots.
import { parse } from "parse5";

import { originOf, readTokensIn } from "../../content/source/site-tokens";
import { attribute, elementsIn, textOf, type Element } from "../../markup/html-tree";
import type {
  BuiltSite,
  PageImage,
  PageSnapshot,
  SeenText,
  SiteFile,
  Snapshot,
  Weight,
} from "../page-model";
import { readContentFiles } from "./content-files";
import { baseOf, readDrawings } from "./drawings";
import { readHead } from "./head";
import { describeImage } from "./images";
import { findLeads, leadsOn } from "./leads";
import { createLinkCheck, describeLink, readLink, type LinkCheck } from "./links";
import { readMarkup } from "./markup";
import { readSiteFiles, shortHash, type RawFile, type SiteFiles } from "./site-files";
import { readTexts } from "./texts";
import { createUsedFiles, type UsedFiles } from "./used-files";
import { widthsToRead } from "./widths";

const SHELL = "spa-fallback.html";

/** A snapshot with what a browser's reading of its pages needs. */
export interface SiteSnapshot extends Snapshot {
  context: Context;
}

/** What pages of one site share while they are read. */
interface Context {
  files: SiteFiles;
  /** The words of the drawing that an `<img>` shows. */
  wordsOf: (image: Element) => string[];
  isBroken: LinkCheck;
  /** At which its pages are read. */
  widths: number[];
}

type Drawings = Awaited<ReturnType<typeof readDrawings>>;

interface ParsedPage {
  path: string;
  file: RawFile;
  html: Element;
}

/**
 * Reads the files of a site, without a browser.
 * @throws {Error} when the built site holds no page
 */
export async function takeSnapshot(site: BuiltSite): Promise<SiteSnapshot> {
  const files = await readSiteFiles(site);
  const tokens = readTokensIn(site.content);
  const parsed = [...files.all.values()].filter(({ kind }) => kind === "page").map(parsePage);
  if (parsed.every(isShell)) throw new Error(`there is no page in ${site.client}`);
  const drawings = await readDrawings(site.content, tokens, files);
  const context: Context = {
    files,
    wordsOf: (image) => drawings.get(baseOf(attribute(image, "src") ?? "")) ?? [],
    isBroken: createLinkCheck(parsed, files, originOf(tokens)),
    widths: widthsToRead(stylesOf(files)),
  };
  const leads = findLeads(parsed, originOf(tokens));
  const ofLeads = new Set(leads.map(({ file }) => file));
  const usedFiles = createUsedFiles(
    parsed.map(({ file }) => file.published),
    files,
  );
  const describe = (page: ParsedPage) => describePage(page, context, drawings, usedFiles);
  return {
    context,
    pages: parsed.filter((page) => !isShell(page)).map(describe),
    shells: parsed.filter((page) => isShell(page) && !ofLeads.has(page.file.name)).map(describe),
    leads,
    files: mergeNamesakes([...files.all.values()]),
    content: await readContentFiles(site.content, tokens),
  };
}

function stylesOf({ all }: SiteFiles): string {
  return [...all.values()].map(({ kind, text }) => (kind === "styles" ? text : "")).join("\n");
}

/**
 * A host may send the shell for any address until the code has started; a page that leads on at once is gone before a
 * browser could read it.
 */
function isShell({ file, html }: ParsedPage): boolean {
  return file.name === SHELL || leadsOn(html);
}

function parsePage(file: RawFile): ParsedPage {
  // As a browser without JavaScript reads it.
  const document = parse(file.published, { scriptingEnabled: false });
  const html = document.childNodes.find((node): node is Element => "tagName" in node);
  if (!html) throw new Error(`there is no element in ${file.name}`);
  return { path: `/${file.name.replace(/(^|\/)index\.html$/, "")}`, file, html };
}

function describePage(
  { path, file, html }: ParsedPage,
  context: Context,
  drawings: Drawings,
  usedFiles: UsedFiles,
): PageSnapshot {
  const { files, wordsOf } = context;
  const used = usedFiles(file.published);
  if (!isShell({ path, file, html })) for (const each of [file, ...used]) each.usedBy.push(path);
  const elements = [...elementsIn(html)];
  const of = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
  const [body] = of("body");
  const [title] = of("title");
  const images = of("img").map((image) => describeImage(image, files));
  return {
    path,
    title: title ? textOf(title) : "",
    file: file.name,
    texts: (body ? readTexts(body, {}, wordsOf) : []).map(
      ({ kind, level, heading, text }): SeenText => ({
        kind,
        ...(level !== undefined && { level }),
        heading,
        text,
        unseen: [],
        look: [],
      }),
    ),
    links: of("a")
      .flatMap(readLink)
      .map((link) => describeLink(link, path, context)),
    images,
    head: readHead(html, files),
    markup: readMarkup(html, files.unhash),
    foreign: [],
    errors: [],
    isRead: false,
    widths: context.widths,
    weight: weigh(file, used, images),
    inputs: inputsOf(file, used, files, drawings),
  };
}

function weigh(page: RawFile, used: RawFile[], images: PageImage[]): Weight {
  // Of the files that a browser can choose from it loads one.
  const shown = new Set(images.flatMap(({ files }) => files.slice(0, 1)));
  const sum = (kind: SiteFile["kind"]) =>
    used
      .filter((file) => file.kind === kind && (kind !== "picture" || shown.has(file.name)))
      .reduce((total, { transferred }) => total + transferred, 0);
  return { html: page.transferred, css: sum("styles"), js: sum("code"), images: sum("picture") };
}

/** The headers count: a policy can keep a page from loading its parts. */
function inputsOf(page: RawFile, used: RawFile[], { all }: SiteFiles, drawings: Drawings): string {
  const headers = [...all.values()].filter(({ kind }) => kind === "headers");
  const files = [page, ...used, ...headers].map(({ name, hash }) => `${name} ${hash}`).toSorted();
  const words = used.flatMap(({ name }) => drawings.get(baseOf(name)) ?? []);
  return shortHash([...files, ...words].join("\n"));
}

/** Files of one name without its hash, such as the start script of each page, are compared as one. */
function mergeNamesakes(files: RawFile[]): SiteFile[] {
  const byName = new Map<string, RawFile[]>();
  for (const file of files) byName.set(file.name, [...(byName.get(file.name) ?? []), file]);
  return [...byName].flatMap(([name, group]) => {
    const sorted = group.toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
    const [first] = sorted;
    if (!first) return [];
    return {
      name,
      kind: first.kind,
      hash: sorted.length === 1 ? first.hash : shortHash(sorted.map(({ hash }) => hash).join()),
      bytes: sorted.reduce((total, { bytes }) => total + bytes, 0),
      text: sorted.map(({ text }) => text).join("\n"),
      usedBy: [...new Set(sorted.flatMap(({ usedBy }) => usedBy))],
      copies: sorted.flatMap(({ copies }) => copies),
      lies: sorted.flatMap(({ lies }) => lies),
    };
  });
}
