// How two screenshots are compared.
import sharp from "sharp";
import { expect, test } from "vitest";

import { comparePictures } from "../../../../app/publish/review/screenshots/pixel-diff";

const paint = (height: number, color: string) =>
  sharp({ create: { width: 20, height, channels: 3, background: color } })
    .png()
    .toBuffer();
test("pictures of the same differ in nothing", async () => {
  expect(await comparePictures(await paint(10, "white"), await paint(10, "white"))).toMatchObject({
    share: 0,
    difference: null,
  });
});
test("pictures differ by the share of their pixels, and what is below the end of one counts", async () => {
  expect((await comparePictures(await paint(10, "white"), await paint(10, "black"))).share).toBe(1);
  expect((await comparePictures(await paint(10, "black"), await paint(20, "black"))).share).toBe(
    0.5,
  );
});
test("pictures of which there is one only: that one is kept", async () => {
  const { new: kept, ...rest } = await comparePictures(null, await paint(10, "white"));
  expect(rest).toEqual({ old: null, difference: null, share: 1 });
  expect((await sharp(kept ?? undefined).metadata()).height).toBe(10);
});
