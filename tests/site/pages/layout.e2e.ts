// Layout rules for every page, whatever its text: nothing overflows, is clipped, shifts or moves.
import type { Page } from "@playwright/test";

import { contrast, readColors } from "../../support/browser/colors";
import {
  findClippedTexts,
  findOverflow,
  findOverlaps,
  readToTheEnd,
  sumShifts,
} from "../../support/browser/fit";
import { expect, LOST_MESSAGES, openPage, ROUTES, test } from "../../support/browser/site";

/** 320 by 256 is a window of 1280 by 1024 at 400 % (WCAG 1.4.10). */
const WINDOWS = [
  [320, 640],
  [320, 256],
  [768, 900],
  [1024, 768],
  [1440, 900],
] as const;

/** What a reader may change without losing content, and the width of the window. */
const CHANGES = {
  // WCAG 1.4.12
  "text spacing": [
    320,
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
  ],
  // WCAG 1.4.4
  "text of twice the size": [1280, "html { font-size: 200% }"],
} as const;

/** Adds styles until the returned function is called; the site's policy blocks style elements, but not this. */
async function addStyles(page: Page, css: string): Promise<() => Promise<void>> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
}

for (const route of [...ROUTES, "/everything", "/nope"]) {
  test(`${route} fits every window, keeps every word, and shifts nothing`, async ({
    page,
    noise,
  }) => {
    if (route === "/nope") noise.expected.push(...LOST_MESSAGES);
    await page.goto(route);
    await readToTheEnd(page);
    expect(await sumShifts(page), "layout shifts on the way to the end").toBeLessThanOrEqual(0.01);

    await test.step("running text at 7:1, all text at 4.5:1 against its ground", async () => {
      const texts = await page
        .locator("xpath=//body//*[text()[normalize-space()]]")
        .filter({ visible: true })
        .evaluateAll(readColors);
      expect(texts.length).toBeGreaterThan(2);
      const faint = texts.filter(
        ({ text, ground, isProse }) => contrast(text, ground) < (isProse ? 7 : 4.5),
      );
      expect(faint.map(({ words }) => words)).toEqual([]);
    });

    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      expect(await findOverflow(page), `${width} by ${height}`).toBe(0);
    }

    for (const [change, [width, css]] of Object.entries(CHANGES)) {
      await page.setViewportSize({ width, height: 640 });
      const remove = await addStyles(page, css);
      expect(await findClippedTexts(page), change).toEqual([]);
      expect(await findOverlaps(page), change).toEqual([]);
      expect(await findOverflow(page), change).toBe(0);
      await remove();
    }

    await test.step("targets of 24 pixels and more", async () => {
      await page.setViewportSize({ width: 320, height: 640 });
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
  });
}

test("the opening's headline, lead and buttons begin at one line, and so do the second columns of the deck", async ({
  page,
}) => {
  await page.goto("/investors");
  const opening = [
    page.getByRole("heading", { level: 1 }),
    page.getByText("The lead of the investors' page."),
    page.getByRole("button", { name: "Request Investment Deck" }),
  ];
  const deck = [page.getByText("The lead of the deck."), page.getByText("What the first")];
  for (const width of [1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    for (const column of [opening, deck]) {
      const lines: (number | undefined)[] = [];
      for (const text of column) lines.push((await text.boundingBox())?.x);
      expect(lines, `${width} px`).toEqual(lines.map(() => lines[0]));
    }
  }
});

test("an image on a dark band has an edge of another colour than the band", async ({ page }) => {
  await page.goto("/about-us");
  const image = page.locator("figure img").first();
  const [edge, band] = await image.evaluate((own) => [
    getComputedStyle(own).outlineColor,
    getComputedStyle(own.closest("figure")?.parentElement?.parentElement ?? own).backgroundColor,
  ]);
  await expect(image).toHaveCSS("outline-style", "solid");
  expect(band).not.toBe("rgba(0, 0, 0, 0)");
  expect(edge).not.toBe(band);
});

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
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".woff2")) sizes.push(response.body().then(({ length }) => length));
  });
  await page.goto("/investors");
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status }) => status === "loaded")
      .map(({ family }) => family.replaceAll('"', ""));
  });
  expect(loaded).toEqual(expect.arrayContaining(["Newsreader", "Source Sans 3"]));
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
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
