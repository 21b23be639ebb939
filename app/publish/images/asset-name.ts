// The name of an image or a document in a content file in; out why there is no such file, with the one that was meant.
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
  example: string;
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
  kind: AssetKind,
): string | undefined {
  const path = resolve(dirname(contentFile), name);
  const wanted = `expected ${kind.what} in content/${kind.folder} such as "${kind.example}"`;
  if (/^data:/i.test(name))
    return `${wanted}, found the file itself; save it in content/${kind.folder}, and write its name`;
  if (/^[a-z]:[\\/]/i.test(name)) return `${wanted}, found "${name}", which only your computer has`;
  if (name.includes("\\"))
    return `expected slashes: "${name.replaceAll("\\", "/").replace(/^(?!\.)\/?/, "./")}", found "${name}"`;
  if (/^[\w+.-]+:|^\/\//.test(name)) return `${wanted}, found the address "${name}"`;
  // The address at which visitors find it, which each build makes from the file.
  const isAddress = name.startsWith(`/${kind.folder}/`) && isFile(join(folder, name));
  if (isAddress) return `expected "${pathFrom(contentFile, join(folder, name))}", found "${name}"`;
  if (!path.startsWith(folder + sep))
    return `${wanted}, found "${name}", which lies outside content`;
  if (!kind.isOne(path))
    return `expected ${kind.what} that ends in ${kind.endings}, found "${name}"`;
  // Markdown rewrites such names on the way to the browser, and they would no longer match.
  if (!/^[\w./-]+$/.test(name))
    return `expected a file name of plain letters, digits, hyphens and dots, found "${name}"; rename the file`;
  if (!isFile(path))
    return `there is no file "${name}", ${suggest(path, folder, contentFile, kind)}`;
  if (!name.startsWith("."))
    return `expected "./" before the name of the ${kind.what.replace(/^an? /, "")}: "./${name}"`;
  return undefined;
}

/** A host's file system is case-sensitive even where the writer's is not: the name must match exactly. */
function isFile(path: string): boolean {
  const folder = dirname(path);
  return existsSync(folder) && readdirSync(folder).includes(basename(path));
}

function suggest(
  path: string,
  contentFolder: string,
  contentFile: string,
  kind: AssetKind,
): string {
  const folder = join(contentFolder, kind.folder);
  const files = existsSync(folder) ? readdirSync(folder).filter(kind.isOne) : [];
  const guess = nearest(basename(path), files);
  if (guess) {
    const isCase = guess !== basename(path) && guess.toLowerCase() === basename(path).toLowerCase();
    return `did you mean "${pathFrom(contentFile, join(folder, guess))}"?${isCase ? " Small and capital letters count" : ""}`;
  }
  const known = files.slice(0, 4).map((file) => `"${pathFrom(contentFile, join(folder, file))}"`);
  const some = files.length > 0 && files.length <= 4 ? ` such as ${known.join(", ")}` : "";
  return `expected the name of a file in content/${kind.folder}${some}; add the file there`;
}

/** The path of a file below `content/` as a content file names it: "../files/deck.pdf". */
export function pathFrom(contentFile: string, path: string): string {
  const way = relative(dirname(contentFile), path).split(sep).join("/");
  return way.startsWith(".") ? way : `./${way}`;
}
