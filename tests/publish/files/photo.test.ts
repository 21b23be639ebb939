// What browsers get of a photo: formats and widths, upright, in sRGB, without what a camera adds.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";

import { describeImage } from "../../../app/publish/files/image";
import { makePhotoFiles, readSize, widthsOf } from "../../../app/publish/files/photo";
import { photo } from "../../../app/schema/file-kinds";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "photos-"));
});
afterAll(() => rm(folder, { recursive: true }));

const plain = (width: number, height: number, background = "green") =>
  sharp({ create: { width, height, channels: 3, background } });

/** Makes the files of a photo, the one for every browser first. */
async function publish(name: string, bytes: Buffer) {
  const path = join(folder, name);
  await writeFile(path, bytes);
  const { width, height } = await readSize(bytes);
  const asset = { path, name: `images/${name}`, kind: photo };
  const { sources } = await describeImage({ ...asset, width, height }, true);
  const made = await makePhotoFiles(asset, width);
  const paths = made.map((file) => file.path);
  const contents = await Promise.all(paths.map((each) => sharp(each).metadata()));
  return { width, height, paths, contents, sources };
}

test("a photo becomes AVIF and WebP in rising widths, with a JPEG of moderate width for others", async () => {
  const made = await publish("lab.JPG", await plain(1700, 10).jpeg().toBuffer());
  expect(basename(made.paths[0] ?? "")).toBe("lab-1600.jpeg");
  const endings = made.contents.map(({ mediaType }) => mediaType?.replace("image/", "."));
  expect(endings).toEqual(made.paths.map((path) => extname(path)));
  expect(made.sources?.map(({ type, srcset }) => [type, srcset.replace(/[^,]*-/g, "")])).toEqual([
    ["image/avif", "480.avif 480w,800.avif 800w,1200.avif 1200w,1700.avif 1700w"],
    ["image/webp", "480.webp 480w,800.webp 800w,1200.webp 1200w,1700.webp 1700w"],
  ]);
});

test.each([
  [300, [300]],
  [1250, [480, 800, 1250]],
  [6000, [480, 800, 1200, 1600, 2400]],
])("a photo of %i pixels has no file that is wider, nor two of nearly one width", (width, made) => {
  expect(widthsOf(width)).toEqual(made);
});

test("a photo loses all metadata, and is turned upright", async () => {
  const source = await plain(400, 300)
    .jpeg()
    .withExif({ IFD0: { Copyright: "Secret" }, IFD3: { GPSLatitude: "35/1 59/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { width, height, paths, contents } = await publish("upright.jpg", source);
  expect({ width, height }).toEqual({ width: 300, height: 400 });
  for (const { exif, xmp, iptc, icc, orientation = 1, ...size } of contents) {
    expect([exif, xmp, iptc, icc, orientation]).toEqual([...Array<undefined>(4), 1]);
    expect(size).toMatchObject({ width: 300, height: 400 });
  }
  for (const path of paths) expect((await readFile(path)).includes("Secret")).toBe(false);
});

const green = plain(40, 30, "#3f8f4f");
test.each([
  ["print.jpg", () => green.clone().toColourspace("cmyk").withIccProfile("cmyk").jpeg()],
  ["phone.jpg", () => green.clone().withIccProfile("p3").jpeg({ quality: 100 })],
  ["deep.png", () => green.clone().toColourspace("rgb16").withIccProfile("srgb").png()],
])("%s keeps its colors in eight bits of sRGB", async (name, make) => {
  const { paths, contents } = await publish(name, await make().toBuffer());
  for (const [index, path] of paths.entries()) {
    expect(contents[index]).toMatchObject({ space: "srgb", depth: "uchar" });
    const [red = 0, leaf = 0, blue = 0] = await sharp(path).removeAlpha().raw().toBuffer();
    const distance = Math.abs(red - 0x3f) + Math.abs(leaf - 0x8f) + Math.abs(blue - 0x4f);
    expect(distance, path).toBeLessThan(30);
  }
});

const bytes = await plain(400, 300, "#3f8f4f").png().toBuffer();
test.each([
  ["damaged photo", bytes.subarray(0, bytes.length / 2)],
  ["drawing with a tag that is not closed", Buffer.from("<svg><g></svg>")],
])("a %s is refused with sharp's reason", async (_, bytes) => {
  await expect(readSize(bytes)).rejects.toThrow(
    /^cannot be read as an image \(.+\); export it again, and upload that$/,
  );
});
