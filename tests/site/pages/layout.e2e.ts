// Layout rules for every page, whatever its text: nothing overflows, is clipped, shifts or moves.
import type { Page } from "@playwright/test";

import { contrast, readColors } from "../../support/browser/colors";
import { findOverflow, findOverlaps, sumShifts } from "../../support/browser/fit";
import { expect, openPage, ROUTES, test, LOST_MESSAGES } from "../../support/browser/site";

/** WCAG 1.4.12: the text spacing that a reader may set without losing content. */
const TEXT_SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

/** The site's policy blocks injected style elements; a constructed style sheet is allowed. */
async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}

for (const route of [...ROUTES, "/nope"]) {
  test.describe(route, () => {
    test.afterEach(({ noise }) => {
      if (route === "/nope") noise.expected.push(...LOST_MESSAGES);
    });

    // 320 by 256 is a window of 1280 by 1024 at 400 % (WCAG 1.4.10).
    for (const [width, height] of [
      [320, 640],
      [320, 256],
      [768, 900],
      [1024, 768],
      [1440, 900],
    ] as const) {
      test(`fits a window of ${width} by ${height}`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.goto(route);
        expect(await findOverflow(page)).toBe(0);
      });
    }

    for (const [change, width, css] of [
      ["a reader's own text spacing", 320, TEXT_SPACING],
      // WCAG 1.4.4
      ["text of twice the size", 1280, "html { font-size: 200% }"],
    ] as const) {
      test(`loses no word to ${change}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 640 });
        await page.goto(route);
        await addStyles(page, css);
        const clipped = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>("body *")]
            .filter(
              (element) =>
                getComputedStyle(element).overflow === "hidden" &&
                getComputedStyle(element).clipPath === "none",
            )
            .filter(
              (element) =>
                element.scrollHeight > element.clientHeight + 1 ||
                element.scrollWidth > element.clientWidth + 1,
            )
            .map((element) => element.outerHTML.slice(0, 80)),
        );
        expect(clipped).toEqual([]);
        expect(await findOverlaps(page)).toEqual([]);
        expect(await findOverflow(page)).toBe(0);
      });
    }

    test("has targets of 24 pixels and more", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(route);
      // WCAG 2.5.8 leaves out links within a sentence.
      const small = await page.evaluate(() =>
        [...document.querySelectorAll("a[href], button, input")]
          .filter((element) => element.checkVisibility() && !element.closest("p, dd"))
          .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
          .map(({ text }) => text),
      );
      expect(small).toEqual([]);
    });

    test("shifts nothing while it loads and is read to its end", async ({ page }) => {
      await page.goto(route);
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
          scrollTo(0, y);
          await new Promise(requestAnimationFrame);
        }
      });
      await page.waitForLoadState("networkidle");
      expect(await sumShifts(page)).toBeLessThanOrEqual(0.01);
    });

    test("sets running text at 7:1 and all text at 4.5:1 against its ground", async ({ page }) => {
      await page.goto(route);
      const texts = await page
        .locator("xpath=//body//*[text()[normalize-space()]]")
        .filter({ visible: true })
        .evaluateAll(readColors);
      expect(texts.length).toBeGreaterThan(2);
      const faint = texts
        .filter(({ text, ground, isProse }) => contrast(text, ground) < (isProse ? 7 : 4.5))
        .map(({ words }) => words);
      expect(faint).toEqual([]);
    });
  });
}

test.describe("motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a step of the deck moves, and stops", async ({ page }) => {
    await openPage(page, "/investors");
    await page.getByRole("button", { name: "Next slide" }).click();
    expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
    await page.waitForFunction(() => document.getAnimations().length === 0);
  });
});

test("with reduced motion nothing moves, on a step of the deck, on hover and in a tooltip", async ({
  page,
}) => {
  await openPage(page, "/investors");
  for (const control of [
    page.getByRole("button", { name: "Next slide" }),
    page.locator("a[href^='#stat-']").first(),
  ]) {
    await control.hover();
    await control.focus();
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  }
});

test("a page needs at most 80 KB of fonts, and gets both families", async ({ page }) => {
  let bytes = 0;
  page.on("response", async (response) => {
    if (response.url().endsWith(".woff2")) bytes += (await response.body()).length;
  });
  await page.goto("/investors");
  await page.waitForLoadState("networkidle");
  const loaded = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === "loaded")
      .map(({ family }) => family.replaceAll('"', "")),
  );
  expect(loaded).toEqual(expect.arrayContaining(["Newsreader", "Source Sans 3"]));
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(80_000);
});

test("printed, the investors' page is a handout: five slides, the metrics and the note, no controls", async ({
  page,
}) => {
  await openPage(page, "/investors");
  await page.emulateMedia({ media: "print" });
  const slides = page.locator("[aria-roledescription='slide']");
  await expect(slides).toHaveCount(5);
  for (const slide of await slides.all()) await expect(slide.getByRole("img")).toBeVisible();
  await expect(page.getByText("Series A target").first()).toBeVisible();
  await expect(
    page.getByText("Accredited investors only. All materials are confidential and subject to NDA."),
  ).toBeVisible();
  for (const button of await page.getByRole("button", { includeHidden: true }).all())
    await expect(button).toBeHidden();
});
