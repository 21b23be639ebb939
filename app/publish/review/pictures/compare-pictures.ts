// Two screenshots in; out the part in which they differ, before, after and with every difference marked, as WebP.
import pixelmatch from "pixelmatch";
import sharp, { type Sharp } from "sharp";

import type { Picture } from "../report";

/** Marks what differs: red, green and blue. */
const MARK: [number, number, number] = [208, 33, 75];
const QUALITY = 60;
/** Equal rows that are shown above and below those that differ, in pixels. */
const CONTEXT = 16;
/** A taller part, in pixels, is shown smaller, so that a report of many pages stays small. */
const TALL = 1600;

/**
 * Chromium paints the edge of a round corner one step of 255 lighter or darker from one run to the next: 8 pixels of
 * a million, in 2 of 6 pictures taken on a busy machine. A background of another colour is more.
 */
const ROUNDING = { largest: 1, share: 1e-4 };

/** A box of a page, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** @param old @param now PNG; null where the page does not exist @returns undefined when they are equal */
export async function comparePictures(
  view: string,
  old: Buffer | null,
  now: Buffer | null,
): Promise<Picture | undefined> {
  if (!old || !now) {
    const [before, after] = await Promise.all([
      old && toWebp(sharp(old)),
      now && toWebp(sharp(now)),
    ]);
    return { view, old: before, new: after, marked: null, top: 0, height: 0 };
  }
  if (old.equals(now)) return undefined;
  const [before, after] = await Promise.all([decode(sharp(old)), decode(sharp(now))]);
  const rows = differingRows(before, after);
  if (!rows) return undefined;
  const { top, fromBottom } = rows;
  const [one, other] = [before, after].map((pixels) => cut(pixels, top, fromBottom));
  if (one && other && isRounding(one, other, after)) return undefined;
  return {
    ...{ view, top, height: other?.height ?? 1 },
    old: await encode(one),
    new: await encode(other),
    marked: one && other ? await encode(mark(one, other)) : null,
  };
}

/**
 * Whether two pictures look the same in their boxes. A shift by one pixel is none: boxes start at fractions of pixels,
 * and each line of their text at the nearest whole one.
 */
export async function looksSame(old: Buffer, now: Buffer, from: Box, to: Box): Promise<boolean> {
  if (Math.abs(from.height - to.height) > 1) return false;
  const before = await extract(old, from, 0);
  if (!before) return (await extract(now, to, 0)) === undefined;
  for (const shift of [0, -1, 1]) {
    const after = await extract(now, to, shift);
    if (before.equals(after ?? Buffer.alloc(0))) return true;
  }
  return false;
}

/** Whether two files of a picture have equal pixels, and so differ in their encoding only. */
export async function haveEqualPixels(old: Buffer, now: Buffer): Promise<boolean> {
  try {
    const [before, after] = await Promise.all([decode(sharp(old)), decode(sharp(now))]);
    return before.width === after.width && before.data.equals(after.data);
  } catch {
    // What cannot be decoded is compared by its bytes.
    return false;
  }
}

function isRounding(old: Pixels, now: Pixels, whole: Pixels): boolean {
  if (old.width !== now.width || old.height !== now.height) return false;
  let different = 0;
  for (const [at, value] of now.data.entries()) {
    const step = Math.abs(value - (old.data[at] ?? 0));
    if (step > ROUNDING.largest) return false;
    different += step;
  }
  return different < ROUNDING.share * whole.width * whole.height;
}

/** The first row that is shown, and how many at the end are not; undefined when all are equal. */
function differingRows(old: Pixels, now: Pixels): { top: number; fromBottom: number } | undefined {
  const least = Math.min(old.height, now.height);
  const isEqual = (one: number, other: number) =>
    old.width === now.width && rowOf(old, one).equals(rowOf(now, other));
  let top = 0;
  while (top < least && isEqual(top, top)) top++;
  if (top === least && old.height === now.height) return undefined;
  let fromBottom = 0;
  while (
    fromBottom < least - top &&
    isEqual(old.height - 1 - fromBottom, now.height - 1 - fromBottom)
  )
    fromBottom++;
  return { top: Math.max(0, top - CONTEXT), fromBottom: Math.max(0, fromBottom - CONTEXT) };
}

function rowOf({ data, width }: Pixels, row: number): Buffer {
  return data.subarray(row * width * 4, (row + 1) * width * 4);
}

/** At least one row, so that a part that was added is shown beside nothing. */
function cut({ data, width, height }: Pixels, top: number, fromBottom: number): Pixels {
  const bottom = Math.max(top + 1, height - fromBottom);
  return { data: data.subarray(top * width * 4, bottom * width * 4), width, height: bottom - top };
}

/** Every pixel that differs, however little, in the mark's colour over a faint later picture. */
function mark(old: Pixels, now: Pixels): Pixels {
  const [width, height] = [Math.max(old.width, now.width), Math.max(old.height, now.height)];
  const data = Buffer.alloc(width * height * 4);
  const options = { threshold: 0, includeAA: true, alpha: 0.25, diffColor: MARK };
  pixelmatch(pad(old, width, height), pad(now, width, height), data, width, height, options);
  return { data, width, height };
}

/** White where a picture ends before the other one. */
function pad(pixels: Pixels, width: number, height: number): Buffer {
  if (pixels.width === width && pixels.height === height) return pixels.data;
  const padded = Buffer.alloc(width * height * 4, 255);
  for (let row = 0; row < pixels.height; row++) rowOf(pixels, row).copy(padded, row * width * 4);
  return padded;
}

async function decode(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The pixels of a box, without rows that repeat the one above; undefined where none of it is on the picture. */
async function extract(png: Buffer, { left, top, width, height }: Box, shift: number) {
  const picture = sharp(png);
  const size = await picture.metadata();
  // Whole pixels only, so that equal boxes have equally many, wherever they begin.
  const [startX, startY] = [Math.ceil(left), Math.ceil(top) + shift];
  const [x, y] = [Math.max(0, startX), Math.max(0, startY)];
  const right = Math.min(size.width, startX + Math.max(1, Math.floor(width) - 1));
  const bottom = Math.min(size.height, startY + Math.max(1, Math.floor(height) - 1));
  if (right <= x || bottom <= y) return undefined;
  const pixels = await decode(
    picture.extract({ left: x, top: y, width: right - x, height: bottom - y }),
  );
  const rows = Array.from({ length: pixels.height }, (_, row) => rowOf(pixels, row));
  return Buffer.concat(rows.filter((row, index) => !rows[index - 1]?.equals(row)));
}

function encode(pixels: Pixels | undefined): Promise<Buffer> | null {
  if (!pixels) return null;
  const { data, width, height } = pixels;
  return toWebp(sharp(data, { raw: { width, height, channels: 4 } }), height);
}

function toWebp(picture: Sharp, height = TALL): Promise<Buffer> {
  const smaller = height > TALL ? picture.resize({ height: TALL }) : picture;
  return smaller.webp({ quality: QUALITY }).toBuffer();
}
