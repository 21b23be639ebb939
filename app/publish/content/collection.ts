// Lists content files, and says what page each makes.
import { statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

import { FILES } from "../../schema/pages";
import type { ContentFile } from "./model";
import { listAt } from "./source-file";

export const LAYOUT_NAMES = Object.keys(FILES);

/** Lists the paths below `content/`, hidden ones left out; true for a file, false for a link that leads to none. */
export async function listContent(folder: string): Promise<Map<string, boolean>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const files = paths.map((path) => {
    const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
    return [relative(folder, path).split(sep).join("/"), isFile] as const;
  });
  return new Map(files.filter(([name]) => !/(^|\/)\./.test(name)));
}

/** Describes a file by its path below `content/`. */
export function describeFile(file: string): ContentFile {
  const name = file.replace(/(\/index)?\.mdx$/, "");
  return { file, name, path: pathOf(name) };
}

/** Returns the path of a file's page, if it has one. */
export function pathOf(name: string): string | undefined {
  if (name === "site" || name === "not-found") return undefined;
  return name === "home" ? "/" : `/${name}`;
}

/** Returns the layout of a file, if it has its own. */
export function layoutOf(name: string): keyof typeof FILES | undefined {
  const isLayout = (layout: string): layout is keyof typeof FILES => Object.hasOwn(FILES, layout);
  return isLayout(name) ? name : undefined;
}

/** Tells whether a file has a layout of its own. */
export function hasLayout(name: string): boolean {
  return layoutOf(name) !== undefined;
}

/** Returns the name of the list that a page would be an entry of: that of its folder. */
export function listOf(name: string): string {
  return name.split("/").slice(0, -1).join("/");
}

/** Returns the addresses under `formerly:`, also wrong ones. */
export function listFormerAddresses(data: unknown): string[] {
  return listAt(data, ["formerly"]).filter((address) => typeof address === "string");
}
