// Compares two screenshots, and cuts out the rows that differ by more than anti-aliasing.
import sharp from "sharp";

/** WebP; undefined where there is nothing on that side. */
export interface PictureParts {
  old: Buffer | undefined;
  now: Buffer | undefined;
}

/** Pixels are compared by blocks of this size, in which a part of a pixel makes no difference. */
const BLOCK = 4;
/** By how much a block may differ, of 255. */
const TOLERANCE = 12;
const CONTEXT = 60;
const QUALITY = 60;
/** In pixels; WebP allows 16,383. */
const TALLEST = 6000;

interface Blocks {
  data: Buffer;
  width: number;
  height: number;
}

/** Compares two PNG. @returns undefined when they look the same */
export async function comparePictures(
  old: Buffer | undefined,
  now: Buffer | undefined,
): Promise<PictureParts | undefined> {
  if (!old || !now)
    return { old: old && (await cut(old, 0, 0)), now: now && (await cut(now, 0, 0)) };
  if (old.equals(now)) return undefined;
  const before = await readBlocks(old);
  const after = await readBlocks(now);
  const shortest = Math.min(before.height, after.height);
  let top = 0;
  while (top < shortest && isAlike(before, top, after, top)) top++;
  let bottom = 0;
  while (
    bottom < shortest - top &&
    isAlike(before, before.height - 1 - bottom, after, after.height - 1 - bottom)
  )
    bottom++;
  if (top === before.height && top === after.height) return undefined;
  return {
    old: await cut(old, top * BLOCK, bottom * BLOCK),
    now: await cut(now, top * BLOCK, bottom * BLOCK),
  };
}

async function readBlocks(png: Buffer): Promise<Blocks> {
  const { width, height } = await sharp(png).metadata();
  const size = {
    width: Math.ceil(width / BLOCK),
    height: Math.ceil(height / BLOCK),
    fit: "fill",
  } as const;
  const image = sharp(png)
    .removeAlpha()
    .resize({ ...size, kernel: "linear" })
    .raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { data, width: info.width * info.channels, height: info.height };
}

function isAlike(one: Blocks, row: number, other: Blocks, otherRow: number): boolean {
  for (let column = 0; column < one.width; column++) {
    const value = one.data[row * one.width + column] ?? 0;
    const otherValue = other.data[otherRow * other.width + column] ?? 0;
    if (Math.abs(value - otherValue) > TOLERANCE) return false;
  }
  return one.width === other.width;
}

/** Cuts off rows that are the same on both sides, but for some around the others. */
async function cut(png: Buffer, top: number, bottom: number): Promise<Buffer> {
  const image = sharp(png);
  const { width, height } = await image.metadata();
  const first = Math.min(Math.max(0, top - CONTEXT), height - 1);
  const last = Math.min(height - Math.max(0, bottom - CONTEXT), first + TALLEST);
  const rows = { left: 0, top: first, width, height: Math.max(1, last - first) };
  return image.extract(rows).webp({ quality: QUALITY }).toBuffer();
}
