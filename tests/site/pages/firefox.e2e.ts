// What holds for every page, asked of Firefox in one visit each; other files ask Chromium more, page by page.
import { findOverflow } from "../../support/browser/fit";
import { expect, openPageAndSettle, ROUTES, test } from "../../support/browser/site";

const PAGES = [...ROUTES, "/everything"];

test(
  "every page fits a narrow window, starts without a word in the console, and then requests nothing",
  {
    tag: "@firefox",
  },
  async ({ page, noise }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of PAGES) {
      await openPageAndSettle(page, path);
      expect(await findOverflow(page), path).toBe(0);
      const requestCount = noise.requests.length;
      await page.keyboard.press("End");
      await page.keyboard.press("Shift+Tab");
      await expect.poll(() => page.evaluate(() => scrollY), path).toBeGreaterThan(0);
      expect(noise.requests.slice(requestCount), path).toEqual([]);
      expect(noise.messages, path).toEqual([]);
    }
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page shows all its text", { tag: "@firefox" }, async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const texts = page.locator("xpath=(//main|//footer)//*[text()[normalize-space()]]");
      expect(await texts.count(), path).toBeGreaterThan(10);
      // Not the answer to a sign-up, nor the number of a slide, which wait for the visitor.
      const hidden = texts
        .filter({ visible: false })
        .and(page.locator(":not([hidden], [role=status])"));
      expect(await hidden.allInnerTexts(), path).toEqual([]);
      // It would say so if its code ran.
      expect(await page.evaluate(() => history.scrollRestoration), path).toBe("auto");
    }
  });
});
