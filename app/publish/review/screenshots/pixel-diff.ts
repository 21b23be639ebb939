// Two screenshots in; out both as WebP, and a third picture that marks where they differ.
import pixelmatch from "pixelmatch";
import sharp, { type Sharp } from "sharp";

import type { View } from "../page-model";

/** The site's background colour: it fills the shorter picture up to the height of the taller one. */
const GROUND = { r: 251, g: 247, b: 238, alpha: 1 };
const MARK: [number, number, number] = [208, 33, 75];
/** How different a pixel must be to count, from 0 to 1; pixelmatch's default. */
const THRESHOLD = 0.1;
const QUALITY = 80;

/** @param old @param now PNG; null where the page does not exist */
export async function comparePictures(
  old: Buffer | null,
  now: Buffer | null,
): Promise<Omit<View, "name">> {
  const [before, after] = await Promise.all([old && encode(sharp(old)), now && encode(sharp(now))]);
  if (!old || !now) return { old: before, new: after, difference: null, share: 1 };
  if (old.equals(now)) return { old: before, new: after, difference: null, share: 0 };
  const [a, b] = await Promise.all([sharp(old).metadata(), sharp(now).metadata()]);
  const size = { width: Math.max(a.width, b.width), height: Math.max(a.height, b.height) };
  const [left, right] = await Promise.all([fill(old, a, size), fill(now, b, size)]);
  const marked = Buffer.alloc(right.length);
  const different = pixelmatch(left, right, marked, size.width, size.height, {
    threshold: THRESHOLD,
    alpha: 0.25,
    diffColor: MARK,
  });
  const difference = await encode(sharp(marked, { raw: { ...size, channels: 4 } }));
  return { old: before, new: after, difference, share: different / (size.width * size.height) };
}

/** The pixels of a picture, extended to this size. */
function fill(
  picture: Buffer,
  { width, height }: { width: number; height: number },
  size: { width: number; height: number },
): Promise<Buffer> {
  return sharp(picture)
    .extend({ right: size.width - width, bottom: size.height - height, background: GROUND })
    .ensureAlpha()
    .raw()
    .toBuffer();
}

function encode(picture: Sharp): Promise<Buffer> {
  return picture.webp({ quality: QUALITY }).toBuffer();
}
