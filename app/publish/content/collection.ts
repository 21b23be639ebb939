// Lists content files, and says what page each makes.
import { readdirSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

import { folderOf, languageOf, SITE_LANGUAGE } from "../../schema/languages";
import { FILES } from "../../schema/pages";
import type { ContentFile } from "./model";
import { listAt } from "./source-file";

/** The most text of a page, because parsing more may end Node itself. */
export const MOST_BYTES = 1e6;

/**
 * Lists the files below `content/` by relative path, without hidden ones.
 * @returns sizes in bytes; undefined for a link to nothing or to a folder
 */
export async function listContent(folder: string): Promise<Map<string, number | undefined>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const files = paths.map((path) => {
    const file = statSync(path, { throwIfNoEntry: false });
    const name = relative(folder, path).split(sep).join("/");
    return [name, file?.isFile() ? file.size : undefined] as const;
  });
  return new Map(files.filter(([name]) => !/(^|\/)\./.test(name)));
}

/** Lists the languages that have a folder, besides the site's own. */
export function readLanguages(root: string): string[] {
  const languages = readdirSync(join(root, "content")).map((name) => languageOf(name));
  return [...new Set(languages)].filter((lang) => lang !== SITE_LANGUAGE);
}

/** Describes a file by its path below `content/`. */
export function describeFile(file: string): ContentFile {
  const name = file.replace(/(\/index)?\.mdx$/, "");
  return { file, name, path: pathOf(name) };
}

/** Returns the path of a file's page, if it has one. */
export function pathOf(name: string): string | undefined {
  if (isFrame(name) || isNotFound(name)) return undefined;
  return name === "home" ? "/" : `/${name}`;
}

/** Returns the addresses under `formerly:`, also wrong ones. */
export function listFormerAddresses(data: unknown): string[] {
  return listAt(data, ["formerly"]).filter((address) => typeof address === "string");
}

export const LAYOUT_NAMES = Object.keys(FILES);

/** Returns the layout of a file, if it has its own; each language has `site` and `not-found`. */
export function layoutOf(name: string): keyof typeof FILES | undefined {
  const folder = folderOf(languageOf(name));
  const layout = name.slice(folder.length);
  const isKnown = folder === "" || layout === "site" || layout === "not-found";
  return isKnown && isLayout(layout) ? layout : undefined;
}

function isLayout(name: string): name is keyof typeof FILES {
  return Object.hasOwn(FILES, name);
}

/** Tells whether a file has a layout of its own. */
export function hasLayout(name: string): boolean {
  return layoutOf(name) !== undefined;
}

/** Tells whether a file is the frame of a language. */
export function isFrame(name: string): boolean {
  return layoutOf(name) === "site";
}

/** Tells whether a file is the page of unknown paths. */
export function isNotFound(name: string): boolean {
  return layoutOf(name) === "not-found";
}

/** Returns the name of the frame of a page. */
export function frameNameOf(name: string): string {
  return `${folderOf(languageOf(name))}site`;
}

/** Finds the nearest list above a page. */
export function findList(
  name: string,
  lists: { has: (name: string) => boolean },
): string | undefined {
  const folders = name.split("/").slice(0, -1);
  const above = folders.map((_, index) => folders.slice(0, folders.length - index).join("/"));
  return above.find((folder) => lists.has(folder));
}
