import sharp from "sharp";

/** In pixels; a part of a pixel makes no difference in a block. */
const BLOCK = 4;
/** Of 255. */
const TOLERANCE = 12;
/** Rows around those that differ. */
const CONTEXT = 60;
/** In pixels; WebP allows 16,383. */
const TALLEST = 6000;

/** Cuts out the rows in which two PNG differ by more than anti-aliasing, as WebP. */
export async function compareScreenshots(old: Buffer | undefined, now: Buffer | undefined) {
  if (old && now?.equals(old)) return undefined;
  const before = old ? await readRows(old) : [];
  const after = now ? await readRows(now) : [];
  const common = Math.min(before.length, after.length);
  let top = 0;
  while (top < common && isAlike(before.at(top), after.at(top))) top++;
  let bottom = 0;
  while (bottom < common - top && isAlike(before.at(-1 - bottom), after.at(-1 - bottom))) bottom++;
  if (top === before.length && top === after.length) return undefined;
  const cut = async (png: Buffer | undefined) => png && (await cutRows(png, top, bottom));
  return { old: await cut(old), now: await cut(now) };
}

async function readRows(png: Buffer): Promise<Buffer[]> {
  const { width, height } = await sharp(png).metadata();
  const size = [Math.ceil(width / BLOCK), Math.ceil(height / BLOCK)] as const;
  const image = sharp(png)
    .removeAlpha()
    .resize(...size, { fit: "fill", kernel: "linear" });
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const length = info.width * info.channels;
  return Array.from({ length: info.height }, (_, row) =>
    data.subarray(row * length, (row + 1) * length),
  );
}

function isAlike(row: Buffer | undefined, other: Buffer | undefined): boolean {
  const isNear = (value: number, index: number) =>
    Math.abs(value - (other?.[index] ?? 0)) <= TOLERANCE;
  return row?.length === other?.length && row?.every(isNear) === true;
}

async function cutRows(png: Buffer, top: number, bottom: number): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata();
  const first = Math.min(Math.max(0, top * BLOCK - CONTEXT), height - 1);
  const last = Math.min(height - Math.max(0, bottom * BLOCK - CONTEXT), first + TALLEST);
  const rows = { left: 0, top: first, width, height: Math.max(1, last - first) };
  return sharp(png).extract(rows).webp({ quality: 60 }).toBuffer();
}
