// Compares two sites: every page as text, every other text file, and the rest by name, size and hash.
import { basename } from "node:path/posix";

import type { FileChange } from "../report";
import { isHashLine, lineOf, type PageText, type TextLine } from "../site/page-text";
import { pairPages, type PagePair } from "../site/pages";
import { readTextFile, type Site, type SitePage } from "../site/site";
import { cutPassages, type TextPassage } from "./passages";

/** A passage with all of its places: the same lines of the footer are one passage of every page. */
export interface PlacedPassage extends TextPassage {
  /** The paths of its pages; none for a file. */
  pages: string[];
  /** The name of its file; undefined for a page. */
  file?: string;
  /** How many times it is on its page. */
  times: number;
  /** It is all of a page, which is new or was removed. */
  isWhole: boolean;
}

export interface SiteDiff {
  pairs: PagePair[];
  passages: PlacedPassage[];
  files: FileChange[];
}

/** The last lines of a page are hashes: what they stand for has no words. */
const MEANINGS: Record<string, string> = {
  Styles: "The style sheet differs.",
  "Other markup": "Markup that nobody reads differs: elements, attributes or scripts.",
};

/**
 * Compares two sites.
 * @param read a page as text, with what a browser has found
 */
export async function diffSites(
  base: Site,
  head: Site,
  read: (page: SitePage, side: "old" | "now", path: string) => PageText,
): Promise<SiteDiff> {
  const pairs = pairPages(base, head);
  const found = new Map<string, PlacedPassage>();
  for (const { path, old, now } of pairs) {
    const isSameFile = old?.file.hash === now?.file.hash;
    // The words of a drawing differ without its page.
    if (isSameFile && isEqual(old?.text.lines, now?.text.lines)) continue;
    const before = old && read(old, "old", path).lines;
    const after = now && read(now, "now", path).lines;
    for (const passage of comparePages(before, after, isSameFile))
      add(found, passage, path, !(before && after));
  }
  const pageFiles = new Set(pairs.flatMap(({ old, now }) => [old?.file.name, now?.file.name]));
  const files: FileChange[] = [];
  for (const name of new Set([...base.files.keys(), ...head.files.keys()])) {
    const [old, now] = [base.files.get(name), head.files.get(name)];
    if (old?.hash === now?.hash || pageFiles.has(name)) continue;
    const [before, after] = [old && (await readTextFile(old)), now && (await readTextFile(now))];
    const passages = before || after ? cutPassages(before ?? [], after ?? []) : [];
    for (const passage of passages) {
      // A document is published under two addresses.
      const key = `${name.endsWith(".pdf") ? basename(name) : name} ${keyOf(passage)}`;
      const known = found.get(key);
      if (!known) found.set(key, { ...passage, pages: [], file: name, times: 1, isWhole: false });
      else if (known.file === name) known.times++;
    }
    if (passages.length === 0) files.push({ name, action: actionOf(old, now) });
  }
  return { pairs, passages: [...found.values()], files };
}

function isEqual(old: TextLine[] = [], now: TextLine[] = []): boolean {
  return old.length === now.length && old.every(({ text }, index) => text === now[index]?.text);
}

function keyOf({ pairs }: TextPassage): string {
  return JSON.stringify(pairs.map(({ old, now }) => [old?.text, now?.text]));
}

function add(
  found: Map<string, PlacedPassage>,
  passage: TextPassage,
  path: string,
  isWhole: boolean,
): void {
  // A page that is new is no passage of another one, even if their words are equal.
  const key = (isWhole ? path : "") + keyOf(passage);
  const known = found.get(key);
  if (!known) found.set(key, { ...passage, pages: [path], times: 1, isWhole });
  else if (known.pages.includes(path)) known.times += known.pages.length === 1 ? 1 : 0;
  else known.pages.push(path);
}

/** @returns at least one passage when the files of the pages differ */
function comparePages(
  old: TextLine[] = [],
  now: TextLine[] = [],
  isSameFile: boolean,
): TextPassage[] {
  const isWords = ({ text }: TextLine) => !isHashLine(text);
  const words = cutPassages(old.filter(isWords), now.filter(isWords));
  const isWhole = old.length === 0 || now.length === 0;
  const hashes = ["Styles", "Other markup"].filter(
    (name) => !isWhole && hashIn(old, name) !== hashIn(now, name),
  );
  // Nothing of what the lines say differs, but the order or the nesting of something does.
  if (words.length + hashes.length === 0 && !isSameFile) hashes.push("Other markup");
  return [...words, ...hashes.map((name) => describeHash(MEANINGS[name] ?? name))];
}

function hashIn(lines: TextLine[], name: string): string | undefined {
  return lines.find(({ text }) => text.startsWith(`${name}: `))?.text;
}

function describeHash(meaning: string): TextPassage {
  const line = lineOf(meaning);
  return { heading: "", before: "", after: "", pairs: [{ old: line, now: line }] };
}

/** Whether a passage stands for the style sheet, which may change each page in another way. */
export function isStyles({ pairs }: TextPassage): boolean {
  return pairs[0]?.now?.text === MEANINGS["Styles"];
}

function actionOf(old: unknown, now: unknown): FileChange["action"] {
  if (old === undefined) return "added";
  return now === undefined ? "removed" : "changed";
}
