// The name of an image in, its file out: found, fit to be published, with its size in CSS pixels and a drawing's words.
// No picture is encoded here: the content check stays fast.
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, relative, resolve, sep } from "node:path";
import sharp from "sharp";

import { cached } from "../cache";
import { readColors, type Colors } from "../colors";
import { escapeMarkup } from "../markup/escape";
import { fillTokens, type FilledText, type Tokens } from "../markup/tokens";
import { explainAssetName, type AssetKind } from "./asset-name";
import { isDrawingName, isImageName, isRasterType, type RasterType } from "./formats";
import { ImageError } from "./image-error";
import type { PreparedSvg } from "./svg";

export type ImageFile = {
  /** Absolute path of the writer's file. */
  path: string;
  /** Its name below `content/`: "images/logo.svg". */
  name: string;
  width: number;
  height: number;
} & (
  | {
      type: RasterType;
      /** Absolute path of the note that the picture is whole; another picture of the same name has another. */
      intact: string;
    }
  | {
      type: "image/svg+xml";
      /** The text of the writer's file, its tokens filled with names and colours. */
      source: FilledText;
      /** Absolute path of the drawing that the browser gets. */
      prepared: string;
      texts: PreparedSvg["texts"];
    }
);

/** What Git and a build can bear: megabytes of a file, and a picture's pixels, four screens' worth. */
const MAX_MEGABYTES = { drawing: 1, picture: 20 };
const MAX_PIXELS = 40_000_000;
const MAKE_SMALLER = {
  drawing: "simplify its paths, or save it as a PNG or JPEG picture",
  picture: "save it smaller, a width of 2400 pixels is enough",
};

const IMAGES: AssetKind = {
  what: "an image file",
  folder: "images",
  endings: ".svg, .png, .jpg, .webp or .avif",
  example: "./images/slide.svg",
  isOne: isImageName,
};

const DAMAGED = "is damaged or is no image, expected one that opens in a browser; save it again";

/**
 * Finds and reads the image that a content file names.
 * @param tokens what `{site.name}` and so on stand for in a drawing
 * @returns the file, or a sentence for the writer that says why there is none
 * @throws when the disk or the cache fails
 */
export async function readImage(
  contentFolder: string,
  contentFile: string,
  name: string,
  tokens: Tokens,
): Promise<ImageFile | string> {
  const refusal = explainAssetName(contentFolder, contentFile, name, IMAGES);
  if (refusal) return refusal;
  const path = resolve(dirname(contentFile), name);
  const kind = isDrawingName(path) ? "drawing" : "picture";
  const megabytes = Math.ceil(statSync(path).size / 1e5) / 10;
  if (megabytes > MAX_MEGABYTES[kind]) {
    const limit = `${MAX_MEGABYTES[kind]}; ${MAKE_SMALLER[kind]}`;
    return `the file "${name}" has ${megabytes} MB, expected at most ${limit}`;
  }
  try {
    const bytes = kind === "drawing" ? await readDrawing(path, tokens) : await readPicture(path);
    return { path, name: relative(contentFolder, path).split(sep).join("/"), ...bytes };
  } catch (error) {
    if (error instanceof ImageError) return `the file "${name}" ${error.message}`;
    throw error;
  }
}

async function readDrawing(path: string, tokens: Tokens) {
  const source = fillDrawing(await readFile(path, "utf8"), tokens, await readColors());
  const made = await cached(["images"], [source.text], "drawing.json", async () => {
    // Loaded when a drawing is new only: it takes as long as all the rest of the check.
    const { prepareSvg } = await import("./svg");
    return JSON.stringify(await prepareSvg(source.text, source.written));
  });
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- written by the lines above
  const { svg, ...drawing }: PreparedSvg = JSON.parse(await readFile(made, "utf8"));
  const prepared = await cached([], [svg], basename(path), () => Promise.resolve(svg));
  return { type: "image/svg+xml" as const, source, prepared, ...drawing };
}

/** The text of a drawing with the company's facts and the colours of the theme: `{site.name}`, `{color.accent}`. */
export function fillDrawing(written: string, tokens: Tokens, colors: Colors): FilledText {
  const named = new Map(
    Object.entries(colors).map(([name, value]) => [`color.${name}`, { value }]),
  );
  const all: Tokens = {
    get: (name) => named.get(name) ?? tokens.get(name),
    keys: () => new Set([...tokens.keys(), ...named.keys()]).keys(),
  };
  return fillTokens(written, all, escapeMarkup);
}

async function readPicture(path: string) {
  const source = await readFile(path);
  const image = sharp(source, { failOn: "warning", limitInputPixels: false });
  const { mediaType, pages = 1, autoOrient } = await decoded(image.metadata());
  const { width, height } = autoOrient;
  if (!isRasterType(mediaType))
    throw new ImageError(
      `is in truth ${nameOf(mediaType)}, expected PNG, JPEG, WebP or AVIF; save it as one of these`,
    );
  if (pages > 1)
    throw new ImageError(
      `holds ${pages} pictures, of which visitors would see the first only, expected one; save it as a still picture`,
    );
  if (width * height > MAX_PIXELS) {
    const megapixels = Math.ceil((width * height) / 1e5) / 10;
    throw new ImageError(
      `has ${megapixels} megapixels (${width} × ${height}), expected at most ${MAX_PIXELS / 1e6}; ${MAKE_SMALLER.picture}`,
    );
  }
  // The size is in the first bytes of a picture; only decoding it shows that the rest is there too.
  const intact = await cached(["images"], [source], "intact", () =>
    decoded(image.resize(8).toBuffer()).then(() => ""),
  );
  return { type: mediaType, width, height, intact };
}

/** @throws {ImageError} when sharp cannot decode the picture */
async function decoded<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw new ImageError(DAMAGED, { cause: error });
  });
}

/** `image/tiff` as writers call it: TIFF. */
function nameOf(mediaType: string | undefined): string {
  return mediaType?.replace(/^image\/|\+xml$/g, "").toUpperCase() ?? "of another kind";
}
