// Image files: found or not, fit to be published or not, and their size in CSS pixels, which a browser needs before
// the bytes arrive. Nothing is encoded here: the content check stays fast.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import sharp from "sharp";

import { cached } from "../cache";
import { DrawingError } from "./svg-rules";
import { nearest } from "../problems/did-you-mean";
import { isRasterType, type RasterType } from "./responsive";

export type ImageFile = {
  /** Absolute path of the writer's file. */
  path: string;
  width: number;
  height: number;
} & (
  | { type: RasterType }
  /** `prepared` is the absolute path of the drawing that the browser gets. */
  | { type: "image/svg+xml"; prepared: string }
);

/** What Git and a build can bear: megabytes of a file, and a picture's pixels, four screens' worth. */
const MOST_MEGABYTES = { drawing: 1, picture: 20 };
const MOST_PIXELS = 40_000_000;

export const FORMATS = /\.(svg|png|jpe?g|webp|avif)$/i;

/**
 * Finds the image that a content file names and reads its size.
 * @returns the file, or a sentence for the writer that says why there is none
 */
export async function readImage(
  contentFolder: string,
  contentFile: string,
  name: string,
): Promise<ImageFile | string> {
  const path = resolve(dirname(contentFile), name);
  if (/^[\w+.-]+:|^\/\//.test(name))
    return `expected an image file in content/images such as "./images/slide.svg", found the address "${name}"`;
  if (!path.startsWith(contentFolder + sep))
    return `expected an image file in content/images such as "./images/slide.svg", found "${name}", which lies outside content`;
  if (!FORMATS.test(path))
    return `expected an image file that ends in .svg, .png, .jpg, .webp or .avif, found "${name}"`;
  // Markdown rewrites such names on the way to the browser, and they would no longer match.
  if (!/^[\w./-]+$/.test(name))
    return `expected a file name of plain letters, digits, hyphens and dots, found "${name}"; rename the file`;
  if (!isFile(path))
    return `there is no file "${name}", ${suggest(path, contentFolder, contentFile)}`;
  if (!name.startsWith(".")) return `expected "./" before the name of the image file: "./${name}"`;
  const kind = /\.svg$/i.test(path) ? "drawing" : "picture";
  const megabytes = Math.ceil(statSync(path).size / 1e5) / 10;
  if (megabytes > MOST_MEGABYTES[kind]) {
    const advice =
      kind === "drawing"
        ? "simplify its paths, or save it as a PNG or JPEG picture"
        : "save it smaller, a width of 2400 pixels is enough";
    return `the file "${name}" has ${megabytes} MB, expected at most ${MOST_MEGABYTES[kind]}; ${advice}`;
  }
  try {
    const found = kind === "drawing" ? await readDrawing(path) : await readPicture(path);
    return typeof found === "string" ? `the file "${name}" ${found}` : found;
  } catch (error) {
    if (error instanceof DrawingError) return `the file "${name}" ${error.message}`;
    return `the file "${name}" is damaged or is no image, expected one that opens in a browser; save it again`;
  }
}

async function readDrawing(path: string): Promise<ImageFile> {
  const source = readFileSync(path);
  // Loaded when a drawing is new only: it takes as long as all the rest of the check.
  const prepared = await cached([source], basename(path), async () =>
    (await import("./svg")).prepareSvg(source.toString()),
  );
  const { width, height } = await sharp(prepared).metadata();
  return { path, type: "image/svg+xml", prepared, width, height };
}

async function readPicture(path: string): Promise<ImageFile | string> {
  const source = readFileSync(path);
  const image = sharp(source, { failOn: "warning", limitInputPixels: false });
  const {
    mediaType,
    pages = 1,
    autoOrient: { width, height },
  } = await image.metadata();
  if (!isRasterType(mediaType))
    return `is in truth ${nameOf(mediaType)}, expected PNG, JPEG, WebP or AVIF; save it as one of these`;
  if (pages > 1)
    return `holds ${pages} pictures, of which visitors would see the first only, expected one; save it as a still picture`;
  if (width * height > MOST_PIXELS) {
    const megapixels = Math.ceil((width * height) / 1e5) / 10;
    return `has ${megapixels} megapixels (${width} × ${height}), expected at most ${MOST_PIXELS / 1e6}; save it smaller, a width of 2400 pixels is enough`;
  }
  // A picture's size stands in its first bytes; only reading on shows that the rest is there too.
  await cached([source], "intact", async () => {
    await image.resize(8).toBuffer();
    return "";
  });
  return { path, type: mediaType, width, height };
}

/** `image/tiff` as writers call it: TIFF. */
function nameOf(mediaType: string | undefined): string {
  return mediaType?.replace(/^image\/|\+xml$/g, "").toUpperCase() ?? "of another kind";
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
