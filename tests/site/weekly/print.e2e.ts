// Every page on paper: the sheets that Chromium prints, with the place of each text.
import type { Page } from "@playwright/test";
import { extractTextItems, type StructuredTextItem } from "unpdf";

import { readToTheEnd } from "../../support/browser/fit";
import { expect, openPageAndSettle, ROUTES, test } from "../../support/browser/site";

/** About what browsers leave by default. */
const margin = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" };

/** How many sheets a page may take. */
const MOST_SHEETS: Record<string, number> = { "/contact-us": 1, "/investors": 5 };

for (const route of [...ROUTES, "/everything"])
  test(`${route} takes few sheets of paper, and prints no text over another`, async ({ page }) => {
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await openPageAndSettle(page, route);
      const sheets = await print(page);
      expect(sheets.flat().length).toBeGreaterThan(5);
      expect.soft(sheets.length, `${width} px`).toBeLessThanOrEqual(MOST_SHEETS[route] ?? 12);
      expect.soft(sheets.flatMap(findOverprints), `${width} px`).toEqual([]);
    }
  });

test("a slide stays on one sheet, whatever the height of the sheet", async ({ page }) => {
  await openPageAndSettle(page, "/investors");
  const slides = page.locator("[aria-roledescription=slide]");
  const titles = await slides.getByRole("heading").allTextContents();
  const texts = await slides.locator("p").allTextContents();
  for (const height of [800, 900, 1000]) {
    const sheets = await print(page, height);
    for (const [index, title] of titles.entries()) {
      const sheet = sheets.find((items) => items.some(({ str }) => title.startsWith(str))) ?? [];
      const end = texts[index]?.slice(-8) ?? "";
      const hasEnd = sheet.some(({ str }) => str.trimEnd().endsWith(end.trimStart()));
      expect(hasEnd, `${title}, ${height} px`).toBe(true);
    }
  }
});

/** Prints the open page. @param height of a sheet, in pixels; A4 without one @returns the texts of each sheet */
async function print(page: Page, height?: number): Promise<StructuredTextItem[][]> {
  await readToTheEnd(page);
  const sheet = height ? { height } : { format: "A4" };
  const { items } = await extractTextItems(new Uint8Array(await page.pdf({ ...sheet, margin })));
  return items.map((texts) => texts.filter(({ str }) => str.trim()));
}

/** Pairs of texts that are printed over each other. */
function findOverprints(texts: StructuredTextItem[]): string[] {
  // Compares without ascenders and descenders.
  const isOver = (one: StructuredTextItem, other: StructuredTextItem) =>
    one.x < other.x + other.width - 1 &&
    other.x < one.x + one.width - 1 &&
    one.y < other.y + other.height * 0.6 &&
    other.y < one.y + one.height * 0.6;
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => isOver(one, other))
      .map((other) => `${one.str} / ${other.str}`),
  );
}
