// Readers' preferences: dark mode, more contrast, forced colours, right-to-left text.
import type { Page } from "@playwright/test";

import { contrast, readColors } from "../../support/browser/colors";
import { findOverflow } from "../../support/browser/fit";
import { expect, openPage, ROUTES, test } from "../../support/browser/site";

test("every page is light on a dark system, has more contrast where it is asked for, and edges in forced colours", async ({
  page,
}) => {
  for (const route of ROUTES) {
    await openPage(page, route);
    await test.step(`${route} is light`, () => expectLight(page));
    await page.emulateMedia({ contrast: "more" });
    await test.step(`${route} gives every word 7:1`, () => expectContrast(page));
    await page.emulateMedia({ contrast: null, forcedColors: "active" });
    await test.step(`${route} has edges`, () => expectEdges(page));
    await page.emulateMedia({ forcedColors: null });
  }
});

/** Asserts that a dark system changes nothing: the site says that it is light. */
async function expectLight(page: Page): Promise<void> {
  // The links that fetch other pages ahead come one by one.
  const readAll = () =>
    page
      .locator("body, body *:not(link)")
      .evaluateAll((elements) =>
        elements.map((element) =>
          [getComputedStyle(element).color, getComputedStyle(element).backgroundColor].join(),
        ),
      );
  const light = await readAll();
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await readAll()).toEqual(light);
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
  await page.emulateMedia({ colorScheme: "light" });
}

async function expectContrast(page: Page): Promise<void> {
  const texts = await page
    .locator("xpath=//body//*[text()[normalize-space()]]")
    .filter({ visible: true })
    .evaluateAll(readColors);
  expect(texts.length).toBeGreaterThan(20);
  expect(
    texts.filter(({ text, ground }) => contrast(text, ground) < 7).map(({ words }) => words),
  ).toEqual([]);
}

/** Asserts that every control has an edge, and that the current page is marked by more than colour. */
async function expectEdges(page: Page): Promise<void> {
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
      links.map((link) => ({
        isCurrent: link.getAttribute("aria-current") === "page",
        isMarked:
          getComputedStyle(link).borderBottomColor !==
          getComputedStyle(document.body).backgroundColor,
      })),
    );
  expect(marks).toEqual(marks.map(({ isCurrent }) => ({ isCurrent, isMarked: isCurrent })));
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

test("from right to left every page fits a narrow window and a wide one, and the deck is mirrored", async ({
  page,
}) => {
  await mirror(page);
  const logo = page.getByRole("banner").getByRole("link", { name: /home page/ });
  for (const route of ROUTES) {
    await openPage(page, route);
    await expect(page.locator("html")).toHaveCSS("direction", "rtl");
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findOverflow(page), `${route} at ${width} px`).toBe(0);
      const { x = 0, width: own = 0 } = (await logo.boundingBox()) ?? {};
      expect(x + own).toBeGreaterThan(width * 0.9);
    }
    if (route === "/investors") await expectMirroredDeck(page);
  }
});

async function expectMirroredDeck(page: Page): Promise<void> {
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
}
