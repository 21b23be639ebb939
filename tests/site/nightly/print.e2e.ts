// Every page on paper: the sheets that Chromium prints. That no text is over another one: pages/pages.e2e.ts.
import type { Page } from "@playwright/test";
import { extractText } from "unpdf";

import { readToTheEnd } from "../../support/browser/fit";
import { expect, openPageAndSettle, ROUTES, test } from "../../support/browser/site";

/** About what browsers leave by default. */
const margin = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" };

/** How many sheets a page may take. */
const MOST_SHEETS: Record<string, number> = { "/contact-us": 1, "/investors": 7 };

for (const route of [...ROUTES, "/everything"])
  test(`${route} takes few sheets of paper, also from a phone`, async ({ page }) => {
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await openPageAndSettle(page, route);
      const sheets = await print(page);
      expect(sheets.join("")).toMatch(/\S/);
      expect.soft(sheets.length, `${width} px`).toBeLessThanOrEqual(MOST_SHEETS[route] ?? 12);
    }
  });

test("a slide stays on one sheet, whatever the height of the sheet", async ({ page }) => {
  await openPageAndSettle(page, "/investors");
  const titles = page.locator("[aria-roledescription=slide]").getByRole("heading");
  for (const height of [800, 900, 1000])
    for (const title of await titles.allTextContents()) {
      const sheets = await print(page, height);
      expect(sheets.join("\n"), title).toContain(title);
      // Its picture is above it, so no title is at the top of a sheet.
      expect(
        sheets.filter((words) => words.trim().startsWith(title)),
        `${height} px`,
      ).toEqual([]);
    }
});

/** Prints the open page. @param height of a sheet, in pixels; A4 without one @returns the words of each sheet */
async function print(page: Page, height?: number): Promise<string[]> {
  await readToTheEnd(page);
  const sheet = height ? { height } : { format: "A4" };
  const { text } = await extractText(new Uint8Array(await page.pdf({ ...sheet, margin })));
  return text;
}
