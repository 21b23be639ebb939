// Lists the files of the content folder, and says which path of the site each makes.
import { readdirSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

import { folderOf, languageOf, SITE_LANGUAGE } from "../../../schema/languages";
import { FILES } from "../../../schema/pages";
import type { ContentFile, ParsedFile } from "./model";
import { listAt, valueAt } from "./source-file";

/** A page has at most this much text: a parser of a larger one may end Node itself. */
export const MOST_BYTES = 1e6;

/**
 * Lists the files below `content/` by their paths from there, with forward slashes. Hidden files are not content.
 * @param folder its absolute path
 * @param unsaved texts from an editor, by absolute path; they may have no file yet
 * @returns the size of each in bytes; undefined for a link to nothing or to a folder
 */
export async function listContent(
  folder: string,
  unsaved: ReadonlyMap<string, string>,
): Promise<Map<string, number | undefined>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const saved = entries
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map((entry) => join(entry.parentPath, entry.name));
  const held = [...unsaved.keys()].filter((path) => path.startsWith(folder + sep));
  const sizeOf = (path: string) => {
    const file = statSync(path, { throwIfNoEntry: false });
    return unsaved.get(path)?.length ?? (file?.isFile() ? file.size : undefined);
  };
  return new Map(
    [...new Set([...saved, ...held])]
      .sort()
      .map((path) => [relative(folder, path).split(sep).join("/"), sizeOf(path)] as const)
      .filter(([name]) => !/(^|\/)\./.test(name)),
  );
}

/** The other languages that a project has folders of. @param root its folder */
export function readLanguages(root: string): string[] {
  const languages = readdirSync(join(root, "content")).map((name) => languageOf(name));
  return [...new Set(languages)].filter((lang) => lang !== SITE_LANGUAGE);
}

/** The page that a content file makes. @param file the name of an MDX file below `content/` */
export function describeFile(file: string): ContentFile {
  const name = file.replace(/(\/index)?\.mdx$/, "");
  return { file, name, path: pathOf(name) };
}

/** The path of a file's page; undefined for what is no page of its own. */
export function pathOf(name: string): string | undefined {
  if (isFrame(name) || isNotFound(name)) return undefined;
  return name === "home" ? "/" : `/${name}`;
}

/** What the page of a file shows of its prose. */
export function shownProse(name: string): ParsedFile["prose"] {
  const prose = proseOf(name);
  if (prose === "none") return "nothing";
  return prose === "words" ? "words" : "words and images";
}

/** Whether the page of a file needs prose: without it, a section or the footer of all pages is empty. */
export function needsProse(name: string): boolean {
  return !hasLayout(name) || ["words", "required"].includes(String(proseOf(name)));
}

/** What the schema of a layout says of its prose. */
function proseOf(name: string): unknown {
  const layout = layoutOf(name);
  return layout && FILES[layout].meta()?.["prose"];
}

/** The addresses under `formerly:`; wrong ones too. @param data the fields as they were written */
export function formerAddresses(data: unknown): string[] {
  return listAt(data, ["formerly"]).filter((address) => typeof address === "string");
}

/** The names of the files with a layout of their own. */
export const LAYOUT_NAMES = Object.keys(FILES);

/** The layout of a file, if it has one of its own; `site` and `not-found` are in the folder of another language too. */
export function layoutOf(name: string): keyof typeof FILES | undefined {
  const folder = folderOf(languageOf(name));
  const layout = name.slice(folder.length);
  const isKnown = folder === "" || layout === "site" || layout === "not-found";
  return isKnown && isLayout(layout) ? layout : undefined;
}

function isLayout(name: string): name is keyof typeof FILES {
  return Object.hasOwn(FILES, name);
}

/** Whether the file of this name has a layout of its own. */
export function hasLayout(name: string): boolean {
  return layoutOf(name) !== undefined;
}

/** Whether a file is the frame of all pages in a language. */
export function isFrame(name: string): boolean {
  return layoutOf(name) === "site";
}

/** Whether a file is the page of unknown paths in a language. */
export function isNotFound(name: string): boolean {
  return layoutOf(name) === "not-found";
}

/** The name of the frame of a page. */
export function frameNameOf(name: string): string {
  return `${folderOf(languageOf(name))}site`;
}

/** Whether a file is the list of its folder. */
export function isList({ file, data }: Pick<ParsedFile, "file" | "data">): boolean {
  return file.endsWith("/index.mdx") && valueAt(data, ["list"]) !== undefined;
}

/** The name of the list that a page belongs to: the nearest folder above it that is one. */
export function findList(
  name: string,
  lists: { has: (name: string) => boolean },
): string | undefined {
  const folders = name.split("/").slice(0, -1);
  const above = folders.map((_, index) => folders.slice(0, folders.length - index).join("/"));
  return above.find((folder) => lists.has(folder));
}
