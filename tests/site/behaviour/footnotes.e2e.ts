// Footnotes: their marks lead to the list at the page's end and back, with and without JavaScript.
import type { Locator } from "@playwright/test";

import { expect, openPageAndSettle, test, waitForFrames } from "../../support/browser/site";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a mark leads to its note, and the note back to its first mark", async ({ page }) => {
      await page.goto("/everything");
      const notes = page.getByRole("region", { name: "Notes" }).getByRole("listitem");
      await expect(notes).toHaveText([/^\[1\]The first paragraph/, /^\[2\]/, /^\[3\]The tags/]);
      const marks = page.getByRole("main").locator("p sup a");
      await expect(marks).toHaveText(["[1]", "[1]", "[2]"]);
      await marks.nth(1).click();
      await expect(notes.nth(0)).toBeInViewport();
      expect(await notes.nth(0).evaluate((note) => note.matches(":target"))).toBe(true);
      await notes.nth(0).getByRole("link", { name: "[1]" }).click();
      await expect(marks.nth(0)).toBeInViewport();
      expect(await marks.nth(0).evaluate((mark) => mark.matches(":target"))).toBe(true);
    });
  });
}

test("a figure's source marks a note; its tooltip says the source alone", async ({ page }) => {
  await openPageAndSettle(page, "/everything");
  const source = page.locator("dd", { hasText: "The source of the share" });
  await expect(source).toContainText("The source of the share[3], as of June 2025.");
  await source.getByRole("link", { name: "[3]" }).click();
  await expect(page.getByText("The tags were counted by hand.")).toBeInViewport();
  await hover(page.getByRole("link", { name: "64%" }));
  await expect(page.getByRole("tooltip")).toHaveText(/Source: The source of the share, as of/);
});

test("a note's links work without a document load, and a term in it has its tooltip", async ({
  page,
}) => {
  await openPageAndSettle(page, "/everything");
  const note = page.getByRole("region", { name: "Notes" }).getByRole("listitem").nth(1);
  await hover(note.getByRole("link", { name: "scaffold" }));
  await expect(page.getByRole("tooltip")).toHaveText(/core structure/);
  await note.getByRole("link", { name: "another page" }).click();
  await expect(page).toHaveURL(/\/investors$/);
});

test("a page without footnotes has no list of them", async ({ page }) => {
  await page.goto("/investors");
  await expect(page.getByRole("region", { name: "Notes" })).toHaveCount(0);
});

/** A tooltip closes when the page scrolls. */
async function hover(link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  await waitForFrames(link.page());
  await link.hover();
}
