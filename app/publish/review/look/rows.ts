// Compares two screenshots row by row, and cuts out the parts that differ.
import { diffArrays } from "diff";
import sharp from "sharp";

import { shortHash } from "../site/files";

/** WebP, before and after; undefined where there is nothing on that side. */
export interface Part {
  old: Buffer | undefined;
  now: Buffer | undefined;
  /** CSS pixels. */
  width: number;
}

const QUALITY = 60;
/** How many equal rows are shown around a difference, in pixels: about two lines of text. */
const CONTEXT = 60;
/** Differences with fewer rows between them are one picture; pixels. */
const GAP = 240;
/** The height of one picture, in pixels; WebP ends at 16,383. */
const TALLEST = 6000;
/** By how much a channel may differ from all of its neighbors: rounding, not another color. */
const TOLERANCE = 10;

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

/** @param old @param now PNG @returns nothing when they look the same */
export async function comparePictures(
  old: Buffer | undefined,
  now: Buffer | undefined,
): Promise<Part[]> {
  if ((!old && !now) || (old && now && old.equals(now))) return [];
  const [before, after] = [old && (await decode(old)), now && (await decode(now))];
  const whole = (pixels: Pixels | undefined) => pixels && { top: 0, bottom: pixels.height };
  const parts =
    before && after ? differences(before, after) : [{ old: whole(before), now: whole(after) }];
  return Promise.all(
    parts.map(async ({ old: from, now: to }) => ({
      old: before && from && (await encode(cut(before, from))),
      now: after && to && (await encode(cut(after, to))),
      width: (after ?? before)?.width ?? 0,
    })),
  );
}

/** The rows that differ, with some equal ones around them. */
function differences(old: Pixels, now: Pixels): { old: Rows; now: Rows }[] {
  const found: { old: Rows; now: Rows }[] = [];
  for (const { from, to } of changedBlocks(blocksOf(old), blocksOf(now))) {
    if (looksSame(cut(old, from), cut(now, to))) continue;
    const last = found.at(-1);
    if (last && to.top - last.now.bottom < GAP && from.top - last.old.bottom < GAP) {
      last.old.bottom = from.bottom;
      last.now.bottom = to.bottom;
    } else found.push({ old: { ...from }, now: { ...to } });
  }
  return found.map((part) => ({ old: widen(part.old, old), now: widen(part.now, now) }));
}

function widen({ top, bottom }: Rows, { height }: Pixels): Rows {
  return { top: Math.max(0, top - CONTEXT), bottom: Math.min(height, bottom + CONTEXT) };
}

interface Block extends Rows {
  key: string;
}

/** Runs of rows of a single color, and what is between them: a line of text, a drawing, a box. */
function blocksOf(pixels: Pixels): Block[] {
  const blocks: Block[] = [];
  let top = 0;
  let last = "";
  for (let row = 0; row <= pixels.height; row++) {
    const kind = row < pixels.height ? kindOf(rowOf(pixels, row)) : "the end";
    if (kind !== last && row > top) {
      const rows = { top, bottom: row };
      blocks.push({ ...rows, key: last || shortHash(cut(pixels, rows).data) });
    }
    if (kind !== last) [top, last] = [row, kind];
  }
  return blocks;
}

/** The color of a row that has only one; empty for all others. */
function kindOf(row: Buffer): string {
  const isPlain = row.subarray(4).equals(row.subarray(0, -4));
  return isPlain ? row.subarray(0, 4).toString("hex") : "";
}

/** Blocks without an equal one on the other side: each with its counterpart, or with the place where it would be. */
function changedBlocks(old: Block[], now: Block[]): { from: Rows; to: Rows }[] {
  const changes: { from: Rows; to: Rows }[] = [];
  let [removed, added]: [Block[], Block[]] = [[], []];
  let [oldAt, nowAt] = [0, 0];
  const end = () => {
    const [from, to] = [spanOf(removed, old[oldAt]), spanOf(added, now[nowAt])];
    if (removed.length === added.length)
      changes.push(...removed.map((block, index) => ({ from: block, to: added[index] ?? to })));
    else changes.push({ from, to });
    [removed, added] = [[], []];
  };
  // Lines of text begin at whole pixels: the space between them may be a pixel more or less.
  const comparator = (one: Block, other: Block) =>
    one.key === other.key && Math.abs(heightOf(one) - heightOf(other)) <= 2;
  for (const part of diffArrays(old, now, { comparator })) {
    const count = part.value.length;
    if (part.removed) removed = old.slice(oldAt, (oldAt += count));
    else if (part.added) added = now.slice(nowAt, (nowAt += count));
    else {
      end();
      oldAt += count;
      nowAt += count;
    }
  }
  end();
  return changes;
}

function heightOf({ top, bottom }: Rows): number {
  return bottom - top;
}

/** @param next the block before which nothing was removed or added */
function spanOf(blocks: Block[], next: Block | undefined): Rows {
  const [first] = blocks;
  const place = next?.top ?? 0;
  return { top: first?.top ?? place, bottom: blocks.at(-1)?.bottom ?? place };
}

/**
 * Whether each pixel of one side is between its neighbors' on the other: text that moved by a part of a pixel, and the
 * edge of a round corner, which Chromium paints a step lighter or darker from one run to the next.
 */
function looksSame(old: Pixels, now: Pixels): boolean {
  if (old.width !== now.width || Math.abs(old.height - now.height) > 1) return false;
  return isWithin(old, now) && isWithin(now, old);
}

function isWithin({ data, width, height }: Pixels, other: Pixels): boolean {
  for (let row = 0; row < height; row++) {
    if (row < other.height && rowOf({ data, width, height }, row).equals(rowOf(other, row)))
      continue;
    for (let column = 0; column < width; column++)
      for (let channel = 0; channel < 3; channel++) {
        const value = data[(row * width + column) * 4 + channel] ?? 0;
        let [least, most] = [255, 0];
        for (let y = Math.max(0, row - 1); y <= Math.min(other.height - 1, row + 1); y++)
          for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x++) {
            const near = other.data[(y * width + x) * 4 + channel] ?? 0;
            least = Math.min(least, near);
            most = Math.max(most, near);
          }
        if (value < least - TOLERANCE || value > most + TOLERANCE) return false;
      }
  }
  return true;
}

function rowOf({ data, width }: Pixels, row: number): Buffer {
  return data.subarray(row * width * 4, (row + 1) * width * 4);
}

function cut({ data, width }: Pixels, { top, bottom }: Rows): Pixels {
  return { data: data.subarray(top * width * 4, bottom * width * 4), width, height: bottom - top };
}

async function decode(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function encode(pixels: Pixels): Promise<Buffer | undefined> {
  const { data, width, height } = cut(pixels, { top: 0, bottom: Math.min(pixels.height, TALLEST) });
  if (height === 0) return Promise.resolve(undefined);
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: QUALITY })
    .toBuffer();
}
