// Footnotes: their marks lead to the list at the page's end and back.
import { expect, openPageAndSettle, test } from "../../support/browser/site";

test("a footnote mark leads to its note and back, and links in it work", async ({ page }) => {
  await openPageAndSettle(page, "/everything");
  const notes = page.locator("[data-footnotes]").getByRole("listitem");
  await expect(notes).toHaveText([/^\s*The first paragraph/, /^\s*A note/]);
  const marks = page.getByRole("main").locator("p sup a");
  await expect(marks).toHaveText(["[1]", "[1]", "[2]"]);
  await marks.nth(1).click();
  await expect(page.locator(":focus")).toHaveText(/^\s*The first paragraph/);
  await expect(page.locator(":focus")).toBeInViewport();
  await notes.nth(0).getByRole("link", { name: "Back to the text" }).first().click();
  await expect(marks.nth(0)).toBeInViewport();
  await expect(page.locator(":focus")).toHaveText("[1]");
  await expect(page.locator("a[tabindex]"), "links that Tab would skip").toHaveCount(0);
  // After a key press, browsers take the next focus for one by keyboard.
  await page.keyboard.press("Shift");
  await notes.nth(1).getByRole("link", { name: "scaffold" }).focus();
  await expect(page.getByRole("tooltip")).toHaveText(/core structure/);
  await notes.nth(1).getByRole("link", { name: "another page" }).click();
  await expect(page).toHaveURL(/\/investors$/);
  await expect(page.locator("h1")).toBeFocused();
});
