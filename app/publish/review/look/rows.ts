// Compares two screenshots row by row, and cuts out the parts that differ.
import { diffArrays } from "diff";
import sharp from "sharp";

import { shortHash } from "../site/files";

/** WebP; undefined where there is nothing on that side. */
export interface PicturePart {
  old: Buffer | undefined;
  now: Buffer | undefined;
  width: number;
}

const QUALITY = 60;
/** Equal rows around a difference, in pixels. */
const CONTEXT = 60;
/** Differences with fewer rows between them are one picture; pixels. */
const PICTURE_GAP = 240;
/** Pixels; WebP ends at 16,383. */
const TALLEST = 6000;
/** By how much a channel may differ from all of its neighbors. */
const TOLERANCE = 10;
/** Of more differing rows, the whole picture is shown: time grows with their square. */
const MOST_EDITS = 1500;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

interface Rows {
  top: number;
  bottom: number;
}

interface RowsPair {
  from: Rows;
  to: Rows;
}

/** Compares two PNG. @returns nothing when they look the same */
export async function comparePictures(
  old: Buffer | undefined,
  now: Buffer | undefined,
): Promise<PicturePart[]> {
  if ((!old && !now) || (old && now && old.equals(now))) return [];
  const [before, after] = [old && (await readPixels(old)), now && (await readPixels(now))];
  const whole = {
    from: { top: 0, bottom: before?.height ?? 0 },
    to: { top: 0, bottom: after?.height ?? 0 },
  };
  const parts = before && after ? differences(before, after) : [whole];
  return Promise.all(
    parts.map(async ({ from, to }) => ({
      old: before && (await encodePicture(cut(before, from))),
      now: after && (await encodePicture(cut(after, to))),
      width: (after ?? before)?.width ?? 0,
    })),
  );
}

function differences(old: Pixels, now: Pixels): RowsPair[] {
  const found: RowsPair[] = [];
  for (const { from, to } of changedRows(keysOf(old), keysOf(now))) {
    if (looksSame(cut(old, widenRows(from, old, 1)), cut(now, widenRows(to, now, 1)))) continue;
    const last = found.at(-1);
    if (
      last &&
      to.top - last.to.bottom < PICTURE_GAP &&
      from.top - last.from.bottom < PICTURE_GAP
    ) {
      last.from.bottom = from.bottom;
      last.to.bottom = to.bottom;
    } else found.push({ from, to });
  }
  return found.map(({ from, to }) => ({
    from: widenRows(from, old, CONTEXT),
    to: widenRows(to, now, CONTEXT),
  }));
}

function widenRows({ top, bottom }: Rows, { height }: Pixels, by: number): Rows {
  return { top: Math.max(0, top - by), bottom: Math.min(height, bottom + by) };
}

function keysOf(pixels: Pixels): string[] {
  return Array.from({ length: pixels.height }, (_, row) => shortHash(rowOf(pixels, row)));
}

/** Finds rows without equal ones on the other side, and their place there; of too many, all. */
function changedRows(old: string[], now: string[]): RowsPair[] {
  const parts = diffArrays(old, now, { maxEditLength: MOST_EDITS });
  if (!parts) return [{ from: { top: 0, bottom: old.length }, to: { top: 0, bottom: now.length } }];
  const changes: RowsPair[] = [];
  let [oldAt, nowAt] = [0, 0];
  for (const { value, added, removed } of parts) {
    const from = { top: oldAt, bottom: (oldAt += added ? 0 : value.length) };
    const to = { top: nowAt, bottom: (nowAt += removed ? 0 : value.length) };
    if (!added && !removed) continue;
    const last = changes.at(-1);
    if (last?.from.bottom === from.top && last.to.bottom === to.top)
      [last.from.bottom, last.to.bottom] = [from.bottom, to.bottom];
    else changes.push({ from, to });
  }
  return changes;
}

/**
 * Tells whether each pixel is between its neighbors' of the other side: text that moved by a part
 * of a pixel, and edges of round corners, which Chromium paints differently from run to run.
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

async function readPixels(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function encodePicture(pixels: Pixels): Promise<Buffer | undefined> {
  const { data, width, height } = cut(pixels, { top: 0, bottom: Math.min(pixels.height, TALLEST) });
  if (height === 0) return Promise.resolve(undefined);
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: QUALITY })
    .toBuffer();
}
