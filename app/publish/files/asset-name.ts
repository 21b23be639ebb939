import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";

import { nearest } from "../problems/did-you-mean";
import { SAVE_AS_JPEG } from "./formats";

export interface AssetKind {
  /** With its article: "an image file". */
  what: string;
  /** Below `content/`. */
  folder: string;
  endings: string;
  isOne: (name: string) => boolean;
  limit: (name: string) => { megabytes: number; fix: string };
}

export interface AssetFile {
  /** Absolute. */
  path: string;
  /** Its name below `content/`: "images/logo.svg". */
  name: string;
}

/**
 * Finds and reads a file that a content file names.
 * @param folder absolute path of `content/`
 * @returns the file, or a sentence that says why there is none
 */
export async function readAsset(
  folder: string,
  contentFile: string,
  name: string,
  { what, folder: place, endings, isOne, limit }: AssetKind,
): Promise<{ file: AssetFile; source: Buffer } | string> {
  if (/^https?:/i.test(name))
    return `this is on another site; upload the file to content/${place}, and write ./${place}/ and its name`;
  if (!isOne(name)) {
    const fix = /\.(?:heic|heif|tiff?|bmp)$/i.test(name) ? `; ${SAVE_AS_JPEG}` : "";
    return `expected ${what} that ends in ${endings}, found "${name.slice(0, 80)}"${fix}`;
  }
  // Don't allow others, because Markdown rewrites them.
  if (!isPlain(name))
    return `"${name}" contains characters other than plain letters, digits, hyphens and dots; rename the file, and write that name here`;
  const path = resolve(dirname(contentFile), name);
  if (!name.startsWith(".") || !path.startsWith(folder + sep) || !isFile(path)) {
    const files = listFolder(join(folder, place)).filter((each) => isOne(each) && isPlain(each));
    const guess = nearest(name.replace(/^.*[\\/]/, ""), files);
    const way = slashed(relative(dirname(contentFile), join(folder, place, guess ?? "")));
    return guess
      ? `there is no file "${name}", did you mean "${way.startsWith(".") ? "" : "./"}${way}"?`
      : `there is no file "${name}"; add it to content/${place}, or write the name of a file that is there`;
  }
  const source = await readFile(path);
  if (source.subarray(0, 40).includes("version https://git-lfs"))
    return `the file "${name}" is only the pointer of a file in Git LFS, which this site does not use; upload the file itself to content/${place} on GitHub`;
  const size = Math.ceil(source.length / 1e5) / 10;
  const { megabytes, fix } = limit(name);
  if (size > megabytes)
    return `the file "${name}" has ${size} MB, expected at most ${megabytes}; ${fix}`;
  return { file: { path, name: slashed(relative(folder, path)) }, source };
}

function isPlain(name: string): boolean {
  return /^[\w./:\\-]+$/.test(name);
}

/** Compares names exactly, as hosts do and some disks do not. */
function isFile(path: string): boolean {
  return listFolder(dirname(path)).includes(basename(path));
}

function listFolder(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  // Don't list broken links.
  return names.filter((name) => existsSync(join(folder, name)));
}

function slashed(path: string): string {
  return path.split(sep).join("/");
}
