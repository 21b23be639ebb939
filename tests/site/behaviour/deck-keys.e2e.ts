// Arrow keys on the Investors page: when they change the slide, and when they are the browser's.
import type { Page } from "@playwright/test";

import { test, type Deck } from "../../support/browser/deck";
import { findOverflow } from "../../support/browser/fit";
import { expect, openPage } from "../../support/browser/site";

/** Records in the page whether it prevented the default action of the last key. */
async function recordKeys(page: Page): Promise<void> {
  await page.evaluate(() =>
    addEventListener("keydown", (event) =>
      Reflect.set(window, "isLastKeyPrevented", event.defaultPrevented),
    ),
  );
}

/** Presses a key; returns whether the page prevented the browser's default action. */
async function isPrevented(page: Page, key: string): Promise<boolean> {
  await page.keyboard.press(key);
  return page.evaluate(() => Reflect.get(window, "isLastKeyPrevented") === true);
}

test("arrow keys step from anywhere on the page, and belong to the browser where they mean something else @engines", async ({
  page,
  deck,
}) => {
  await openPage(page, "/investors");
  await recordKeys(page);
  await test.step("they belong to the browser at the ends, and other keys everywhere", async () => {
    expect(await isPrevented(page, "ArrowLeft")).toBe(false);
    expect(await isPrevented(page, "ArrowRight")).toBe(true);
    await deck.expectSlide(2);
    expect(await isPrevented(page, "ArrowDown")).toBe(false);
    await page.goto("/investors#slide-5");
    await deck.expectSlide(5);
    expect(await isPrevented(page, "ArrowRight")).toBe(false);
    await deck.expectSlide(5);
  });
  await test.step("they step from a button", async () => {
    await page.getByRole("button", { name: "Schedule Meeting" }).focus();
    await page.keyboard.press("ArrowLeft");
    await deck.expectSlide(4);
  });
  await test.step("they belong to the browser with a modifier: Alt+Left is Back", async () => {
    for (const modifier of ["Alt", "Control", "Meta", "Shift"])
      for (const key of ["ArrowRight", "ArrowLeft"])
        expect(await isPrevented(page, `${modifier}+${key}`), modifier).toBe(false);
    await deck.expectSlide(4);
  });
  await test.step("they belong to a widget that has the focus", () => pressInWidgets(page));
  await deck.expectSlide(4);
  await test.step("they belong to the input method while it composes", async () => {
    for (const isComposing of [true, false]) {
      await page.locator("body").dispatchEvent("keydown", { key: "ArrowRight", isComposing });
      await deck.expectSlide(isComposing ? 4 : 5);
    }
  });
  await test.step("they are mirrored where text runs from right to left", async () => {
    await page.evaluate(() => {
      document.documentElement.dir = "rtl";
    });
    await page.keyboard.press("ArrowRight");
    await deck.expectSlide(4);
    await page.keyboard.press("ArrowLeft");
    await deck.expectSlide(5);
    expect(await findOverflow(page)).toBe(0);
  });
});

test("arrow keys scroll a table that has the focus and is wider than the window, and step from one that fits", async ({
  page,
}) => {
  await openPage(page, "/everything");
  const frame = page.locator("[tabindex='0']", { has: page.locator("table") });
  const position = page.locator("[aria-roledescription=carousel]").getByRole("status");
  const setWidth = (width: string) =>
    frame.locator("table").evaluate((table: HTMLElement, value) => {
      table.style.minWidth = value;
    }, width);
  const scrolled = () => frame.evaluate(({ scrollLeft }) => scrollLeft);
  await setWidth("200vw");
  await frame.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(scrolled).toBe(0);
  await expect(position).toHaveText("Slide 1 of 2");
  await setWidth("0");
  await page.keyboard.press("ArrowRight");
  await expect(position).toHaveText("Slide 2 of 2");
});

/** Presses an arrow key in a text field, in editable text and on a slider. */
async function pressInWidgets(page: Page): Promise<void> {
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
        widget.focus();
      },
      [tag, attributes] as const,
    );
    await expect(page.locator("#widget")).toBeFocused();
    for (const key of ["ArrowRight", "ArrowLeft"])
      expect(await isPrevented(page, key), JSON.stringify(attributes)).toBe(false);
    await page.locator("#widget").evaluate((widget) => widget.remove());
  }
}

test("a key that is held goes to the last slide and stays, whatever size the window takes", async ({
  page,
  deck,
}) => {
  await openPage(page, "/investors");
  for (let repeat = 0; repeat < 3; repeat++) await page.keyboard.down("ArrowRight");
  await page.setViewportSize({ width: 400, height: 700 });
  for (let repeat = 0; repeat < 9; repeat++) await page.keyboard.down("ArrowRight");
  await page.keyboard.up("ArrowRight");
  await page.setViewportSize({ width: 1280, height: 800 });
  await deck.expectSlide(5);
  await page.keyboard.press("ArrowLeft");
  await deck.expectSlide(4);
});

test("keys do one step each and nothing on other pages, however often the deck came and went", async ({
  page,
  deck,
}) => {
  await countKeyListeners(page);
  const countListeners = () => page.evaluate(() => Number(Reflect.get(window, "keyListeners")));
  await openPage(page, "/investors");
  await recordKeys(page);
  await deck.expectSlide(1);
  const withDeck = await countListeners();
  for (let visit = 0; visit < 3; visit++) {
    await goAndReturn(page, deck, async () => {
      expect(await countListeners()).toBe(withDeck - 1);
      expect(await isPrevented(page, "ArrowRight")).toBe(false);
    });
  }
  expect(await countListeners()).toBe(withDeck);
  await page.keyboard.press("ArrowRight");
  await deck.expectSlide(2);
});

/** Counts, from the start of the page, the document's listeners for keys that are there. */
async function countKeyListeners(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const listeners = new Set<unknown>();
    const add = document.addEventListener.bind(document);
    const remove = document.removeEventListener.bind(document);
    const keep = (type: string, change: () => void) => {
      if (type === "keydown") change();
      Reflect.set(window, "keyListeners", listeners.size);
    };
    document.addEventListener = (...[type, listener, options]: Parameters<typeof add>) => {
      keep(type, () => listeners.add(listener));
      add(type, listener, options);
    };
    document.removeEventListener = (...[type, listener, options]: Parameters<typeof remove>) => {
      keep(type, () => listeners.delete(listener));
      remove(type, listener, options);
    };
  });
}

/** Leaves the deck's page by a link and comes back to it by Back. */
async function goAndReturn(page: Page, deck: Deck, whileAway: () => Promise<void>): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await expect(deck.root).toHaveCount(0);
  await whileAway();
  await page.goBack();
  await deck.expectSlide(1);
}
