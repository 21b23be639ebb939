import { hash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, extname, join, relative, resolve } from "node:path";

import { endingsIn, kindOf, type FileKind } from "../../schema/file-kinds";
import { previewLabel, siteBase } from "../env";
import { nearest } from "../problems/did-you-mean";

export interface Asset {
  path: string;
  /** Below `content/`: "images/logo.svg". */
  name: string;
  kind: FileKind;
}

export interface PublishedFile {
  path: string;
  /** Below the base path of the site. */
  name: string;
}

/** Continues "the file …". */
export class FileError extends Error {}

/** Finds and reads a file that a content file names; returns a sentence when it is refused. */
export async function readAsset(
  contentFolder: string,
  from: string,
  name: string,
  folder: FileKind["folder"],
): Promise<{ asset: Asset; bytes: Buffer } | string> {
  if (/^https?:/i.test(name))
    return `this is on another site; upload the file to content/${folder}, and write ./${folder}/ and its name`;
  const kind = kindOf(name);
  if (kind?.folder !== folder) {
    const endings = endingsIn(folder).join(", ");
    return `expected a file that ends in ${endings}, found "${name.slice(0, 80)}"; name such a file here, or delete this`;
  }
  const path = resolve(dirname(from), name);
  if (!path.startsWith(`${contentFolder}/`) || !listFolder(dirname(path)).includes(basename(path)))
    return explainMissing(join(contentFolder, folder), from, name);
  const bytes = await readFile(path);
  if (bytes.subarray(0, 40).includes("version https://git-lfs"))
    return `the file "${name}" is only the pointer of a file in Git LFS, which this site does not use; upload the file itself to content/${folder} on GitHub`;
  const size = Math.ceil(bytes.length / 1e5) / 10;
  if (size > kind.megabytes)
    return `the file "${name}" has ${size} MB, expected at most ${kind.megabytes}; save it smaller, as with fewer pixels or simpler paths`;
  return { asset: { path, name: relative(contentFolder, path), kind }, bytes };
}

function explainMissing(folder: string, from: string, name: string): string {
  const files = listFolder(folder).filter((each) => kindOf(each));
  const guess = nearest(name.replace(/^.*[\\/]/, ""), files);
  if (guess === undefined)
    return `there is no file "${name}"; add it to content/${basename(folder)}, or write the name of a file that is there`;
  const address = relative(dirname(from), join(folder, guess));
  const written = address.startsWith(".") ? address : `./${address}`;
  return `there is no file "${name}", did you mean "${written}"?`;
}

/** Lists the files of a folder; some disks ignore letter case. */
function listFolder(folder: string): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** Names a file by its path below its folder; some hosts know no `.SVG`. */
export function nameAsset({ name }: Asset): string {
  const below = name.replace(/^\w+\//, "").replaceAll("/", "~");
  return below.replace(/\.\w+$/, (ending) => ending.toLowerCase());
}

/**
 * Names a file by its hash, because ad blockers hide names such as `ad-board`; in a preview, by its
 * own, because reviews compare files of one name.
 */
export async function publishAsset(path: string): Promise<PublishedFile> {
  const version = hash("sha256", await readFile(path)).slice(0, 12);
  const name = previewLabel() === undefined ? version + extname(path) : basename(path);
  return { path, name: `assets/${name}` };
}

/** Returns the address of a published file; in development, files stay in their folders. */
export function addressOf({ path, name }: PublishedFile, isDev: boolean): string {
  return siteBase() + (isDev ? relative(process.cwd(), path) : name);
}
