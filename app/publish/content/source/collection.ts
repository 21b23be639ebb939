// Lists the files of the content folder, and says which path of the site each makes.
import { statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

import { FILES } from "../../../schema/pages";
import type { ContentFile, ParsedFile } from "./model";
import { listAt } from "./source-file";

/** The names of the files below `content/`: their paths from there, with forward slashes. */
export interface Listing {
  files: string[];
  /** Those that are broken symbolic links. */
  broken: ReadonlySet<string>;
}

/**
 * Lists the files below `content/`. Hidden files are not content.
 * @param folder its absolute path
 * @param unsaved texts from an editor, by absolute path; they may have no file yet
 */
export async function listContent(
  folder: string,
  unsaved: ReadonlyMap<string, string>,
): Promise<Listing> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const saved = entries
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map((entry) => join(entry.parentPath, entry.name));
  const held = [...unsaved.keys()].filter((path) => path.startsWith(folder + sep));
  const nameOf = (path: string) => relative(folder, path).split(sep).join("/");
  const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  const names = new Set([...saved, ...held].map(nameOf));
  return {
    files: [...names].filter((name) => !/(^|\/)\./.test(name)).sort(),
    broken: new Set(saved.filter((path) => !isFile(path)).map(nameOf)),
  };
}

/** The page that a content file makes. @param file the name of an MDX file below `content/` */
export function describeFile(file: string): ContentFile {
  const name = file.replace(/(\/index)?\.mdx$/, "");
  return { file, name, path: pathOf(name) };
}

/** The path of a file's page; undefined for what is no page of its own. */
export function pathOf(name: string): string | undefined {
  if (name === "site" || name === "not-found") return undefined;
  return name === "home" ? "/" : `/${name}`;
}

/** What the page of a file shows of its prose. */
export function shownProse(name: string): ParsedFile["prose"] {
  if (name === "not-found") return "nothing";
  return name === "site" ? "words" : "words and images";
}

/** Whether the page of a file needs prose: without it, a section or the footer of all pages is empty. */
export function needsProse(name: string): boolean {
  return !hasLayout(name) || ["site", "home", "about-us", "drug-pipeline"].includes(name);
}

/** Where visitors find what a content file makes: its page, "/404.html", or "/*" for what all pages share. */
export function publishedPath(name: string): string | undefined {
  if (name === "site") return "/*";
  return name === "not-found" ? "/404.html" : pathOf(name);
}

/** The addresses under `formerly:`; wrong ones too. @param data the fields as they were written */
export function formerAddresses(data: unknown): string[] {
  return listAt(data, ["formerly"]).filter((address) => typeof address === "string");
}

/** The names of the files with a layout of their own. */
export const LAYOUT_NAMES = Object.keys(FILES).filter(hasLayout);

/** Whether the file of this name has a layout of its own. */
export function hasLayout(name: string): name is keyof typeof FILES {
  return Object.hasOwn(FILES, name);
}
