// The name of an image or a document in a content file in; out why there is no such file, and which one was probably meant.
import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";

import { nearest } from "../problems/did-you-mean";

/** A kind of file that content files name. */
export interface AssetKind {
  /** With its article: "an image file". */
  what: string;
  /** Below `content/`. */
  folder: string;
  /** In words: ".svg, .png or .jpg". */
  endings: string;
  isOne: (name: string) => boolean;
}

/**
 * Why there is no file of this name, as a sentence for the writer; undefined when there is one.
 * @param folder absolute path of `content/`
 * @param contentFile absolute path of the file that names it
 */
export function explainAssetName(
  folder: string,
  contentFile: string,
  name: string,
  { what, folder: place, endings, isOne }: AssetKind,
): string | undefined {
  if (!isOne(name)) return `expected ${what} that ends in ${endings}, found "${name.slice(0, 80)}"`;
  // Markdown rewrites other characters on the way to the browser, and the name would no longer match.
  if (!/^[\w./:\\-]+$/.test(name)) return expectPlainName(name);
  const path = resolve(dirname(contentFile), name);
  if (name.startsWith(".") && path.startsWith(folder + sep) && isFile(path)) return undefined;
  const files = listFolder(join(folder, place)).filter(isOne);
  const guess = nearest(name.replace(/^.*[\\/]/, ""), files);
  return guess
    ? `there is no file "${name}", did you mean "${pathFrom(contentFile, join(folder, place, guess))}"?`
    : `there is no file "${name}", expected the name of a file in content/${place}; add the file there`;
}

/** What to do about a name that only some programs can read. */
export function expectPlainName(name: string): string {
  return `expected a file name of plain letters, digits, hyphens and dots, found "${name}"; rename the file, and write that name here`;
}

/** A host's file system is case-sensitive even where the writer's is not: the name must match exactly. */
function isFile(path: string): boolean {
  return listFolder(dirname(path)).includes(basename(path));
}

function listFolder(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  // Without broken symbolic links.
  return names.filter((name) => existsSync(join(folder, name)));
}

/** The path of a file below `content/` as a content file names it: "../files/deck.pdf". */
function pathFrom(contentFile: string, path: string): string {
  const way = relative(dirname(contentFile), path).split(sep).join("/");
  return way.startsWith(".") ? way : `./${way}`;
}
