// What browsers get of an image: the code that declares it to a page, formats and widths, without what a camera adds.
import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";

import { writeImageModule, widthsOf } from "../../../app/publish/files/image-module";
import { made, plain, readGood, replaceCached, inEmptyProject } from "../../support/images";

inEmptyProject();

/** Runs the code with each file's path as its address. */
async function evaluate(code: string): Promise<unknown> {
  const plainCode = code.replace(/^import (\w+) from "(.*)\?url";$/gm, 'const $1 = "$2";');
  const module: unknown = await import(
    `data:text/javascript,${encodeURIComponent(`${plainCode}\nexport default image0;`)}`
  );
  return Object.getOwnPropertyDescriptor(module, "default")?.value;
}

test("publishes a photo as AVIF and WebP at rising widths, with a fallback of its own kind", async () => {
  const photo = await plain(1000, 500).jpeg().toBuffer();
  const file = await readGood("lab.JPG", photo);
  const { paths, contents } = await made(file);
  expect(paths.map((path) => path.replace(/^.*\//, ""))).toEqual([
    ...["lab-480.avif", "lab-800.avif", "lab-1000.avif"],
    ...["lab-480.webp", "lab-800.webp", "lab-1000.webp", "lab-1000.jpg"],
  ]);
  const found = contents.map(({ mediaType, width, height }) => `${mediaType} ${width} ${height}`);
  const sizes = ["480 240", "800 400", "1000 500"];
  const types = ["image/avif", "image/webp"];
  const sized = types.flatMap((type) => sizes.map((size) => `${type} ${size}`));
  expect(found).toEqual([...sized, "image/jpeg 1000 500"]);
  const srcset = (start: number) =>
    [480, 800, 1000].map((width, at) => `${paths[start + at]} ${width}w`).join(", ");
  expect(await evaluate(await writeImageModule(file, "image0"))).toEqual({
    ...{ src: paths.at(-1), width: 1000, height: 500 },
    sources: types.map((type, at) => ({ type, srcset: srcset(at * 3) })),
  });
});

test("publishes a drawing as one file with the ending .svg", async () => {
  const file = await readGood(
    "Chart.SVG",
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h40v30z"/></svg>',
  );
  const prepared = "prepared" in file ? file.prepared : "";
  expect(prepared).toMatch(/\/Chart\.svg$/);
  const declared = { src: prepared, width: 40, height: 30 };
  expect(await evaluate(await writeImageModule(file, "image0"))).toEqual(declared);
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
