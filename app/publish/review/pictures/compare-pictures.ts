// Two screenshots in; out the parts in which they differ, before and after, as WebP at full size: cut between lines of text.
import { createHash } from "node:crypto";
import { diffArrays } from "diff";
import sharp, { type Sharp } from "sharp";

import type { Picture } from "../report";

const QUALITY = 60;
/** Equal rows around a difference inside of a block that has no empty row, in pixels: about a line of text. */
const CONTEXT = 40;
/** Blocks are lines of text or drawings: so many equal ones are shown above and below a difference. */
const NEIGHBOURS = 1;
/** The mark around a difference: red, green, blue and opacity; pixels. */
const FRAME = { color: 0xc0_39_1a_ff, thickness: 2, distance: 5 };
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
  const tallest = Math.max(old?.height ?? 0, now?.height ?? 0);
  const [before, after] = old && now ? differingBoxes(old, now) : [[], []];
  const [from, to] = [old && frame(old, before), now && frame(now, after)];
  const pictures: Picture[] = [];
  for (let top = 0; top < tallest; top += TALLEST) {
    const piece = (pixels: Pixels | null) =>
      pixels && top < pixels.height
        ? encode(cut(pixels, { top, bottom: Math.min(pixels.height, top + TALLEST) }))
        : null;
    pictures.push({
      ...{ view, width: (now ?? old)?.width ?? 0 },
      ...{ old: await piece(from), new: await piece(to) },
    });
  }
  return pictures;
}

/** The boxes of what differs, in both pictures; of pictures of two sizes one box, over their whole width. */
function differingBoxes(old: Pixels, now: Pixels): [old: Box[], now: Box[]] {
  const least = Math.min(old.height, now.height);
  const isEqual = (one: number, other: number) => rowOf(old, one).equals(rowOf(now, other));
  if (old.height === now.height && old.width === now.width) {
    const boxes = boxesOf(old, now);
    return [boxes, boxes];
  }
  let top = 0;
  while (top < least && isEqual(top, top)) top++;
  let bottom = 0;
  while (bottom < least - top && isEqual(old.height - 1 - bottom, now.height - 1 - bottom))
    bottom++;
  const boxOf = ({ width, height }: Pixels) => [
    { left: 0, top, width, height: height - top - bottom },
  ];
  return [boxOf(old), boxOf(now)];
}

/** Rows that differ are in one box, until some are equal. */
function boxesOf(old: Pixels, now: Pixels): Box[] {
  const boxes: Box[] = [];
  for (let row = 0; row < old.height; row++) {
    const [from, to] = [rowOf(old, row), rowOf(now, row)];
    if (from.equals(to)) continue;
    const first = from.findIndex((value, at) => value !== to[at]);
    const last = from.findLastIndex((value, at) => value !== to[at]);
    const [left, right] = [Math.floor(first / 4), Math.floor(last / 4) + 1];
    const box = boxes.at(-1);
    if (!box || row - box.top - box.height > CONTEXT) {
      boxes.push({ left, top: row, width: right - left, height: 1 });
      continue;
    }
    box.width = Math.max(box.left + box.width, right) - Math.min(box.left, left);
    box.left = Math.min(box.left, left);
    box.height = row + 1 - box.top;
  }
  return boxes;
}

/** A frame around each box. */
function frame(pixels: Pixels, boxes: Box[]): Pixels {
  const { width, height } = pixels;
  const data = Buffer.from(pixels.data);
  for (const box of boxes) {
    const left = Math.max(0, box.left - FRAME.distance);
    const top = Math.max(0, box.top - FRAME.distance);
    const right = Math.min(width, box.left + box.width + FRAME.distance) - 1;
    const bottom = Math.min(height, box.top + box.height + FRAME.distance) - 1;
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) {
        const toEdge = Math.min(row - top, bottom - row, column - left, right - column);
        if (toEdge < FRAME.thickness) data.writeUInt32BE(FRAME.color, (row * width + column) * 4);
      }
  }
  return { data, width, height };
}

/** The first and the last block of a part, in both pictures. */
interface Part {
  from: [number, number];
  to: [number, number];
}

/** The rows of each part in both pictures. */
function differences(old: Pixels, now: Pixels): (readonly [Rows, Rows])[] {
  const [before, after] = [blocksOf(old), blocksOf(now)];
  const keys = [before, after].map((blocks) => blocks.map(({ key }) => key));
  const parts: Part[] = [];
  let [at, to] = [0, 0];
  for (const { added, removed, count } of diffArrays(keys[0] ?? [], keys[1] ?? [])) {
    const last = parts.at(-1);
    const isNext = last && at - last.from[1] <= 2 * NEIGHBOURS && to - last.to[1] <= 2 * NEIGHBOURS;
    if (added || removed) {
      const part: Part = isNext && last ? last : { from: [at, at], to: [to, to] };
      if (part !== last) parts.push(part);
      if (removed) at += count;
      else to += count;
      part.from[1] = at;
      part.to[1] = to;
    } else [at, to] = [at + count, to + count];
  }
  const rows = (blocks: Rows[], [first = 0, end = 0]: number[], height: number): Rows => ({
    top: blocks[Math.max(0, first - NEIGHBOURS)]?.top ?? 0,
    bottom: blocks[Math.min(blocks.length - 1, end - 1 + NEIGHBOURS)]?.bottom ?? height,
  });
  return parts.map(({ from, to: into }) =>
    trim(old, now, rows(before, from, old.height), rows(after, into, now.height)),
  );
}

/** Equal rows at the ends of a tall part are left out, but for some. */
function trim(old: Pixels, now: Pixels, from: Rows, to: Rows): [Rows, Rows] {
  const least = Math.min(from.bottom - from.top, to.bottom - to.top);
  if (least < 4 * CONTEXT || old.width !== now.width) return [from, to];
  const isEqual = (one: number, other: number) => rowOf(old, one).equals(rowOf(now, other));
  let top = 0;
  while (top < least && isEqual(from.top + top, to.top + top)) top++;
  let end = 0;
  while (end < least - top && isEqual(from.bottom - 1 - end, to.bottom - 1 - end)) end++;
  const [above, below] = [Math.max(0, top - CONTEXT), Math.max(0, end - CONTEXT)];
  const inner = (rows: Rows) => ({ top: rows.top + above, bottom: rows.bottom - below });
  return [inner(from), inner(to)];
}

/** Rows between two rows of a single colour, with the empty ones above them. */
function blocksOf(pixels: Pixels): (Rows & { key: string })[] {
  const blocks: (Rows & { key: string })[] = [];
  let top = 0;
  let hasInk = false;
  for (let row = 0; row <= pixels.height; row++) {
    const isEmpty = row === pixels.height || isPlain(rowOf(pixels, row));
    if (isEmpty && hasInk) {
      blocks.push({ top, bottom: row, key: keyOf(pixels, top, row) });
      top = row;
    }
    hasInk = !isEmpty;
  }
  if (top < pixels.height)
    blocks.push({ top, bottom: pixels.height, key: keyOf(pixels, top, pixels.height) });
  return blocks;
}

function keyOf({ data, width }: Pixels, top: number, bottom: number): string {
  const rows = data.subarray(top * width * 4, bottom * width * 4);
  return createHash("sha1").update(rows).digest("base64");
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

function encode({ data, width, height }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: QUALITY })
    .toBuffer();
}
