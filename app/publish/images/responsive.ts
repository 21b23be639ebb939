// A picture made of pixels in; the same picture out in the kinds and widths that browsers choose from. Nothing of
// what a camera wrote beside the pixels (EXIF: place, time, owner) goes out.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename } from "node:path";
import sharp, { type Sharp } from "sharp";

import { cached } from "../cache";

/** Pixels across: from a small telephone to the widest column on a fine screen. */
const WIDTHS = [480, 800, 1200, 1600, 2400];

/** For browsers that know neither AVIF nor `srcset`, and for a picture that is opened alone. */
const FALLBACK_WIDTH = 1600;

/**
 * By media type. AVIF at effort 2 took a sixth of the time of sharp's own 4, for files up to a third larger at
 * 2400 pixels and none at 480 (noise of 24 megapixels).
 */
const ENCODERS = {
  "image/avif": { format: "avif", ending: "avif", options: { quality: 55, effort: 2 } },
  "image/webp": { format: "webp", ending: "webp", options: { quality: 78 } },
  "image/jpeg": { format: "jpeg", ending: "jpg", options: { quality: 80, mozjpeg: true } },
  "image/png": { format: "png", ending: "png", options: { compressionLevel: 9 } },
} as const;

export type RasterType = keyof typeof ENCODERS;

export interface RasterFiles {
  /** Absolute path of the picture in its own kind. */
  fallback: string;
  /** Best kind first; each with absolute paths and their widths in pixels, rising. */
  sources: { type: RasterType; files: { path: string; width: number }[] }[];
}

/**
 * Makes the files of one picture, or finds those made before.
 * @param path absolute path of the writer's file
 * @param width its width in pixels, upright
 */
export async function makeRasters(
  path: string,
  type: RasterType,
  width: number,
): Promise<RasterFiles> {
  const source = await readFile(path);
  const digest = createHash("sha256").update(source).digest("hex");
  const make = async (kind: RasterType, target: number) => {
    const { ending, options } = ENCODERS[kind];
    const name = `${basename(path).replace(/\.\w+$/, "")}-${target}.${ending}`;
    const made = await cached([digest, target, kind, options, sharp.versions], name, () =>
      inTurn(() => encode(source, kind, target).toBuffer()),
    );
    return { path: made, width: target };
  };
  const best: RasterType[] = ["image/avif", "image/webp"];
  const sources = best.map(async (kind) => ({
    type: kind,
    files: await Promise.all(widthsOf(width).map((target) => make(kind, target))),
  }));
  const fallback = make(type, Math.min(width, FALLBACK_WIDTH));
  return { fallback: (await fallback).path, sources: await Promise.all(sources) };
}

/**
 * The same picture in its own kind and size, upright and without what stands beside its pixels.
 * @throws when it is damaged, or no picture that the site can publish
 */
export async function recode(source: Buffer): Promise<{ mediaType: RasterType; data: Buffer }> {
  const { mediaType } = await sharp(source).metadata();
  if (!isRasterType(mediaType)) throw new Error(`no encoder for ${mediaType}`);
  return { mediaType, data: await encode(source, mediaType).toBuffer() };
}

/** Whether the site can publish pictures of this kind. */
export function isRasterType(mediaType: string | undefined): mediaType is RasterType {
  return mediaType !== undefined && Object.hasOwn(ENCODERS, mediaType);
}

/** Never wider than the picture, which is there in its own width too unless a step is almost as wide. */
export function widthsOf(width: number): number[] {
  const widest = Math.min(width, 2400);
  return [...WIDTHS.filter((step) => step <= widest * 0.9), widest];
}

function encode(source: Buffer, type: RasterType, width?: number): Sharp {
  const { format, options } = ENCODERS[type];
  // 16 bits a colour and colours for print would otherwise stay as they are.
  return sharp(source).autoOrient().resize(width).toColourspace("srgb").toFormat(format, options);
}

const lanes = Array.from({ length: availableParallelism() }, () =>
  Promise.resolve<unknown>(undefined),
);
let turn = 0;

/** As many encoders at a time as there are processors: each holds a whole picture in memory. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const lane = turn++ % lanes.length;
  const done = (lanes[lane] ?? Promise.resolve()).then(work);
  lanes[lane] = done.catch(() => undefined);
  return done;
}
