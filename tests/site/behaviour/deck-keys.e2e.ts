// Arrow keys on the Investors page: when they change the slide, and when they are the browser's.
import type { Page } from "@playwright/test";

import { test } from "../../support/browser/deck";
import { findOverflow } from "../../support/browser/fit";
import { expect, openPage } from "../../support/browser/site";

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
