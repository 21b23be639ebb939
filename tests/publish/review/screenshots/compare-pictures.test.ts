// How two screenshots are compared, pixel by pixel.
import sharp from "sharp";
import { expect, test } from "vitest";

import { comparePictures } from "../../../../app/publish/review/screenshots/compare-pictures";

const paint = (height: number, color: string) =>
  sharp({ create: { width: 20, height, channels: 3, background: color } })
    .png()
    .toBuffer();
/** A white picture with a black square of 2 × 2 pixels. */
const withSquare = async (height: number, top: number) => {
  const square = { create: { width: 2, height: 2, channels: 3 as const, background: "black" } };
  return sharp(await paint(height, "white"))
    .composite([{ input: await sharp(square).png().toBuffer(), top, left: 3 }])
    .png()
    .toBuffer();
};
const sizeOf = async (picture: Buffer | null | undefined) => {
  const { width, height, format } = await sharp(picture ?? undefined).metadata();
  return { width, height, format };
};

test("pictures of the same differ in nothing, though their files differ", async () => {
  const white = await paint(10, "white");
  const other = await sharp(white).png({ compressionLevel: 0 }).toBuffer();
  expect(other.equals(white)).toBe(false);
  for (const picture of [white, other])
    expect(await comparePictures(white, picture)).toEqual({
      share: 0,
      largest: 0,
      grew: 0,
      bands: [],
    });
});
test("one step of one colour everywhere is a difference of all pixels", async () => {
  expect(
    await comparePictures(await paint(10, "#fbf7ee"), await paint(10, "#fbf7ef")),
  ).toMatchObject({ share: 1, largest: 1, bands: [{ top: 0, height: 10 }] });
});
test("one step of one pixel in many is a browser's rounding, two steps are a difference", async () => {
  const withDot = async (color: string) =>
    sharp(await paint(1000, "#fbf7ee"))
      .composite([
        {
          input: { create: { width: 1, height: 1, channels: 3 as const, background: color } },
          ...{ top: 500, left: 3 },
        },
      ])
      .png()
      .toBuffer();
  const plain = await paint(1000, "#fbf7ee");
  expect(await comparePictures(plain, await withDot("#fbf7ef"))).toMatchObject({ share: 0 });
  expect(await comparePictures(plain, await withDot("#fbf7f0"))).toMatchObject({ largest: 2 });
});
test("the share is that of the pixels that differ, the largest difference that of a channel", async () => {
  const compared = await comparePictures(await paint(1000, "white"), await withSquare(1000, 500));
  expect(compared).toMatchObject({ share: 4 / 20_000, largest: 255, bands: [{ top: 468 }] });
});
test("a part holds what was before, what is now, and the difference, each as WebP", async () => {
  const { bands } = await comparePictures(await paint(1000, "white"), await withSquare(1000, 500));
  expect(bands).toHaveLength(1);
  for (const side of ["old", "new", "difference"] as const)
    expect(await sizeOf(bands[0]?.[side]), side).toEqual({ width: 20, height: 66, format: "webp" });
});
test("what differs is marked, unless the marks would cover most of it", async () => {
  const square = await comparePictures(await paint(10, "white"), await withSquare(10, 4));
  const marked = sharp(square.bands[0]?.difference ?? undefined).extract({
    ...{ left: 3, top: 4, width: 2, height: 2 },
  });
  // WebP blurs colours a little.
  const [red = 0, green = 0] = await marked.raw().toBuffer();
  expect(red).toBeGreaterThan(2 * green);
  const all = await comparePictures(await paint(10, "white"), await paint(10, "black"));
  expect(all.bands).toMatchObject([{ difference: null }]);
});
test("a tall part is shown smaller", async () => {
  const { bands } = await comparePictures(await paint(2000, "white"), await paint(2000, "black"));
  expect(bands[0]?.height).toBe(2000);
  expect(await sizeOf(bands[0]?.new)).toMatchObject({ width: 8, height: 800 });
});
test("what is below the end of one picture differs", async () => {
  expect(await comparePictures(await paint(10, "black"), await paint(20, "black"))).toMatchObject({
    share: 0.5,
    largest: 255,
  });
  expect(await comparePictures(await paint(20, "black"), await paint(10, "black"))).toMatchObject({
    share: 0.5,
  });
});
test("of pictures of which there is one only, that one is kept", async () => {
  const white = await paint(10, "white");
  const [come, gone] = [await comparePictures(null, white), await comparePictures(white, null)];
  expect(come).toMatchObject({ share: 1, bands: [{ old: null, difference: null, height: 10 }] });
  expect(gone).toMatchObject({ share: 1, bands: [{ new: null, difference: null, height: 10 }] });
  expect(await sizeOf(come.bands[0]?.new)).toEqual({ width: 20, height: 10, format: "webp" });
  expect(await comparePictures(null, null)).toMatchObject({ bands: [] });
});
