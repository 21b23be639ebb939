// The pitch deck of the Investors page, as browser tests operate it.
import type { Page } from "@playwright/test";

import { expect, test as base } from "./site";

export const TOTAL = 5;
export type Deck = ReturnType<typeof deckOf>;

export function deckOf(page: Page) {
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

export const test = base.extend<{ deck: Deck }>({
  deck: ({ page }, provide) => provide(deckOf(page)),
});
