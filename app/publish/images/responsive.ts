// A picture made of pixels in; the same picture out in the formats and widths that browsers choose from. None of the
// metadata that a camera adds (EXIF: place, time, owner) goes out.
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import sharp, { type Sharp } from "sharp";

import { cached } from "../cache";
import { isRasterType, RASTER_FORMATS, type RasterType } from "./formats";

/** In pixels: from a small phone to the widest column on a high-resolution screen. */
const WIDTHS = [480, 800, 1200, 1600, 2400];

/** For browsers that support neither AVIF nor `srcset`, and for a picture opened on its own. */
const FALLBACK_WIDTH = 1600;

/**
 * Makes the files of one picture, or finds those made before.
 * @param path absolute path of the writer's file
 * @param width its width in pixels, upright
 * @returns absolute paths: `fallback` in the picture's own format, and `sources`, best format first, widths rising
 */
export async function makeRasters(path: string, type: RasterType, width: number) {
  const source = await readFile(path);
  const stem = basename(path).replace(/\.\w+$/, "");
  const make = async (target: RasterType, pixels: number) => {
    const name = `${stem}-${pixels}.${RASTER_FORMATS[target].extension}`;
    const encoded = () => encode(source, target, pixels).toBuffer();
    return {
      path: await cached([source, target, pixels], name, encoded),
      width: pixels,
    };
  };
  const best: RasterType[] = ["image/avif", "image/webp"];
  const sources = best.map(async (target) => ({
    type: target,
    files: await Promise.all(widthsOf(width).map((pixels) => make(target, pixels))),
  }));
  const fallback = await make(type, Math.min(width, FALLBACK_WIDTH));
  return { fallback: fallback.path, sources: await Promise.all(sources) };
}

/**
 * The same picture in its own format and size, upright and without metadata.
 * @throws when it is damaged, or in a format that the site cannot publish
 */
export async function recode(source: Buffer): Promise<{ mediaType: RasterType; data: Buffer }> {
  const { mediaType } = await sharp(source).metadata();
  if (!isRasterType(mediaType)) throw new Error(`no encoder for ${mediaType}`);
  return { mediaType, data: await encode(source, mediaType).toBuffer() };
}

/** The widths to make, in pixels: never wider than the picture, and none within a tenth of the widest. */
export function widthsOf(width: number): number[] {
  const widest = Math.min(width, 2400);
  return [...WIDTHS.filter((step) => step <= widest * 0.9), widest];
}

function encode(source: Buffer, type: RasterType, width?: number): Sharp {
  const { format, options } = RASTER_FORMATS[type];
  // Without it 16 bits per channel and print colours would stay.
  return sharp(source).autoOrient().resize(width).toColourspace("srgb").toFormat(format, options);
}
