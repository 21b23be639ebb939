// Image files: found or not, with their size in CSS pixels, which a browser needs before the bytes arrive.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import sharp from "sharp";

import { nearest } from "./messages";

export interface ImageFile {
  /** Absolute path. */
  path: string;
  width: number;
  height: number;
}

const FORMATS = /\.(svg|png|jpe?g|webp|avif)$/i;

/**
 * Finds the image that a content file names and reads its size.
 * @returns the file, or a sentence for the writer that says why there is none
 */
export async function readImage(contentFolder: string, contentFile: string, name: string): Promise<ImageFile | string> {
  if (!/^\.\.?\//.test(name)) return `expected an image file beside this one such as "./images/slide.svg", found "${name}"`;
  const path = resolve(dirname(contentFile), name);
  if (!path.startsWith(contentFolder + sep)) return `expected an image inside content/, found "${name}"`;
  if (!FORMATS.test(path)) return `expected an image (svg, png, jpg, webp or avif), found "${name}"`;
  if (!isFile(path)) return `there is no such file, ${suggest(path, contentFile)}`;
  try {
    const { width, height } = await sharp(readFileSync(path)).metadata();
    return { path, width, height };
  } catch {
    return `the file "${name}" cannot be read as an image, expected one that opens in a browser`;
  }
}

/** A host's file system is case-sensitive even where the writer's is not: the name must match exactly. */
function isFile(path: string): boolean {
  const folder = dirname(path);
  return existsSync(folder) && readdirSync(folder).includes(path.slice(folder.length + 1));
}

function suggest(path: string, contentFile: string): string {
  const folder = dirname(path);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => FORMATS.test(file)) : [];
  const paths = files.map((file) => `./${relative(dirname(contentFile), join(folder, file)).split(sep).join("/")}`);
  const guess = nearest(`./${relative(dirname(contentFile), path).split(sep).join("/")}`, paths);
  return guess ? `did you mean "${guess}"?` : "expected a file that is in content/images";
}
