// Interference from extensions and from the browser's translation: the page stays intact and its links work.
import type { Page } from "@playwright/test";

import {
  expect,
  holdRequests,
  openPageAndSettle,
  settle,
  test,
  waitForCode,
  waitForPaint,
  walk,
} from "../../support/browser/site";
import { readPage } from "../../support/built-pages";

/** Does what a browser's translation does: wraps each text node in an element. */
async function translate(page: Page): Promise<void> {
  const moved = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text && walker.currentNode.data.trim())
        texts.push(walker.currentNode);
    for (const text of texts) {
      const font = document.createElement("font");
      font.textContent = text.data;
      text.replaceWith(font);
    }
    return texts.length;
  });
  expect(moved).toBeGreaterThan(20);
}

test("carousel, tooltip, links and form work on a translated page", async ({ page }) => {
  await openPageAndSettle(page, "/investors");
  await translate(page);
  // Uses the keyboard, so that the focus shows afterwards.
  await page.getByRole("button", { name: "Next slide" }).press("Enter");
  const status = page.locator("[aria-roledescription=carousel]").getByRole("status");
  await expect(status).toHaveText(/^Slide 2 of 5/);
  await page.locator("main a[href^='#stat-']").first().focus();
  await expect(page.getByRole("tooltip")).toHaveCount(1);
  await translate(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await walk(page, () => translate(page));
  await page.locator("input").fill("quince@visitor.example");
  await page.getByRole("button", { name: "Stay Informed" }).click();
  await expect(page.locator("form").getByRole("status")).toHaveText(/Nothing was sent/);
});

test("a click leaves a page whose parts an extension has moved", async ({ page, noise }) => {
  noise.allowed.push(/NotFoundError/);
  await openPageAndSettle(page, "/investors");
  await page.evaluate(() => {
    for (const part of document.querySelectorAll("main > *")) {
      const around = document.createElement("extension-part");
      part.replaceWith(around);
      around.append(part);
    }
  });
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await expect(page.locator("h1")).toHaveText(readPage("/about-us").texts("h1"));
});

test("a page into which an extension puts elements early stays whole, and its links work", async ({
  page,
  noise,
}) => {
  noise.allowed.push(/Minified React error/);
  const release = await holdRequests(page, /\.js$/);
  await page.goto("/", { waitUntil: "commit" });
  await waitForPaint(page);
  await page.evaluate(addForeignParts);
  release();
  await waitForCode(page);
  await expect(page.locator("h1 + button"), "all was rendered anew").toHaveCount(0);
  await settle(page);
  await walk(page);
});

/** Adds elements as an extension does. Runs in the page. */
function addForeignParts(): void {
  for (const part of document.querySelectorAll("input, h1, main a"))
    part.after(document.createElement("button"));
  for (const parent of [document.head, document.body, document.documentElement]) {
    parent.setAttribute("cz-shortcut-listen", "true");
    parent.prepend(document.createElement("extension-part"));
  }
}
