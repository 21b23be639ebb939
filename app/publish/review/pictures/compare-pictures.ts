// Two screenshots in; out the parts in which they differ, before and after, as WebP at full size: cut between lines of text.
import { createHash } from "node:crypto";
import { structuredPatch } from "diff";
import sharp, { type Sharp } from "sharp";

import type { Picture } from "../report";

const QUALITY = 60;
/** Equal rows around a difference inside of a block that has no empty row, in pixels: about a line of text. */
const CONTEXT = 40;
/** Blocks are lines of text or drawings: so many equal ones are shown above and below a difference. */
const NEIGHBOURS = 1;
/** The mark around a difference; pixels. */
const MARK = { color: "#c0391a", thickness: 2, distance: 5 };
/** The height of one picture, in pixels: a longer part is continued in the next. WebP ends at 16,383. */
const TALLEST = 1400;

/**
 * Chromium paints the edge of a round corner one step of 255 lighter or darker from one run to the next: 8 pixels of
 * a million, in 2 of 6 pictures taken on a busy machine. A background of another colour is more.
 */
const ROUNDING = { largest: 1, share: 1e-4 };

/** Rows at both ends of a notice that are not compared: a rounded corner is painted by fractions of a pixel. */
const CORNER = 3;

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

/** Rows of a picture, the last one not included. */
interface Rows {
  top: number;
  bottom: number;
}

/** @param old @param now PNG; null where the page does not exist @returns nothing when they are equal */
export async function comparePictures(
  view: string,
  old: Buffer | null,
  now: Buffer | null,
): Promise<Picture[]> {
  if (old && now && old.equals(now)) return [];
  const [before, after] = [old && (await decode(sharp(old))), now && (await decode(sharp(now)))];
  const whole = (pixels: Pixels | null): Rows => ({ top: 0, bottom: pixels?.height ?? 0 });
  const parts =
    before && after ? differences(before, after) : [[whole(before), whole(after)] as const];
  const pictures = parts.map(async ([from, to]) => {
    if (before && after && isRounding(cut(before, from), cut(after, to), after)) return [];
    return encodePart(view, before && cut(before, from), after && cut(after, to));
  });
  return (await Promise.all(pictures)).flat();
}

/** Both sides of a part, continued in as many pictures as it needs. */
async function encodePart(
  view: string,
  old: Pixels | null,
  now: Pixels | null,
): Promise<Picture[]> {
  const ends = old && now && equalEnds(old, now);
  const columns = old && now && differingColumns(old, now);
  const pictures: Picture[] = [];
  for (let top = 0; top < Math.max(old?.height ?? 0, now?.height ?? 0); top += TALLEST) {
    const piece = (pixels: Pixels | null) => {
      if (!pixels || top >= pixels.height) return null;
      const bottom = Math.min(pixels.height, top + TALLEST);
      const rows = ends && {
        top: ends.above - top,
        height: pixels.height - ends.below - ends.above,
      };
      return encode(cut(pixels, { top, bottom }), rows && columns && { ...rows, ...columns });
    };
    const [before, after] = [await piece(old), await piece(now)];
    pictures.push({ view, width: (now ?? old)?.width ?? 0, old: before, new: after });
  }
  return pictures;
}

/** How many rows are equal at both ends of two pictures. */
function equalEnds(old: Pixels, now: Pixels): { above: number; below: number } {
  const least = Math.min(old.height, now.height);
  const isEqual = (one: number, other: number) => rowOf(old, one).equals(rowOf(now, other));
  let above = 0;
  while (above < least && isEqual(above, above)) above++;
  let below = 0;
  while (below < least - above && isEqual(old.height - 1 - below, now.height - 1 - below)) below++;
  return { above, below };
}

/** The rows of each part in both pictures: blocks that differ, as lines of a text do, with those around them. */
function differences(old: Pixels, now: Pixels): [Rows, Rows][] {
  const [before, after] = [blocksOf(old), blocksOf(now)];
  const textOf = (blocks: Block[]) => blocks.map(({ key }) => `${key}\n`).join("");
  const options = { context: NEIGHBOURS };
  const { hunks } = structuredPatch("", "", textOf(before), textOf(after), "", "", options);
  const rows = (blocks: Block[], start: number, count: number): Rows => ({
    top: blocks[start - 1]?.top ?? 0,
    bottom: blocks[start + count - 2]?.bottom ?? 0,
  });
  return hunks.map(({ oldStart, oldLines, newStart, newLines }) =>
    trim(old, now, rows(before, oldStart, oldLines), rows(after, newStart, newLines)),
  );
}

/** From the first column that differs to the last; all of them where rows were added or removed. */
function differingColumns(
  old: Pixels,
  { data, width, height }: Pixels,
): { left: number; width: number } {
  if (old.height !== height || old.width !== width) return { left: 0, width };
  let [left, right] = [width, 0];
  for (const [at, value] of data.entries()) {
    if (value === old.data[at]) continue;
    const column = Math.floor(at / 4) % width;
    [left, right] = [Math.min(left, column), Math.max(right, column + 1)];
  }
  return { left, width: right - left };
}

/** Equal rows at the ends of a tall part are left out, but for some. */
function trim(old: Pixels, now: Pixels, from: Rows, to: Rows): [Rows, Rows] {
  const least = Math.min(from.bottom - from.top, to.bottom - to.top);
  if (least < 4 * CONTEXT) return [from, to];
  const { above, below } = equalEnds(cut(old, from), cut(now, to));
  const [top, bottom] = [Math.max(0, above - CONTEXT), Math.max(0, below - CONTEXT)];
  const inner = (rows: Rows) => ({ top: rows.top + top, bottom: rows.bottom - bottom });
  return [inner(from), inner(to)];
}

interface Block extends Rows {
  key: string;
}

/** Rows between two rows of a single colour, with the empty ones above them. */
function blocksOf(pixels: Pixels): Block[] {
  const tops = [0];
  let hasInk = false;
  for (let row = 0; row < pixels.height; row++) {
    const isEmpty = isPlain(rowOf(pixels, row));
    if (isEmpty && hasInk) tops.push(row);
    hasInk = !isEmpty;
  }
  return tops.map((top, index) => {
    const rows = { top, bottom: tops[index + 1] ?? pixels.height };
    return { ...rows, key: createHash("sha1").update(cut(pixels, rows).data).digest("base64") };
  });
}

/** Every pixel is the one before it. */
function isPlain(row: Buffer): boolean {
  return row.subarray(4).equals(row.subarray(0, -4));
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

function rowOf({ data, width }: Pixels, row: number): Buffer {
  return data.subarray(row * width * 4, (row + 1) * width * 4);
}

function cut({ data, width }: Pixels, { top, bottom }: Rows): Pixels {
  return { data: data.subarray(top * width * 4, bottom * width * 4), width, height: bottom - top };
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
  const [startX, startY] = [Math.ceil(left), Math.ceil(top) + CORNER + shift];
  const [x, y] = [Math.max(0, startX), Math.max(0, startY)];
  const right = Math.min(size.width, startX + Math.max(1, Math.floor(width) - 1));
  const bottom = Math.min(size.height, startY + Math.max(1, Math.floor(height) - 1 - 2 * CORNER));
  if (right <= x || bottom <= y) return undefined;
  const pixels = await decode(
    picture.extract({ left: x, top: y, width: right - x, height: bottom - y }),
  );
  const rows = Array.from({ length: pixels.height }, (_, row) => rowOf(pixels, row));
  return Buffer.concat(rows.filter((row, index) => !rows[index - 1]?.equals(row)));
}

/** @param box what differs */
function encode({ data, width, height }: Pixels, box?: Box | null): Promise<Buffer> {
  const picture = sharp(data, { raw: { width, height, channels: 4 } }).webp({ quality: QUALITY });
  if (!box) return picture.toBuffer();
  const { color, thickness, distance } = MARK;
  const left = Math.max(1, box.left - distance);
  const right = Math.min(width - 1, box.left + box.width + distance);
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect x="${left}" y="${box.top - distance}" width="${right - left}" height="${box.height + 2 * distance}"
      fill="none" stroke="${color}" stroke-width="${thickness}"/></svg>`;
  return picture.composite([{ input: Buffer.from(mark) }]).toBuffer();
}
