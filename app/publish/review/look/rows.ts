// Compares two screenshots row by row, and cuts out the parts that differ.
import { hash } from "node:crypto";
import { diffArrays } from "diff";
import sharp from "sharp";

/** WebP; undefined where there is nothing on that side. */
export interface PicturePart {
  old: Buffer | undefined;
  now: Buffer | undefined;
  width: number;
}

const QUALITY = 60;
const CONTEXT = 60;
/** In pixels; differences with fewer rows between them are one picture. */
const PICTURE_GAP = 240;
/** In pixels; WebP allows 16,383. */
const TALLEST = 6000;
/** By how much a channel may differ from all of its neighbors. */
const TOLERANCE = 10;
/** Of more differing rows, the whole picture is shown: time grows with their square. */
const MOST_EDITS = 1500;

const CHANNELS = 3;

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
  const whole = { top: 0, bottom: Infinity };
  const parts = before && after ? differences(before, after) : [{ from: whole, to: whole }];
  return Promise.all(
    parts.map(async ({ from, to }) => ({
      old: before && (await encodeRows(before, from)),
      now: after && (await encodeRows(after, to)),
      width: (after ?? before)?.width ?? 0,
    })),
  );
}

/** Finds rows without equal ones on the other side, and their place there; of too many, all. */
function differences(old: Pixels, now: Pixels): RowsPair[] {
  const [before, after] = [keysOf(old), keysOf(now)];
  const found: RowsPair[] = [];
  let [oldAt, nowAt] = [0, 0];
  const whole = [
    { value: before, added: false, removed: true },
    { value: after, added: true, removed: false },
  ];
  const parts = diffArrays(before, after, { maxEditLength: MOST_EDITS }) ?? whole;
  for (const { value, added, removed } of parts) {
    const from = { top: oldAt, bottom: (oldAt += added ? 0 : value.length) };
    const to = { top: nowAt, bottom: (nowAt += removed ? 0 : value.length) };
    if (!added && !removed) continue;
    const last = found.at(-1);
    const gap = Math.max(to.top - (last?.to.bottom ?? 0), from.top - (last?.from.bottom ?? 0));
    if (last && gap < PICTURE_GAP) [last.from.bottom, last.to.bottom] = [from.bottom, to.bottom];
    else found.push({ from, to });
  }
  return found.filter(
    ({ from, to }) => !looksSame(cut(old, widenRows(from, 1)), cut(now, widenRows(to, 1))),
  );
}

function widenRows({ top, bottom }: Rows, by: number): Rows {
  return { top: Math.max(0, top - by), bottom: bottom + by };
}

function keysOf(pixels: Pixels): string[] {
  return Array.from({ length: pixels.height }, (_, row) => hash("sha256", rowOf(pixels, row)));
}

/**
 * Tells whether each pixel is between its neighbors' of the other side, as when text moved by a part of a pixel, or
 * Chromium painted a round edge differently.
 */
function looksSame(old: Pixels, now: Pixels): boolean {
  if (old.width !== now.width || Math.abs(old.height - now.height) > 1) return false;
  return isWithin(old, now) && isWithin(now, old);
}

function isWithin(one: Pixels, other: Pixels): boolean {
  const { data, width, height } = one;
  for (let row = 0; row < height; row++) {
    if (row < other.height && rowOf(one, row).equals(rowOf(other, row))) continue;
    for (let column = 0; column < width * CHANNELS; column++) {
      const value = data[row * width * CHANNELS + column] ?? 0;
      let [least, most] = [255, 0];
      for (let y = Math.max(0, row - 1); y <= Math.min(other.height - 1, row + 1); y++)
        for (let x = column - CHANNELS; x <= column + CHANNELS; x += CHANNELS) {
          if (x < 0 || x >= width * CHANNELS) continue;
          const near = other.data[y * width * CHANNELS + x] ?? 0;
          least = Math.min(least, near);
          most = Math.max(most, near);
        }
      if (value < least - TOLERANCE || value > most + TOLERANCE) return false;
    }
  }
  return true;
}

function rowOf({ data, width }: Pixels, row: number): Buffer {
  return data.subarray(row * width * CHANNELS, (row + 1) * width * CHANNELS);
}

function cut({ data, width, height }: Pixels, { top, bottom }: Rows): Pixels {
  const end = Math.min(bottom, height);
  const rows = data.subarray(top * width * CHANNELS, end * width * CHANNELS);
  return { data: rows, width, height: end - top };
}

async function readPixels(png: Buffer): Promise<Pixels> {
  const image = sharp(png).removeAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function encodeRows(pixels: Pixels, { top, bottom }: Rows): Promise<Buffer> {
  const shown = { top, bottom: Math.min(bottom, top + TALLEST) };
  const { data, width, height } = cut(pixels, widenRows(shown, CONTEXT));
  const raw = { width, height, channels: CHANNELS } as const;
  return sharp(data, { raw }).webp({ quality: QUALITY }).toBuffer();
}
