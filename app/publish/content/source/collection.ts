// The content folder in; out the names of its files, and which path of the site each makes.
import { access, constants, readdir, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";

import { LAYOUTS } from "../../../schema/pages";
import type { ContentFile } from "./model";
import { listAt } from "./source-file";

/** The files below `content/`: their paths from there, with forward slashes. */
export interface Listing {
  files: string[];
  /** Files, or files in folders, whose names begin with a dot: nothing reads them. */
  hidden: string[];
  /** Files that cannot be opened, such as links to files that are gone. */
  unreadable: string[];
  /** Texts that are too large to be read. */
  large: string[];
}

/** The most bytes that a text may have; pages of words have a few thousand. */
const LARGEST = 1_000_000;

/**
 * Lists the content folder.
 * @param folder its absolute path
 * @param unsaved texts that an editor holds, by absolute path; they may have no file yet
 */
export async function listContent(
  folder: string,
  unsaved: ReadonlyMap<string, string>,
): Promise<Listing> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const nameOf = (path: string) => relative(folder, path).split(sep).join("/");
  const saved = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => nameOf(join(entry.parentPath, entry.name)));
  const held = [...unsaved.keys()].filter((path) => path.startsWith(folder + sep)).map(nameOf);
  const names = [...new Set([...saved, ...held])].sort();
  const visible = names.filter((name) => !isHidden(name));
  const sizes = await Promise.all(
    visible.map(
      async (name) => unsaved.get(join(folder, name))?.length ?? (await sizeOf(join(folder, name))),
    ),
  );
  const isLarge = (name: string, index: number) =>
    /\.(mdx|txt)$/.test(name) && (sizes[index] ?? 0) > LARGEST;
  return {
    files: visible.filter((name, index) => sizes[index] !== undefined && !isLarge(name, index)),
    hidden: names.filter(isHidden),
    unreadable: visible.filter((_, index) => sizes[index] === undefined),
    large: visible.filter(isLarge),
  };
}

/** All that are visible, whether they can be read or not. */
export function listedNames({ files, unreadable, large }: Listing): string[] {
  return [...files, ...unreadable, ...large].sort();
}

/** The page that a content file makes. @param file the name of an MDX file below `content/` */
export function describeFile(file: string): ContentFile {
  const name = file.replace(/(\/index)?\.mdx$/, "");
  return { file, name, path: hasLayout(name) ? LAYOUTS[name].path : `/${name}` };
}

/** Where visitors find what a content file makes: its page, "/404.html", or "/*" for what all pages share. */
export function publishedPath(name: string): string | undefined {
  if (name === "site") return "/*";
  return name === "not-found" ? "/404.html" : describeFile(`${name}.mdx`).path;
}

/** The addresses under `formerly:`; wrong ones too. @param data the fields as they were written */
export function formerAddresses(data: unknown): string[] {
  return listAt(data, ["formerly"]).filter((address) => typeof address === "string");
}

/** The names of the files with a layout of their own. */
export const LAYOUT_NAMES = Object.keys(LAYOUTS).filter(hasLayout);

/** Whether the file of this name has a layout of its own. */
export function hasLayout(name: string): name is keyof typeof LAYOUTS {
  return Object.hasOwn(LAYOUTS, name);
}

function isHidden(file: string): boolean {
  return /(^|\/)\./.test(file);
}

/** In bytes; undefined for what is no file that can be read: a lost link, a link to a folder, a pipe. */
async function sizeOf(path: string): Promise<number | undefined> {
  try {
    await access(path, constants.R_OK);
    const status = await stat(path);
    return status.isFile() ? status.size : undefined;
  } catch {
    return undefined;
  }
}
