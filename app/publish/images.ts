// Image files: found or not, with their size in CSS pixels, which a browser needs before the bytes arrive.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import sharp from "sharp";

import { cached } from "./cache";
import { nearest } from "./nearest";
import { DrawingError, prepareSvg } from "./svg";

export interface ImageFile {
  /** Absolute path of the writer's file. */
  path: string;
  /** Absolute path of what the browser gets. */
  prepared: string;
  width: number;
  height: number;
}

export const FORMATS = /\.(svg|png|jpe?g|webp|avif)$/i;

/**
 * Finds the image that a content file names and reads its size.
 * @returns the file, or a sentence for the writer that says why there is none
 */
export async function readImage(contentFolder: string, contentFile: string, name: string): Promise<ImageFile | string> {
  const path = resolve(dirname(contentFile), name);
  if (/^[\w+.-]+:|^\/\//.test(name)) return `expected an image file in content/images such as "./images/slide.svg", found the address "${name}"`;
  if (!path.startsWith(contentFolder + sep)) return `expected an image file in content/images such as "./images/slide.svg", found "${name}", which lies outside content`;
  if (!FORMATS.test(path)) return `expected an image file that ends in .svg, .png, .jpg, .webp or .avif, found "${name}"`;
  // Markdown rewrites such names on the way to the browser, and they would no longer match.
  if (!/^[\w./-]+$/.test(name)) return `expected a file name of plain letters, digits, hyphens and dots, found "${name}"; rename the file`;
  if (!isFile(path)) return `there is no file "${name}", ${suggest(path, contentFolder, contentFile)}`;
  if (!name.startsWith(".")) return `expected "./" before the name of the image file: "./${name}"`;
  const source = readFileSync(path);
  try {
    const image = sharp(source, { failOn: "warning" });
    const { autoOrient, format } = await image.metadata();
    const size = { width: autoOrient.width, height: autoOrient.height };
    if (format === "svg") return { path, prepared: await cached([source], basename(path), () => prepareSvg(source.toString())), ...size };
    // A photo's size stands in its first bytes; only reading on shows that the rest is there too.
    await image.resize(8).toBuffer();
    return { path, prepared: path, ...size };
  } catch (error) {
    if (error instanceof DrawingError) return `in the file "${name}" ${error.message}`;
    return `the file "${name}" is damaged or is no image, expected one that opens in a browser; save it again`;
  }
}

/** A host's file system is case-sensitive even where the writer's is not: the name must match exactly. */
function isFile(path: string): boolean {
  const folder = dirname(path);
  return existsSync(folder) && readdirSync(folder).includes(basename(path));
}

function suggest(path: string, contentFolder: string, contentFile: string): string {
  const folder = join(contentFolder, "images");
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => FORMATS.test(file)) : [];
  const guess = nearest(basename(path), files);
  if (!guess) return "expected the name of a file in content/images; add the file there";
  const written = `./${relative(dirname(contentFile), join(folder, guess)).split(sep).join("/")}`;
  const isCase = guess !== basename(path) && guess.toLowerCase() === basename(path).toLowerCase();
  return `did you mean "${written}"?${isCase ? " Small and capital letters count" : ""}`;
}
