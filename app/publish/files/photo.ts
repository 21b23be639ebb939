import { readFile } from "node:fs/promises";

import { cached } from "../cache";
import { FileError, nameAsset, publishAsset, type Asset, type PublishedFile } from "./asset";

/** In CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

type Published = PublishedFile & { width: number };

/** The file for every browser is first. */
export type ImageFiles = [Published, ...Published[]];

/** In pixels. */
const WIDTHS = [480, 800, 1200, 1600, 2400];

/** For browsers without `srcset`. */
const FALLBACK_WIDTH = 1600;

/** AVIF's effort 4 would take six times as long. */
const FORMATS = {
  avif: { quality: 55, effort: 2 },
  webp: { quality: 78 },
  jpeg: { quality: 80, mozjpeg: true },
  png: { compressionLevel: 9 },
} as const;

/** Reads the size of an image as it is shown. @throws {FileError} with sharp's reason */
export async function readSize(bytes: Buffer): Promise<Size> {
  try {
    const { autoOrient } = await (await open(bytes)).metadata();
    // Only decoding finds a missing end; the size does not matter.
    await (await open(bytes)).resize(8).toBuffer();
    return autoOrient;
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : "").split("\n");
    throw new FileError(`cannot be read as an image (${reason}); export it again, and upload that`);
  }
}

/** Makes the files of a picture, upright, in sRGB and without what a camera adds. */
export async function makePhotoFiles(asset: Asset, width: number): Promise<ImageFiles> {
  const bytes = await readFile(asset.path);
  const stem = nameAsset(asset).replace(/\.\w+$/, "");
  const make = async (format: keyof typeof FORMATS, pixels: number) => {
    const inputs = [bytes, JSON.stringify(FORMATS[format])];
    const path = await cached(`${stem}-${pixels}.${format}`, inputs, async () => {
      const upright = (await open(bytes)).autoOrient();
      // sharp would convert profiles of 16 bits after encoding.
      const resized = upright.pipelineColourspace("srgb").resize(pixels);
      return resized.toFormat(format, FORMATS[format]).toBuffer();
    });
    return { ...(await publishAsset(path)), width: pixels };
  };
  // A JPEG is small, and other formats may be transparent.
  const plain = /\.jpe?g$/i.test(asset.name) ? "jpeg" : "png";
  const others: Published[] = [];
  for (const format of ["avif", "webp"] as const)
    for (const pixels of widthsOf(width)) others.push(await make(format, pixels));
  return [await make(plain, Math.min(width, FALLBACK_WIDTH)), ...others];
}

/** Lists widths, none within a tenth of the widest. */
export function widthsOf(width: number): number[] {
  const widest = Math.min(width, Math.max(...WIDTHS));
  return [...WIDTHS.filter((step) => step <= widest * 0.9), widest];
}

/** Some phones write images with warnings; sharp itself loads slowly. */
async function open(bytes: Buffer) {
  const { default: sharp } = await import("sharp");
  return sharp(bytes, { failOn: "error" });
}
