// The drawings of slides: large enough to read in every window.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { test } from "../../support/browser/deck";
import { expect } from "../../support/browser/site";
import { SPECIMEN } from "../../support/specimen";

test("the text of a slide is 12 px high on phones and 11 px above, and a drawing for phones is shown on them alone", async ({
  page,
  deck,
}) => {
  await page.goto("/investors");
  const image = deck.slides.first().getByRole("img");
  const link = (slide: number) => deck.slides.nth(slide).getByRole("link", { name: /open/i });
  for (const [width, height, least, file] of [
    [320, 640, 12, "slide-1-narrow"],
    [390, 800, 12, "slide-1-narrow"],
    [768, 1024, 11, "slide-1"],
    [1024, 768, 11, "slide-1"],
    [1280, 800, 11, "slide-1"],
    [1600, 900, 11, "slide-1"],
  ] as const) {
    await page.setViewportSize({ width, height });
    await image.scrollIntoViewIfNeeded();
    const source = () => image.evaluate((shown: HTMLImageElement) => shown.currentSrc);
    await expect.poll(source).toMatch(new RegExp(`/${file}-[\\w-]{8}\\.svg$`));
    const { width: shown = 0 } = (await image.boundingBox()) ?? {};
    const drawing = readFileSync(join(SPECIMEN, "images", `${file}.svg`), "utf8");
    expect(shown * smallestText(drawing), `at ${width} px`).toBeGreaterThanOrEqual(least);
    // There is nothing larger to open where the drawing for phones fills the screen.
    await expect(link(0)).toBeVisible({ visible: width >= 768 });
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await deck.next.click();
  await expect(link(1)).toBeVisible();
});

/** The size of a drawing's smallest text, as a share of its width. */
function smallestText(drawing: string): number {
  const sizes = [...drawing.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
  const width = Number(/viewBox="\S+ \S+ (\S+)/.exec(drawing)?.[1]);
  return Math.min(...sizes) / width;
}
