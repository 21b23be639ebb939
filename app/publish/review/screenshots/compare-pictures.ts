// Two screenshots in; out the parts in which they differ, as WebP, how many pixels differ and by how much. Every
// difference counts but the browser's own rounding: a higher threshold would hide a ground of another colour.
import sharp from "sharp";

import type { Band, Picture } from "../page-model";
import { findBands, type Hunk, type Pixels } from "./bands";

/** Marks what differs, red, green and blue. */
const MARK = [208, 33, 75] as const;
const QUALITY = 60;
/** A taller part, in pixels, is shown smaller, so that a report of ten pages that differ everywhere has less than 3 MB. */
const TALL = 1200;
const SMALLER = 0.4;
/** From this share of a part on, marks would hide the picture and say no more than the number does. */
const MOST_MARKED = 0.5;
/** How much of the later picture shines through where nothing differs. */
const FAINT = 0.25;

/**
 * Chromium paints the edge of a round corner one step of 255 lighter or darker from one time to the next: 8 pixels of
 * a million, in 2 of 6 pictures taken on a busy machine. Nobody can see that; a ground of another colour is more.
 */
const ROUNDING = { largest: 1, share: 1e-4 };
const SAME = { share: 0, largest: 0, grew: 0, bands: [] };

/** @param old @param now PNG; null where the page does not exist */
export async function comparePictures(
  old: Buffer | null,
  now: Buffer | null,
): Promise<Omit<Picture, "view">> {
  if (old && now && old.equals(now)) return SAME;
  const [before, after] = await Promise.all([old && decode(old), now && decode(now)]);
  if (!before || !after) {
    const only = before ?? after;
    const bands = only ? [await wholeBand(only, before !== null)] : [];
    return { share: 1, largest: 255, grew: 0, bands };
  }
  const hunks = findBands(before, after);
  const found = await Promise.all(hunks.map((hunk) => compareHunk(before, after, hunk)));
  const different = found.reduce((total, { changed }) => total + changed, 0);
  const share =
    different / (Math.max(before.height, after.height) * Math.max(before.width, after.width));
  const largest = Math.max(0, ...found.map(({ largest }) => largest));
  if (largest <= ROUNDING.largest && share < ROUNDING.share) return SAME;
  return {
    share,
    largest,
    grew: after.height - before.height,
    bands: found.map(({ band }) => band),
  };
}

async function compareHunk(old: Pixels, now: Pixels, hunk: Hunk) {
  const [before, after] = [cut(old, hunk.old), cut(now, hunk.now)];
  const { marked, changed, largest } = mark(before, after);
  const isWorthMarks = changed < MOST_MARKED * marked.width * marked.height;
  const [oldPicture, newPicture, difference] = await Promise.all([
    encode(before),
    encode(after),
    isWorthMarks ? encode(marked) : null,
  ]);
  const band: Band = {
    top: hunk.now[0],
    height: after.height,
    old: oldPicture,
    new: newPicture,
    difference,
  };
  return { band, changed, largest };
}

/** Every pixel that differs in the mark's colour, over a faint later picture. */
function mark(before: Pixels, after: Pixels): { marked: Pixels; changed: number; largest: number } {
  const { width, height } = after.height >= before.height ? after : before;
  const marked = Buffer.alloc(width * height * 4, 255);
  let [changed, largest] = [0, 0];
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = pixel * 4;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const delta = differenceAt(before, after, x, y);
    largest = Math.max(largest, delta);
    if (delta > 0) changed++;
    for (let channel = 0; channel < 3; channel++) {
      const value = after.data[(y * after.width + x) * 4 + channel] ?? 255;
      marked[at + channel] = delta > 0 ? (MARK[channel] ?? 0) : 255 - (255 - value) * FAINT;
    }
  }
  return { marked: { data: marked, width, height }, changed, largest };
}

/** The largest difference of a colour channel; of a pixel that only one picture has, the most there can be. */
function differenceAt(before: Pixels, after: Pixels, x: number, y: number): number {
  if (x >= before.width || y >= before.height || x >= after.width || y >= after.height) return 255;
  const [old, now] = [(y * before.width + x) * 4, (y * after.width + x) * 4];
  let largest = 0;
  for (let channel = 0; channel < 4; channel++) {
    const delta = (before.data[old + channel] ?? 0) - (after.data[now + channel] ?? 0);
    largest = Math.max(largest, Math.abs(delta));
  }
  return largest;
}

async function wholeBand(pixels: Pixels, isOld: boolean): Promise<Band> {
  const picture = await encode(pixels);
  return {
    top: 0,
    height: pixels.height,
    old: isOld ? picture : null,
    new: isOld ? null : picture,
    difference: null,
  };
}

function cut({ data, width }: Pixels, [from, to]: [number, number]): Pixels {
  return { data: data.subarray(from * width * 4, to * width * 4), width, height: to - from };
}

async function decode(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Nothing for a part that one side does not have. */
async function encode({ data, width, height }: Pixels): Promise<Buffer | null> {
  if (height === 0) return null;
  const picture = sharp(data, { raw: { width, height, channels: 4 } });
  return (height > TALL ? picture.resize(Math.ceil(width * SMALLER)) : picture)
    .webp({ quality: QUALITY })
    .toBuffer();
}
