// The pitch deck: buttons, keys, URL fragments and swipes change the slide; nothing else does.
import { findOverflow, sumShifts } from "../support/fit";
import { expect, test as base, blockScripts, openPage } from "../support/site";
import type { Page } from "@playwright/test";

const TOTAL = 5;
const TITLES = [
  "Company Mission",
  "Clinical Pipeline Strategy",
  "Comparable Companies Analysis",
  "Prospective Patents",
  "AD Biochemical Strategy",
];

type Deck = ReturnType<typeof deckOf>;

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
    },
  };
}

const test = base.extend<{ deck: Deck }>({ deck: ({ page }, provide) => provide(deckOf(page)) });

/** Presses a key; returns whether the page prevented the browser's default action. */
async function isPrevented(page: Page, key: string): Promise<boolean> {
  const seen = await page.evaluateHandle(() => {
    const events: KeyboardEvent[] = [];
    addEventListener("keydown", (event) => events.push(event));
    return events;
  });
  await page.keyboard.press(key);
  return seen.evaluate((events) => events.at(-1)?.defaultPrevented ?? true);
}

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

test.describe("arrow keys", () => {
  test.beforeEach(({ page }) => openPage(page, "/investors"));

  test("step from anywhere on the page, also from a button", async ({ page, deck }) => {
    await page.keyboard.press("ArrowRight");
    await deck.expectSlide(2);
    await page.getByRole("button", { name: "Schedule Meeting" }).focus();
    await page.keyboard.press("ArrowRight");
    await deck.expectSlide(3);
  });

  test("belong to the browser at the ends, and on no other key", async ({ page, deck }) => {
    expect(await isPrevented(page, "ArrowLeft")).toBe(false);
    expect(await isPrevented(page, "ArrowRight")).toBe(true);
    expect(await isPrevented(page, "ArrowDown")).toBe(false);
    await page.goto("/investors#slide-5");
    await deck.expectSlide(5);
    expect(await isPrevented(page, "ArrowRight")).toBe(false);
    await deck.expectSlide(5);
  });

  test("belong to the browser with a modifier: Alt+Left is Back", async ({ page, deck }) => {
    await page.goto("/investors#slide-3");
    await deck.expectSlide(3);
    for (const modifier of ["Alt", "Control", "Meta", "Shift"]) {
      expect(await isPrevented(page, `${modifier}+ArrowRight`), modifier).toBe(false);
      expect(await isPrevented(page, `${modifier}+ArrowLeft`), modifier).toBe(false);
      await deck.expectSlide(3);
    }
  });

  test("belong to a text field, to editable text and to a slider that has the focus", async ({
    page,
    deck,
  }) => {
    const widgets: Record<string, string>[] = [
      { tag: "input", value: "ab" },
      { tag: "div", contenteditable: "true" },
      { tag: "div", role: "slider", tabindex: "0", "aria-label": "Volume", "aria-valuenow": "1" },
    ];
    for (const { tag = "", ...attributes } of widgets) {
      await page.evaluate(
        ([name, values]) => {
          const widget = document.createElement(name);
          for (const [key, value] of Object.entries({ id: "widget", ...values }))
            widget.setAttribute(key, value);
          document.querySelector("h1")?.after(widget);
        },
        [tag, attributes] as const,
      );
      await page.locator("#widget").focus();
      expect(await isPrevented(page, "ArrowRight"), JSON.stringify(attributes)).toBe(false);
      await deck.expectSlide(1);
      await page.locator("#widget").evaluate((widget) => widget.remove());
    }
  });

  test("belong to the input method while it composes", async ({ page, deck }) => {
    for (const isComposing of [true, false]) {
      await page.locator("body").dispatchEvent("keydown", { key: "ArrowRight", isComposing });
      await deck.expectSlide(isComposing ? 1 : 2);
    }
  });

  test("are mirrored where text runs from right to left", async ({ page, deck }) => {
    await page.evaluate(() => {
      document.documentElement.dir = "rtl";
    });
    await page.keyboard.press("ArrowLeft");
    await deck.expectSlide(2);
    await page.keyboard.press("ArrowRight");
    await deck.expectSlide(1);
    expect(await findOverflow(page)).toBe(0);
  });

  test("do one step each and nothing on other pages, however often the deck came and went", async ({
    page,
    deck,
  }) => {
    const session = await page.context().newCDPSession(page);
    const countListeners = async () => {
      const { result } = await session.send("Runtime.evaluate", { expression: "document" });
      const { listeners } = await session.send("DOMDebugger.getEventListeners", {
        objectId: result.objectId ?? "",
      });
      return listeners.filter(({ type }) => type === "keydown").length;
    };
    const withDeck = await countListeners();
    for (let visit = 0; visit < 4; visit++) {
      await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
      await expect(deck.root).toHaveCount(0);
      expect(await countListeners()).toBe(withDeck - 1);
      expect(await isPrevented(page, "ArrowRight")).toBe(false);
      await page.goBack();
      await deck.expectSlide(1);
    }
    expect(await countListeners()).toBe(withDeck);
    await page.keyboard.press("ArrowRight");
    await deck.expectSlide(2);
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
