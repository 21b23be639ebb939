// Which images are refused, and what a writer is told of them.
import { readdir, writeFile } from "node:fs/promises";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";

import { noise, plain, read, readGood, inEmptyProject } from "../../support/images";

inEmptyProject();

const filesIn = (folder: string) => readdir(folder, { recursive: true }).catch(() => []);

test("the content check encodes nothing", async () => {
  await readGood("lab.jpg", await plain(1000, 500).jpeg().toBuffer());
  expect(await filesIn(".cache")).toEqual([]);
});

describe("a writer is told when an image", () => {
  /** A PNG whose header claims this size (PNG specification, 11.2.1): encoding a real one takes seconds. */
  async function saying(width: number, height: number): Promise<Buffer> {
    const bytes = await plain(1, 1).png().toBuffer();
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    return bytes;
  }

  test("has too many pixels", async () => {
    expect(await read("big.png", await saying(8000, 5001))).toMatchInlineSnapshot(
      `"the file "./images/big.png" has 40.1 megapixels (8000 × 5001), expected at most 40; save it smaller, a width of 2400 pixels is enough"`,
    );
    expect(await read("huge.png", await saying(20_000, 14_000))).toContain("has 280 megapixels");
  });
  test("is too large a file", async () => {
    expect(await read("heavy.jpg", Buffer.alloc(20_000_001))).toMatchInlineSnapshot(
      `"the file "./images/heavy.jpg" has 20.1 MB, expected at most 20; save it smaller, a width of 2400 pixels is enough"`,
    );
    expect(await read("heavy.svg", Buffer.alloc(1_000_001))).toMatchInlineSnapshot(
      `"the file "./images/heavy.svg" has 1.1 MB, expected at most 1; simplify its paths, or save it as a PNG or JPEG picture"`,
    );
  });
  test("is of another kind than its name says", async () => {
    expect(await read("scan.png", await plain(4, 4).tiff().toBuffer())).toMatchInlineSnapshot(
      `"the file "./images/scan.png" is really TIFF, expected PNG, JPEG, WebP or AVIF; save it as one of these"`,
    );
    expect(
      await read("drawing.png", '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'),
    ).toContain("is really SVG");
    expect(await read("photo.svg", await plain(4, 4).png().toBuffer())).toContain(
      "cannot be read from line 1 on, expected an SVG",
    );
  });
  test("moves", async () => {
    const frames = await Promise.all(
      ["red", "blue"].map((color) => plain(4, 4, color).png().toBuffer()),
    );
    expect(
      await read(
        "moving.webp",
        await sharp(frames, { join: { animated: true } })
          .webp()
          .toBuffer(),
      ),
    ).toMatchInlineSnapshot(
      `"the file "./images/moving.webp" holds 2 pictures, of which visitors would see the first only, expected one; save it as a still picture"`,
    );
  });
  test("is a drawing with a fault", async () => {
    expect(
      await read(
        "chart.svg",
        '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><script>go()</script></svg>',
      ),
    ).toMatchInlineSnapshot(
      `"the file "./images/chart.svg" holds <script>, expected shapes and text only; delete it, or save the drawing as plain SVG"`,
    );
  });
  test("ends in the middle", async () => {
    const grain = await noise(300, 300).png().toBuffer();
    expect(await read("half.png", grain.subarray(0, grain.length / 2))).toContain("is damaged");
  });
});

test("a disk that fails is not the image's fault", async () => {
  await writeFile(".cache", "");
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';
  await expect(read("chart.svg", drawing)).rejects.toThrow(".cache");
});
