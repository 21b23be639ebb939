// Two screenshots: every pixel that differs counts.
import sharp from "sharp";
import { describe, expect, test } from "vitest";

import {
  comparePictures,
  haveEqualPixels,
  looksSame,
} from "../../../app/publish/review/pictures/compare-pictures";
import type { Picture } from "../../../app/publish/review/report";

type Dot = readonly [left: number, top: number, color: string];

const WHITE = { r: 255, g: 255, b: 255, alpha: 1 };

/** A white picture, 100 × 60 pixels unless said otherwise, with dots of one pixel. */
async function draw(dots: readonly Dot[] = [], height = 60) {
  const picture = sharp({ create: { width: 100, height, channels: 4, background: WHITE } });
  const marks = dots.map(async ([left, top, background]) => ({
    input: await sharp({ create: { width: 1, height: 1, channels: 3, background } })
      .png()
      .toBuffer(),
    left,
    top,
  }));
  return picture
    .composite(await Promise.all(marks))
    .png()
    .toBuffer();
}

const sizesOf = (pictures: Picture[]) =>
  Promise.all(
    pictures.map(async ({ old, new: now }) => [
      old && (await sharp(old).metadata()).height,
      now && (await sharp(now).metadata()).height,
    ]),
  );

test("equal pictures are the same, and one pixel makes them different", async () => {
  expect(await comparePictures("at 320 px", await draw(), await draw())).toEqual([]);
  const changed = await comparePictures(
    "at 320 px",
    await draw(),
    await draw([[9, 20, "#f8f8f8"]]),
  );
  expect(changed).toMatchObject([{ view: "at 320 px", width: 100 }]);
});

test("a part that was added is shown with the lines around it, and what follows it is not", async () => {
  const line = (top: number): Dot => [5, top, "#000"];
  const old = [10, 30, 50, 70, 90, 110].map(line);
  const now = [10, 30, 50, 60, 80, 100, 120].map(line);
  const changed = await comparePictures("in print", await draw(old, 130), await draw(now, 140));
  const [[before = 0, after = 0] = []] = await sizesOf(changed);
  expect(changed).toHaveLength(1);
  expect(before).toBeGreaterThan(15);
  expect(after).toBeLessThan(90);
});

test("two differences far from each other are two parts", async () => {
  const lines = Array.from({ length: 20 }, (_, index): Dot => [5, 5 + index * 20, "#000"]);
  const now = lines.map((dot, index): Dot => ([2, 17].includes(index) ? [6, dot[1], "#f00"] : dot));
  const changed = await comparePictures("at 320 px", await draw(lines, 400), await draw(now, 400));
  expect(changed).toHaveLength(2);
});

test("a page that was added has pictures at full size, however long it is", async () => {
  const dots: Dot[] = [[5, 19_000, "#000"]];
  const added = await comparePictures("at 320 px", null, await draw(dots, 20_000));
  const heights = (await sizesOf(added)).map(([, height]) => height ?? 0);
  expect(Math.max(...heights)).toBeLessThanOrEqual(1400);
  expect(heights.reduce((sum, height) => sum + height)).toBe(20_000);
});

describe("a part of two pictures", () => {
  const box = { left: 2, top: 7.4, width: 20, height: 15 };
  // Two dots, as a text of two lines that ends where the box does.
  test.each([
    ["the same", [12, 18], "#000", true],
    ["one pixel further down", [13, 19], "#000", true],
    ["in part one pixel further down", [13, 18], "#000", true],
    ["of another color", [12, 18], "#111", false],
    ["gone in part", [12], "#000", false],
    ["gone", [], "#000", false],
  ] as const)("%s", async (_, lines, color, isSame) => {
    const old = await draw([12, 18].map((top) => [5, top, "#000"]));
    const now = await draw(lines.map((top) => [5, top, color]));
    expect(await looksSame(old, now, box, box)).toBe(isSame);
  });
  test("of another height is not the same", async () => {
    const picture = await draw();
    expect(await looksSame(picture, picture, box, { ...box, height: 17 })).toBe(false);
  });
  test("outside of the picture is not the same", async () => {
    const picture = await draw();
    expect(await looksSame(picture, picture, box, { ...box, left: -9999 })).toBe(false);
  });
});

test("a picture that was only encoded anew has equal pixels", async () => {
  const png = await draw([[1, 1, "#123456"]]);
  expect(await haveEqualPixels(png, await sharp(png).png({ compressionLevel: 1 }).toBuffer())).toBe(
    true,
  );
  expect(await haveEqualPixels(png, await draw())).toBe(false);
  expect(await haveEqualPixels(png, Buffer.from("no picture"))).toBe(false);
});
