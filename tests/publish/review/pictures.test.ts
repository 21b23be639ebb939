// Two screenshots: every pixel that differs counts.
import sharp from "sharp";
import { describe, expect, test } from "vitest";

import {
  comparePictures,
  haveEqualPixels,
  looksSame,
} from "../../../app/publish/review/pictures/compare-pictures";

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

test("equal pictures are the same, and one pixel makes them different, in its rows and some around them", async () => {
  expect(await comparePictures("320 px", await draw(), await draw())).toBeUndefined();
  const changed = await comparePictures("320 px", await draw(), await draw([[9, 20, "#f8f8f8"]]));
  expect(changed).toMatchObject({ view: "320 px", top: 4, height: 33 });
  expect(changed?.marked).toBeInstanceOf(Buffer);
});

test("a part that was added is shown, and what follows it is not", async () => {
  const [old, now] = [await draw([[5, 50, "#000"]]), await draw([[5, 70, "#000"]], 80)];
  const changed = await comparePictures("print", old, now);
  expect(changed).toMatchObject({ top: 34, height: 46 });
});

test("a page that was added or removed has one picture", async () => {
  expect(await comparePictures("320 px", null, await draw())).toMatchObject({
    old: null,
    marked: null,
  });
});

describe("a part of two pictures", () => {
  const box = { left: 2, top: 10.4, width: 20, height: 9 };
  // Two dots, as a text of two lines.
  test.each([
    ["the same", [12, 16], "#000", true],
    ["one pixel further down", [13, 17], "#000", true],
    ["in part one pixel further down", [12, 17], "#000", true],
    ["of another color", [12, 16], "#111", false],
    ["gone in part", [12], "#000", false],
    ["gone", [], "#000", false],
  ] as const)("%s", async (_, lines, color, isSame) => {
    const old = await draw([12, 16].map((top) => [5, top, "#000"]));
    const now = await draw(lines.map((top) => [5, top, color]));
    expect(await looksSame(old, now, box, box)).toBe(isSame);
  });
  test("of another height is not the same", async () => {
    const picture = await draw();
    expect(await looksSame(picture, picture, box, { ...box, height: 11 })).toBe(false);
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
