// The pitch deck: buttons, URL fragments and swipes change the slide; nothing else does. Keys: deck-keys.e2e.ts.
import type { Page } from "@playwright/test";

import { deckOf, test, TOTAL, type Deck } from "../../support/browser/deck";
import { sumShifts } from "../../support/browser/fit";
import { expect, holdRequests, openPage, waitForCode } from "../../support/browser/site";

const TITLES = [
  "Company Mission",
  "Clinical Pipeline Strategy",
  "Comparable Companies Analysis",
  "Prospective Patents",
  "AD Biochemical Strategy",
];

test("the buttons lead from the first slide to the last and back, without a loop @engines", async ({
  page,
  deck,
}) => {
  await openPage(page, "/investors");
  await deck.expectSlide(1);
  for (const number of [2, 3, 4, 5]) {
    await expect(deck.previous).toBeEnabled({ enabled: number > 2 });
    await deck.next.click();
    await deck.expectSlide(number);
  }
  for (const number of [4, 3, 2, 1]) {
    await expect(deck.next).toBeEnabled({ enabled: number < 4 });
    await deck.previous.click();
    await deck.expectSlide(number);
  }
  await expect(deck.previous).toBeDisabled();
  await test.step("they hand the focus to each other at the ends, whichever key led there", () =>
    stepWithFocus(page, deck));
  await test.step("they stop at the last slide after 50 rapid clicks", async () => {
    await deck.next.scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await deck.next.boundingBox()) ?? {};
    await page.mouse.click(x + 20, y + 20, { clickCount: 50 });
    await deck.expectSlide(5);
    await page.keyboard.press("ArrowLeft");
    await deck.expectSlide(4);
  });
});

async function stepWithFocus(page: Page, deck: Deck): Promise<void> {
  await deck.next.focus();
  for (const [forward, back] of [
    ["Enter", "Space"],
    ["ArrowRight", "ArrowLeft"],
  ] as const) {
    for (let press = 1; press < TOTAL; press++) await page.keyboard.press(forward);
    await deck.expectSlide(5);
    await expect(deck.previous).toBeFocused();
    for (let press = 1; press < TOTAL; press++) await page.keyboard.press(back);
    await deck.expectSlide(1);
    await expect(deck.next).toBeFocused();
  }
}

test("an address names the slide to show, on arrival and later; it alone is announced, and all are printed", async ({
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
  await test.step("assistive technology meets the current slide alone, with its position as its name", async () => {
    for (const [index, title] of TITLES.entries()) {
      await deck.expectSlide(index + 1);
      const snapshot = await deck.root.ariaSnapshot();
      expect(TITLES.filter((name) => snapshot.includes(`heading "${name}"`))).toEqual([title]);
      expect(snapshot).toContain(`group "Slide ${index + 1} of ${TOTAL}"`);
      if (index < TOTAL - 1) await deck.next.click();
    }
  });
  await test.step("all slides are printed, whichever is current, and no controls", async () => {
    await page.emulateMedia({ media: "print" });
    await expectColumn(deck);
  });
});

test("without JavaScript all slides stand in a column, and there are no controls", async ({
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
  const edges = await slides.evaluateAll((all) =>
    all.flatMap((slide) => [
      slide.getBoundingClientRect().top,
      slide.getBoundingClientRect().bottom,
    ]),
  );
  expect(edges).toEqual(edges.toSorted((one, other) => one - other));
}

test("a long movement across the deck, by a finger but not by the mouse, changes the slide", async ({
  page,
  deck,
}) => {
  await openPage(page, "/investors#slide-2");
  await deck.expectSlide(2);
  const move = async (pointerType: string, across: number, down: number) => {
    const start = { pointerType, clientX: 640, clientY: 400 };
    await deck.slides.nth(1).dispatchEvent("pointerdown", start);
    const end = { pointerType, clientX: 640 + across, clientY: 400 + down };
    await deck.slides.nth(1).dispatchEvent("pointerup", end);
  };
  await move("touch", -20, 0);
  await move("touch", -60, 150);
  await move("mouse", -240, 0);
  await deck.expectSlide(2);
  await move("touch", -200, 10);
  await deck.expectSlide(3);
  await move("pen", 200, -10);
  await deck.expectSlide(2);
});

test.describe("a real finger", { tag: "@chromium" }, () => {
  test.use({ hasTouch: true });
  test("swipes from slide to slide, scrolls up and down, and selects with the mouse", async ({
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
    // Last, because the page goes on moving under the next finger.
    const before = await page.evaluate(() => scrollY);
    await swipe(-60, 150);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before);
    await deck.expectSlide(1);
  });
});

test("a deck that is hidden when the code comes begins at its first slide", async ({
  page,
  deck,
}) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("[aria-roledescription=carousel] { display: none }");
    document.adoptedStyleSheets = [sheet];
  });
  await openPage(page, "/investors");
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await deck.expectSlide(1);
  await page.keyboard.press("ArrowRight");
  await deck.expectSlide(2);
});

const FACES = ["1em Newsreader", "1em 'Source Sans 3'", "600 1em 'Source Sans 3'"];

test("hydration moves nothing, in a narrow window and in a wide one @engines", async ({
  page,
  deck,
}) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const release = await holdRequests(page, /\.js$/);
    await page.goto("/investors?" + width, { waitUntil: "commit" });
    await expect(deck.slides).toHaveCount(TOTAL);
    // Firefox calls its fonts loaded once the code has come too.
    await page.evaluate(
      (faces) => Promise.all(faces.map((face) => document.fonts.load(face))),
      FACES,
    );
    const before = await deck.root.boundingBox();
    release();
    await waitForCode(page);
    await deck.expectSlide(1);
    expect(await deck.root.boundingBox()).toEqual(before);
    // The web fonts are as wide as those that stand in for them, but for fractions of a pixel.
    expect(await sumShifts(page)).toBeLessThanOrEqual(0.02);
  }
});
