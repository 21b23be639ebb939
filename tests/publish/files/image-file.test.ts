// Which images are refused, and what a writer is told of them.
import { readdir, writeFile } from "node:fs/promises";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";

import { plain, read, readGood, replaceCached, inEmptyProject } from "../../support/images";

inEmptyProject();

/** A PNG whose header claims this size (PNG specification, 11.2.1): encoding a real one takes seconds. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const bytes = await plain(1, 1).png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

async function moving(): Promise<Buffer> {
  const colors = ["red", "blue"].map((color) => plain(4, 4, color).png().toBuffer());
  const join = { animated: true };
  return sharp(await Promise.all(colors), { join })
    .webp()
    .toBuffer();
}

/** A PNG with the chunk that announces an animation (PNG specification, 11.3.5.1). */
async function movingPng(): Promise<Buffer> {
  const bytes = await plain(4, 4).png().toBuffer();
  const start = bytes.indexOf("IDAT") - 4;
  const chunk = Buffer.from("\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0", "latin1");
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 16)), 16);
  return Buffer.concat([bytes.subarray(0, start), chunk, bytes.subarray(start)]);
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';
const STILL =
  "is animated, and visitors would see only its first frame; save it as a still picture";
const MOST = "expected at most 40 million, and 16000 on each side";
const SMALLER = "save it smaller, a width of 2400 pixels is enough";

test.each<[name: string, bytes: () => Buffer | string | Promise<Buffer>, message: string]>([
  ["big.png", () => claiming(8000, 5001), `has 8000 × 5001 pixels, ${MOST}; ${SMALLER}`],
  ["huge.png", () => claiming(20_000, 14_000), `has 20000 × 14000 pixels, ${MOST}; ${SMALLER}`],
  ["heavy.jpg", () => Buffer.alloc(20_000_001), `has 20.1 MB, expected at most 20; ${SMALLER}`],
  [
    "heavy.svg",
    () => Buffer.alloc(1_000_001),
    "has 1.1 MB, expected at most 1; simplify its paths, or save it as a PNG or JPEG picture",
  ],
  [
    "scan.png",
    () => plain(4, 4).tiff().toBuffer(),
    "has the format TIFF, expected PNG, JPEG, WebP or AVIF; save it as one of these",
  ],
  [
    "drawing.png",
    () => SVG,
    "has the format SVG, expected PNG, JPEG, WebP or AVIF; save it as one of these",
  ],
  [
    "photo.svg",
    () => plain(4, 4).png().toBuffer(),
    "cannot be read from line 1 on, expected an SVG in UTF-8; save it again from the program it was made with",
  ],
  ["tall.png", () => claiming(1000, 20_000), `has 1000 × 20000 pixels, ${MOST}; ${SMALLER}`],
  ["moving.png", movingPng, STILL],
  ["moving.webp", moving, STILL],
])("the image %s is refused", async (name, bytes, message) => {
  expect(await read(name, await bytes())).toBe(`the file "./images/${name}" ${message}`);
});

test("the content check encodes nothing, and decodes a picture once", async () => {
  const photo = await plain(1000, 500).jpeg().toBuffer();
  const first = await readGood("lab.jpg", photo);
  const kept = await readdir(".cache", { recursive: true });
  expect(kept.filter((name) => name.includes("."))).toEqual([
    expect.stringMatching(/picture\.json$/),
    expect.stringMatching(/picture\.json\.sha256$/),
  ]);
  await replaceCached(
    `.cache/${kept.find((name) => name.endsWith(".json"))}`,
    JSON.stringify({ ...first, width: 7 }),
  );
  expect(await readGood("lab.jpg", photo)).toMatchObject({ width: 7 });
});

test("a photo of a phone that writes bytes between two markers is read", async () => {
  const photo = await plain(40, 30).jpeg().toBuffer();
  const odd = Buffer.concat([photo.subarray(0, 2), Buffer.alloc(3), photo.subarray(2)]);
  expect(await readGood("samsung.jpg", odd)).toMatchObject({ width: 40, height: 30 });
});

test("a read error of the disk is thrown, and is no problem of the image", async () => {
  await writeFile(".cache", "");
  await expect(read("chart.svg", SVG)).rejects.toThrow(".cache");
});
