// A built site in; out a folder with its pages as bare as a page can be: the same words and pictures, nothing else to load.
import { cp, mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parse, serialize } from "parse5";

import { compressFile } from "../hosting/compress";
import type { Node } from "../markup/html-tree";

/** What makes a browser load or run something, or decides how the page looks. */
const NOT_BARE = /^(script|style|link|template|noscript)$/;

/**
 * Writes each page without style, fonts and scripts, compressed as the site is, and the pictures of the site.
 * @param client the folder of the built site
 * @param files the pages' names below it
 * @returns a new folder, which the caller removes
 */
export async function writeBarePages(client: string, files: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "bare-pages-"));
  await cp(join(client, "assets"), join(folder, "assets"), { recursive: true });
  for (const file of files) {
    const document = parse(await readFile(join(client, file), "utf8"));
    strip(document);
    await mkdir(dirname(join(folder, file)), { recursive: true });
    const bytes = Buffer.from(serialize(document));
    await writeFile(join(folder, file), bytes);
    await compressFile(folder, file, bytes);
  }
  return folder;
}

function strip(parent: { childNodes: Node[] }): void {
  parent.childNodes = parent.childNodes.filter((node) => !isDropped(node));
  for (const child of parent.childNodes) {
    if (!("tagName" in child)) continue;
    child.attrs = child.attrs.filter(({ name }) => name !== "class");
    strip(child);
  }
}

/** The policy too: it has nothing left to judge. */
function isDropped(node: Node): boolean {
  if (!("tagName" in node)) return false;
  return NOT_BARE.test(node.tagName) || node.attrs.some(({ name }) => name === "http-equiv");
}
