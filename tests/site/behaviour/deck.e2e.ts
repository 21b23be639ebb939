// The pitch deck: buttons, URL fragments and swipes change the slide; nothing else does. Keys: deck-keys.e2e.ts.
import { deckOf, test, TOTAL, type Deck } from "../../support/browser/deck";
import { sumShifts } from "../../support/browser/fit";
import { blockScripts, expect, openPage } from "../../support/browser/site";

const TITLES = [
  "Company Mission",
  "Clinical Pipeline Strategy",
  "Comparable Companies Analysis",
  "Prospective Patents",
  "AD Biochemical Strategy",
];

test.describe("buttons", () => {
  test.beforeEach(({ page }) => openPage(page, "/investors"));

  test("lead from the first slide to the last and back, without a loop", async ({ deck }) => {
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
  });

  test("stop at the last slide after 50 rapid clicks", async ({ page, deck }) => {
    await deck.next.scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await deck.next.boundingBox()) ?? {};
    for (let click = 0; click < 50; click++) await page.mouse.click(x + 20, y + 20);
    await deck.expectSlide(5);
    await page.keyboard.press("ArrowLeft");
    await deck.expectSlide(4);
  });

  test("hand the focus to each other at the ends, whichever key led there", async ({
    page,
    deck,
  }) => {
    await deck.next.focus();
    for (const keys of [
      ["Enter", "Space"],
      ["ArrowRight", "ArrowLeft"],
    ] as const) {
      for (let press = 1; press < TOTAL; press++) await page.keyboard.press(keys[0]);
      await deck.expectSlide(5);
      await expect(deck.previous).toBeFocused();
      for (let press = 1; press < TOTAL; press++) await page.keyboard.press(keys[1]);
      await deck.expectSlide(1);
      await expect(deck.next).toBeFocused();
    }
  });
});

test("an address names the slide to show, on arrival and later", async ({ page, deck }) => {
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
});

test("assistive technology meets the current slide alone, with its position as its name", async ({
  page,
  deck,
}) => {
  await openPage(page, "/investors");
  for (const [index, title] of TITLES.entries()) {
    const snapshot = await deck.root.ariaSnapshot();
    expect(TITLES.filter((name) => snapshot.includes(`heading "${name}"`))).toEqual([title]);
    expect(snapshot).toContain(`group "Slide ${index + 1} of ${TOTAL}"`);
    if (index < TOTAL - 1) await deck.next.click();
  }
});

test.describe("a finger", () => {
  test.use({ hasTouch: true });
  test("swipes from slide to slide, scrolls up and down, and selects with the mouse", async ({
    page,
    deck,
  }) => {
    await openPage(page, "/investors#slide-1");
    const session = await page.context().newCDPSession(page);
    const swipe = async (across: number, down: number) => {
      const at = (share: number) => [{ x: 640 + across * share, y: 400 + down * share }];
      await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
      for (const share of [0.25, 0.5, 0.75, 1])
        await session.send("Input.dispatchTouchEvent", {
          type: "touchMove",
          touchPoints: at(share),
        });
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await swipe(-200, 10);
    await deck.expectSlide(2);
    await swipe(-20, 0);
    await swipe(-60, 150);
    await deck.expectSlide(2);
    await swipe(200, -10);
    await deck.expectSlide(1);
    await page.mouse.move(640, 300);
    await page.mouse.down();
    await page.mouse.move(400, 300, { steps: 3 });
    await page.mouse.up();
    await deck.expectSlide(1);
  });
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

test("without JavaScript all slides stand in a column, and there are no controls", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto("/investors");
  await expectColumn(deckOf(page));
  await page.close();
});

test("all slides are printed, whichever is current, and no controls", async ({ page, deck }) => {
  await openPage(page, "/investors#slide-2");
  await deck.expectSlide(2);
  await page.emulateMedia({ media: "print" });
  await expectColumn(deck);
});

for (const width of [320, 1280]) {
  test(`hydration moves nothing at ${width} px`, async ({ page, deck }) => {
    await page.setViewportSize({ width, height: 800 });
    await blockScripts(page);
    await page.goto("/investors#slide-1");
    const before = await deck.root.boundingBox();
    await page.unroute("**/*.js");
    await page.goto("/about-us");
    await openPage(page, "/investors#slide-1");
    await deck.expectSlide(1);
    expect(await deck.root.boundingBox()).toEqual(before);
    expect(await sumShifts(page)).toBe(0);
  });
}
