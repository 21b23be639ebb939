// What browsers get of a photo: formats and widths, without what the camera adds.
import { readFile, rm, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, test } from "vitest";

import { widthsOf } from "../../../app/publish/images/responsive";
import { made, noise, plain, readGood, inEmptyProject } from "../../support/images";

inEmptyProject();

describe("a photo", () => {
  test("becomes AVIF and WebP at rising widths, and a fallback of its own kind", async () => {
    const { sources, contents } = await made(
      await readGood("lab.jpeg", await plain(1000, 500).jpeg().toBuffer()),
    );
    expect(sources.map(({ type, files }) => [type, ...files.map(({ width }) => width)])).toEqual([
      ["image/avif", 480, 800, 1000],
      ["image/webp", 480, 800, 1000],
    ]);
    expect(
      contents.map(({ mediaType, width, height }) => `${mediaType} ${width} ${height}`),
    ).toEqual([
      "image/avif 480 240",
      "image/avif 800 400",
      "image/avif 1000 500",
      "image/webp 480 240",
      "image/webp 800 400",
      "image/webp 1000 500",
      "image/jpeg 1000 500",
    ]);
  });
  test("loses all that the camera wrote beside the pixels, and stands upright", async () => {
    const source = await plain(900, 600)
      .jpeg()
      .withExif({ IFD0: { Copyright: "Secret" }, IFD3: { GPSLatitude: "35/1 59/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(source.includes("Secret")).toBe(true);
    const file = await readGood("lab.jpg", source);
    expect(file).toMatchObject({ width: 600, height: 900 });
    const { paths, contents } = await made(file);
    for (const { exif, xmp, iptc, icc, orientation } of contents)
      expect([exif, xmp, iptc, icc, orientation ?? 1]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        1,
      ]);
    for (const path of paths) expect((await readFile(path)).includes("Secret")).toBe(false);
    expect(contents.map(({ width, height }) => [width, height])).toEqual([
      [480, 720],
      [600, 900],
      [480, 720],
      [600, 900],
      [600, 900],
    ]);
  });
  test("is never made wider than it is, nor twice at nearly one width", () => {
    expect([300, 480, 1000, 1250, 2400, 6000].map(widthsOf)).toEqual([
      [300],
      [480],
      [480, 800, 1000],
      [480, 800, 1250],
      [480, 800, 1200, 1600, 2400],
      [480, 800, 1200, 1600, 2400],
    ]);
  });
  test("has a fallback of at most 1600 pixels across", async () => {
    const { contents } = await made(
      await readGood("wide.webp", await plain(1700, 17).webp().toBuffer()),
    );
    expect(contents.at(-1)).toMatchObject({ mediaType: "image/webp", width: 1600 });
  });
  test("of any kind keeps what is transparent, and becomes colours of eight bits for screens", async () => {
    const clear = await sharp({
      create: { width: 20, height: 10, channels: 4, background: { r: 0, g: 90, b: 0, alpha: 0.5 } },
    })
      .toColourspace("rgb16")
      .png()
      .toBuffer();
    expect(await sharp(clear).metadata()).toMatchObject({ depth: "ushort" });
    const { contents } = await made(await readGood("mark.png", clear));
    expect(
      contents.map(({ mediaType, hasAlpha, space, depth }) => [mediaType, hasAlpha, space, depth]),
    ).toEqual(
      ["image/avif", "image/webp", "image/png"].map((type) => [type, true, "srgb", "uchar"]),
    );
  });
});

describe("the files of a photo", () => {
  test("an unchanged picture is not made again; a changed one of the same name is", async () => {
    const file = await readGood("lab.png", await plain(30, 20).png().toBuffer());
    const first = await made(file);
    for (const path of first.paths) await writeFile(path, await plain(7, 7).png().toBuffer());
    expect((await made(file)).contents.map(({ width }) => width)).toEqual([7, 7, 7]);
    expect(
      (
        await made(await readGood("lab.png", await plain(30, 20, "blue").png().toBuffer()))
      ).contents.map(({ width }) => width),
    ).toEqual([30, 30, 30]);
  });
  test("two machines make the same bytes", async () => {
    const grain = await noise(600, 300).jpeg().toBuffer();
    const file = await readGood("lab.jpg", grain);
    const bytes = async () =>
      Promise.all((await made(file)).paths.map((path) => readFile(path, "base64")));
    const first = await bytes();
    await rm(".cache", { recursive: true });
    expect(await bytes()).toEqual(first);
  });
});
