// The pitch deck: buttons, keys, URL fragments and swipes change the slide; nothing else does.
import type { Page } from "@playwright/test";

import { setStyles } from "../../support/browser/fit";
import { expect, openPage, openPageAndSettle, test as base } from "../../support/browser/site";
import { expectAccessible } from "../../support/browser/sound";

const TOTAL = 5;

type Deck = ReturnType<typeof deckOf>;

const test = base.extend<{ deck: Deck }>({ deck: ({ page }, provide) => provide(deckOf(page)) });

function deckOf(page: Page) {
  const root = page.locator("[aria-roledescription=carousel]");
  const slides = root.locator("[aria-roledescription=slide]");
  return {
    root,
    slides,
    previous: root.getByRole("button", { name: "Previous slide" }),
    next: root.getByRole("button", { name: "Next slide" }),
    /** Asserts that this slide, counted from 1, is the only one shown, and is the one announced. */
    async expectSlide(number: number) {
      await expect(root.getByRole("status")).toHaveText(`Slide ${number} of ${TOTAL}`);
      await expect(slides.filter({ visible: true })).toHaveCount(1);
      await expect(slides.nth(number - 1)).toBeVisible();
      await expect(root.getByRole("group", { name: `Slide ${number} of ${TOTAL}` })).toBeVisible();
    },
  };
}

test("the buttons step through all slides and stop at both ends, where the other button gets the focus", async ({
  page,
  deck,
}) => {
  await openPage(page, "/investors");
  await deck.expectSlide(1);
  await expect(deck.previous).toBeDisabled();
  for (const number of [2, 3, 4, 5]) {
    await deck.next.click();
    await deck.expectSlide(number);
  }
  await expect(deck.next).toBeDisabled();
  await expect(deck.previous).toBeFocused();
  await expectAccessible(page);
  for (let press = 1; press < TOTAL; press++) await page.keyboard.press("Enter");
  await deck.expectSlide(1);
  await expect(deck.next).toBeFocused();
  await test.step("50 rapid clicks stop at the last slide", async () => {
    await deck.next.scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await deck.next.boundingBox()) ?? {};
    await page.mouse.click(x + 20, y + 20, { clickCount: 50 });
    await deck.expectSlide(5);
  });
});

/** Presses a key; returns whether the page prevented the browser's default action. */
async function isPrevented(page: Page, key: string): Promise<boolean> {
  await page.evaluate(() =>
    addEventListener(
      "keydown",
      (event) => Reflect.set(window, "isLastKeyPrevented", event.defaultPrevented),
      { once: true },
    ),
  );
  await page.keyboard.press(key);
  return page.evaluate(() => Reflect.get(window, "isLastKeyPrevented") === true);
}

test("arrow keys step from anywhere on the page, and are left to the browser at both ends", async ({
  page,
  deck,
}) => {
  await openPage(page, "/investors");
  await deck.expectSlide(1);
  expect(await isPrevented(page, "ArrowLeft")).toBe(false);
  expect(await isPrevented(page, "ArrowRight")).toBe(true);
  await deck.expectSlide(2);
  // Alt+Left is Back.
  expect(await isPrevented(page, "Alt+ArrowRight")).toBe(false);
  expect(await isPrevented(page, "ArrowDown")).toBe(false);
  await page.getByRole("button", { name: "Schedule Meeting" }).focus();
  for (let press = 0; press < TOTAL; press++) await page.keyboard.press("ArrowRight");
  await deck.expectSlide(5);
  expect(await isPrevented(page, "ArrowRight")).toBe(false);
  await test.step("also after the deck came and went, and nothing on other pages", async () => {
    await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
    await expect(page.locator("h1")).toBeFocused();
    await expect(deck.root).toHaveCount(0);
    expect(await isPrevented(page, "ArrowRight")).toBe(false);
    await page.goBack();
    await deck.expectSlide(1);
    await page.keyboard.press("ArrowRight");
    await deck.expectSlide(2);
  });
  await test.step("mirrored where text runs from right to left", async () => {
    await page.evaluate(() => {
      document.documentElement.dir = "rtl";
    });
    await expect(deck.next.locator("svg")).toHaveCSS("scale", "-1 1");
    await page.keyboard.press("ArrowLeft");
    await deck.expectSlide(3);
  });
});

test("arrow keys are left to a focused widget that uses them: a field, a slider, a wide table", async ({
  page,
}) => {
  await openPage(page, "/everything");
  const position = page.locator("[aria-roledescription=carousel]").getByRole("status");
  for (const attributes of ["contenteditable", "role=slider tabindex=0"]) {
    await page.evaluate((written) => {
      const widget = document.createElement("div");
      for (const [name = "", value = ""] of written.split(" ").map((each) => each.split("=")))
        widget.setAttribute(name, value);
      document.querySelector("h1")?.after(widget);
      widget.focus();
    }, attributes);
    expect(await isPrevented(page, "ArrowRight"), attributes).toBe(false);
  }
  const frame = page.locator("[tabindex='0']", { has: page.locator("table") });
  await setStyles(page, "table { min-width: 200vw !important }");
  await frame.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await expect(position).toHaveText("Slide 1 of 2");
  await setStyles(page);
  await page.keyboard.press("ArrowRight");
  await expect(position).toHaveText("Slide 2 of 2");
});

test("a URL's hash selects the slide, at load and later; all slides are printed, without controls", async ({
  page,
  deck,
}) => {
  await openPage(page, "/investors#slide-3");
  await deck.expectSlide(3);
  await expect(deck.slides.nth(2)).toBeInViewport();
  for (const [hash, number] of [
    ["#slide-5", 5],
    ["#slide-9", 5],
    ["#slide-1", 1],
  ] as const) {
    await page.evaluate((value) => {
      location.hash = value;
    }, hash);
    await deck.expectSlide(number);
  }
  await page.emulateMedia({ media: "print" });
  await expectColumn(deck);
  await expect(page.getByText("Accredited investors only.")).toBeVisible();
});

test("without JavaScript all slides are in a column, and there are no controls", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto("/investors");
  await expectColumn(deckOf(page));
  await page.close();
});

/** Asserts that all slides are shown, one below the other, without controls. */
async function expectColumn({ root, slides }: Deck): Promise<void> {
  await expect(root.locator("button, [role=status]").filter({ visible: true })).toHaveCount(0);
  await expect(slides.filter({ visible: true })).toHaveCount(TOTAL);
  const tops = await slides.evaluateAll((all) =>
    all.map((slide) => slide.getBoundingClientRect().top),
  );
  expect(tops).toEqual([...new Set(tops)].toSorted((one, other) => one - other));
}

test.describe("a finger", () => {
  test.use({ hasTouch: true });

  test("swipes from slide to slide and scrolls up and down; the mouse selects", async ({
    page,
    deck,
  }) => {
    await openPage(page, "/investors#slide-1");
    const session = await page.context().newCDPSession(page);
    const swipe = async (across: number, down: number) => {
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", share?: number) =>
        session.send("Input.dispatchTouchEvent", {
          type,
          touchPoints:
            share === undefined ? [] : [{ x: 640 + across * share, y: 400 + down * share }],
        });
      await touch("touchStart", 0);
      for (const share of [0.25, 0.5, 0.75, 1]) await touch("touchMove", share);
      await touch("touchEnd");
    };
    await swipe(-200, 10);
    await deck.expectSlide(2);
    await swipe(-20, 0);
    await deck.expectSlide(2);
    await swipe(200, -10);
    await deck.expectSlide(1);
    await page.mouse.move(640, 300);
    await page.mouse.down();
    await page.mouse.move(400, 300, { steps: 3 });
    await page.mouse.up();
    await deck.expectSlide(1);
    // Last, because the page would still be scrolling at the next touch.
    const before = await page.evaluate(() => scrollY);
    await swipe(-60, 150);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before);
    await deck.expectSlide(1);
  });
});

test("a deck that is hidden during hydration starts at its first slide", async ({ page, deck }) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("[aria-roledescription=carousel] { display: none }");
    document.adoptedStyleSheets = [sheet];
  });
  await openPage(page, "/investors");
  await setStyles(page);
  await deck.expectSlide(1);
  await page.keyboard.press("ArrowRight");
  await deck.expectSlide(2);
});

test("a slide's picture loads when its slide is next, and is large enough to read in every window", async ({
  page,
  deck,
  noise,
}) => {
  await openPageAndSettle(page, "/investors");
  const image = deck.slides.first().getByRole("img");
  const link = (slide: number) => deck.slides.nth(slide).getByRole("link", { name: /open/i });
  // So wide that the smallest text of the drawing has 11 pixels, and 12 in that for phones.
  for (const [width, least, file] of [
    [1280, 677, "slide-1"],
    [768, 677, "slide-1"],
    [320, 270, "slide-1-narrow"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await image.scrollIntoViewIfNeeded();
    const source = () => image.evaluate((shown: HTMLImageElement) => shown.currentSrc);
    await expect.poll(source).toMatch(new RegExp(`/${file}-(?!narrow)[^/]+\\.svg$`));
    const { width: shown = 0 } = (await image.boundingBox()) ?? {};
    expect(shown, `at ${width} px`).toBeGreaterThanOrEqual(least);
    // There is nothing larger to open where the drawing for phones fills the screen.
    await expect(link(0)).toBeVisible({ visible: width >= 768 });
  }
  const isFetched = (number: number) =>
    noise.requests.some((url) => url.includes(`/slide-${number}-`));
  expect(isFetched(5)).toBe(false);
  for (let number = 2; number <= TOTAL; number++) {
    await deck.next.click();
    await expect(link(number - 1)).toBeVisible();
    await expect.poll(() => isFetched(Math.min(number + 1, TOTAL))).toBe(true);
  }
});

test.describe("motion", () => {
  for (const reducedMotion of ["no-preference", "reduce"] as const)
    test(`a step of the deck ${reducedMotion === "reduce" ? "does not move for readers who want no motion" : "moves, and stops"}`, async ({
      page,
      deck,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await openPage(page, "/investors");
      // Counted from the start, because a slow machine may look after the animation has ended.
      await page.evaluate(() => {
        Reflect.set(window, "moves", 0);
        for (const type of ["transitionrun", "animationstart"])
          addEventListener(type, () =>
            Reflect.set(window, "moves", Number(Reflect.get(window, "moves")) + 1),
          );
      });
      await deck.next.click();
      await page.locator("a[href^='#stat-']").first().focus();
      await deck.expectSlide(2);
      await page.waitForFunction(() => document.getAnimations().length === 0);
      const moves = await page.evaluate(() => Number(Reflect.get(window, "moves")));
      if (reducedMotion === "reduce") expect(moves).toBe(0);
      else expect(moves).toBeGreaterThan(0);
    });
});
