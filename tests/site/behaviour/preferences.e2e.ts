// Readers' preferences: dark mode, more contrast, forced colours, right-to-left text.
import type { Page } from "@playwright/test";

import { contrast, readColors } from "../../support/browser/colors";
import { findOverflow } from "../../support/browser/fit";
import { expect, openPage, openPageAndSettle, ROUTES, test } from "../../support/browser/site";

/** Serves every page as right-to-left. */
async function mirror(page: Page): Promise<void> {
  await page.route(/\/[\w-]*$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace("<html ", '<html dir="rtl" '),
    });
  });
}

test("a dark system changes nothing: the site says that it is light", async ({ page }) => {
  for (const route of ROUTES) {
    await openPageAndSettle(page, route);
    const colors = () =>
      page
        .locator("body, body *")
        .evaluateAll((elements) =>
          elements.map((element) =>
            [getComputedStyle(element).color, getComputedStyle(element).backgroundColor].join(),
          ),
        );
    const light = await colors();
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await colors()).toEqual(light);
    await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
    await page.emulateMedia({ colorScheme: "light" });
  }
});

test("a reader who asks for more contrast gets 7:1 and more for every word", async ({ page }) => {
  await page.emulateMedia({ contrast: "more" });
  for (const route of ROUTES) {
    await page.goto(route);
    const texts = await page
      .locator("xpath=//body//*[text()[normalize-space()]]")
      .filter({ visible: true })
      .evaluateAll(readColors);
    expect(
      texts.filter(({ text, ground }) => contrast(text, ground) < 7).map(({ words }) => words),
    ).toEqual([]);
  }
});

test("in forced colours every control has an edge or an underline, and the current page is marked by more than colour", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const route of ROUTES) {
    await openPage(page, route);
    const bare = await page
      .locator("button, input")
      .filter({ visible: true })
      .evaluateAll((controls) =>
        controls
          .filter(
            (control) =>
              parseFloat(getComputedStyle(control).borderTopWidth) < 1 ||
              getComputedStyle(control).borderTopStyle === "none",
          )
          .map((control) => control.outerHTML),
      );
    expect(bare).toEqual([]);
    const marks = await page
      .getByRole("banner")
      .getByRole("navigation")
      .getByRole("link")
      .evaluateAll((links) =>
        links.map((link) => [
          link.getAttribute("aria-current") === "page",
          getComputedStyle(link).borderBottomColor !==
            getComputedStyle(document.body).backgroundColor,
        ]),
      );
    for (const [isCurrent, isMarked] of marks) expect(isMarked).toBe(isCurrent);
    // Icons have the colour of the surrounding text.
    const pale = await page
      .locator("button svg")
      .evaluateAll(
        (icons) =>
          icons.filter(
            (icon) =>
              getComputedStyle(icon).stroke !== getComputedStyle(icon.parentElement ?? icon).color,
          ).length,
      );
    expect(pale).toBe(0);
  }
});

for (const width of [320, 1280]) {
  test(`from right to left every page fits a window of ${width} px, and the deck is mirrored`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await mirror(page);
    for (const route of ROUTES) {
      await openPage(page, route);
      await expect(page.locator("html")).toHaveCSS("direction", "rtl");
      expect(await findOverflow(page), route).toBe(0);
      const logo = await page
        .getByRole("banner")
        .getByRole("link", { name: /home page/ })
        .boundingBox();
      expect((logo?.x ?? 0) + (logo?.width ?? 0)).toBeGreaterThan(width * 0.9);
    }
    await openPage(page, "/investors");
    await page.keyboard.press("ArrowLeft");
    const deck = page.locator("[aria-roledescription=carousel]");
    await expect(deck.getByRole("status")).toHaveText("Slide 2 of 5");
    /** Whether an arrow points to the left. */
    const pointsLeft = (name: string) =>
      deck
        .getByRole("button", { name })
        .locator("path")
        .evaluate((path: SVGPathElement) => {
          const at = (share: number) =>
            path
              .getPointAtLength(path.getTotalLength() * share)
              .matrixTransform(path.getScreenCTM() ?? undefined).x;
          return at(0.5) < at(0);
        });
    expect([await pointsLeft("Next slide"), await pointsLeft("Previous slide")]).toEqual([
      true,
      false,
    ]);
  });
}
