// What browsers get of a photo: formats and widths, without what the camera adds.
import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";

import { widthsOf } from "../../../app/publish/images/image-module";
import { made, plain, readGood, replaceCached, inEmptyProject } from "../../support/images";

inEmptyProject();

test("a photo becomes AVIF and WebP at rising widths, and a fallback of its own kind", async () => {
  const photo = await plain(1000, 500).jpeg().toBuffer();
  const { sources, contents } = await made(await readGood("IMG_0001.JPG", photo));
  expect(sources.map(({ type, files }) => [type, ...files.map(({ width }) => width)])).toEqual([
    ["image/avif", 480, 800, 1000],
    ["image/webp", 480, 800, 1000],
  ]);
  const found = contents.map(({ mediaType, width, height }) => `${mediaType} ${width} ${height}`);
  const files = ["avif", "webp"].flatMap((type) =>
    ["480 240", "800 400", "1000 500"].map((size) => `image/${type} ${size}`),
  );
  expect(found).toEqual([...files, "image/jpeg 1000 500"]);
});

test("removes all metadata of a photo and turns it upright", async () => {
  const source = await plain(400, 300)
    .jpeg()
    .withExif({ IFD0: { Copyright: "Secret" }, IFD3: { GPSLatitude: "35/1 59/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(source.includes("Secret")).toBe(true);
  const file = await readGood("lab.jpg", source);
  expect(file).toMatchObject({ width: 300, height: 400 });
  const { paths, contents } = await made(file);
  for (const { exif, xmp, iptc, icc, orientation = 1, width, height } of contents)
    expect({ exif, xmp, iptc, icc, orientation, width, height }).toEqual({
      ...{ exif: undefined, xmp: undefined, iptc: undefined, icc: undefined },
      ...{ orientation: 1, width: 300, height: 400 },
    });
  for (const path of paths) expect((await readFile(path)).includes("Secret")).toBe(false);
});

test.each([
  [300, [300]],
  [480, [480]],
  [1000, [480, 800, 1000]],
  [1250, [480, 800, 1250]],
  [6000, [480, 800, 1200, 1600, 2400]],
])("a photo of %i pixels has no file that is wider, nor two of nearly one width", (width, made) => {
  expect(widthsOf(width)).toEqual(made);
});

test("the fallback of a wide photo has 1600 pixels", async () => {
  const wide = await readGood("wide.webp", await plain(1700, 17).webp().toBuffer());
  const { contents } = await made(wide);
  expect(contents.at(-1)).toMatchObject({ mediaType: "image/webp", width: 1600 });
});

test("keeps transparency and converts colors to eight bits of sRGB", async () => {
  const background = { r: 0, g: 90, b: 0, alpha: 0.5 };
  const clear = sharp({ create: { width: 20, height: 10, channels: 4, background } });
  const deep = await clear.toColourspace("rgb16").png().toBuffer();
  expect(await sharp(deep).metadata()).toMatchObject({ depth: "ushort" });
  const { contents } = await made(await readGood("mark.png", deep));
  const screen = { hasAlpha: true, space: "srgb", depth: "uchar" };
  expect(contents).toMatchObject(
    ["avif", "webp", "png"].map((type) => ({ mediaType: `image/${type}`, ...screen })),
  );
});

test("a photo for print, and one of a phone's wide colors, keep their colors on screens", async () => {
  const green = plain(40, 30, "#3f8f4f");
  const photos = {
    "print.jpg": await green.clone().toColourspace("cmyk").withIccProfile("cmyk").jpeg().toBuffer(),
    "phone.jpg": await green.clone().withIccProfile("p3").jpeg({ quality: 100 }).toBuffer(),
    "deep.png": await green.clone().toColourspace("rgb16").withIccProfile("srgb").png().toBuffer(),
  };
  expect((await sharp(photos["print.jpg"]).metadata()).space).toBe("cmyk");
  for (const [name, photo] of Object.entries(photos))
    for (const path of (await made(await readGood(name, photo))).paths) {
      const [red, blue, other] = await sharp(path).removeAlpha().raw().toBuffer();
      const far = [red, blue, other].map((value, at) =>
        Math.abs(Number(value) - ([0x3f, 0x8f, 0x4f][at] ?? 0)),
      );
      expect(Math.max(...far), path).toBeLessThan(name === "deep.png" ? 4 : 24);
    }
});

test("encodes a changed picture of the same name again, and an unchanged one never", async () => {
  const file = await readGood("lab.png", await plain(30, 20).png().toBuffer());
  const widths = async (image: typeof file) =>
    (await made(image)).contents.map(({ width }) => width);
  for (const path of (await made(file)).paths)
    await replaceCached(path, await plain(7, 7).png().toBuffer());
  expect(await widths(file)).toEqual([7, 7, 7]);
  const changed = await readGood("lab.png", await plain(30, 20, "blue").png().toBuffer());
  expect(await widths(changed)).toEqual([30, 30, 30]);
});

test("reports a picture that is still being written as one error, without ending the development server", async () => {
  const file = await readGood("lab.png", await plain(600, 300).png().toBuffer());
  await writeFile(file.path, "");
  await expect(made(file)).rejects.toThrow("empty");
});
