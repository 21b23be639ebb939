// What other programs show of the site: icons, the manifest, images for shared links.
import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { z } from "zod";

import { expect, ROUTES, test } from "../../support/browser/site";
import { SPECIMEN_CLIENT } from "../../support/specimen";

/** The part of the web manifest that browsers need to install the site. */
const MANIFEST = z.object({
  start_url: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string() })),
});

const read = (file: string) => readFileSync(`${SPECIMEN_CLIENT}/${file}`);

test("every icon that a page or the manifest names is there, in the size it claims", async ({
  page,
}) => {
  await page.goto("/");
  for (const link of await page.locator("link[rel='icon'], link[rel='apple-touch-icon']").all()) {
    const response = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(response.status()).toBe(200);
    const size = (await link.getAttribute("sizes"))?.split("x").map(Number);
    const { width, height } = await sharp(await response.body()).metadata();
    if (size) expect([width, height]).toEqual(size);
  }
  const manifest = await page.request.get(
    (await page.locator("link[rel='manifest']").getAttribute("href")) ?? "",
  );
  const { icons, start_url: start } = MANIFEST.parse(await manifest.json());
  expect(start).toBe("/");
  expect(icons.map(({ purpose }) => purpose)).toContain("maskable");
  for (const icon of icons) {
    const { width, height } = await sharp(
      await (await page.request.get(icon.src)).body(),
    ).metadata();
    expect(`${width}x${height}`).toBe(icon.sizes);
  }
});

test("a drawing opened in full size stands alone without a complaint", async ({ page }) => {
  await page.goto("/investors");
  await page
    .getByRole("link", { name: /^Open full size/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\.svg$/);
  expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeGreaterThan(0);
  expect((await page.request.get("/favicon.ico")).headers()["content-type"]).toBe("image/x-icon");
});

test("a maskable icon keeps its mark inside the circle of 80 % that every mask leaves", async () => {
  const { data, info } = await sharp(read("icon-maskable.png"))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)].join();
  const ground = at(0, 0);
  const distances: number[] = [];
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if (at(x, y) !== ground) distances.push(Math.hypot(x - 256, y - 256));
    }
  }
  expect(distances.length).toBeGreaterThan(1000);
  expect(distances.reduce((a, b) => Math.max(a, b))).toBeLessThanOrEqual(0.4 * 512);
});

test("each page has a picture of its own for shared links", async () => {
  expect(existsSync(`${SPECIMEN_CLIENT}/share/not-found.png`)).toBe(false);
  const pictures = ROUTES.map((route) => read(`share/${route.slice(1) || "home"}.png`));
  for (const picture of pictures) {
    const { width, height } = await sharp(picture).metadata();
    expect([width, height]).toEqual([1200, 630]);
  }
  expect(new Set(pictures.map((picture) => picture.toString("base64"))).size).toBe(ROUTES.length);
});
