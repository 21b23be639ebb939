// Interference from extensions and from the browser's translation: the page stays intact and its links work.
import type { Page } from "@playwright/test";

import { findOverflow } from "../../support/browser/fit";
import {
  expect,
  NIGHTLY,
  openPageAndSettle,
  test,
  waitForCode,
  walk,
} from "../../support/browser/site";

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

test("a page that is translated goes on: the deck, a tooltip, other pages, the answer of the form", async ({
  page,
}) => {
  await openPageAndSettle(page, "/investors");
  await translate(page);
  // By keyboard, so that the focus ring is visible afterwards.
  await page.getByRole("button", { name: "Next slide" }).press("Enter");
  await expect(page.locator("[aria-roledescription=carousel]").getByRole("status")).toHaveText(
    "Slide 2 of 5",
  );
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

/** What other code does before the page's own runs, and what the console may then say. */
const INTERFERENCE: Record<string, { run: () => void; says?: RegExp }> = {
  "what an extension adds": {
    run: () =>
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        for (const parent of [document.head, document.body, document.documentElement]) {
          parent.setAttribute("cz-shortcut-listen", "true");
          parent.prepend(document.createElement("extension-part"));
        }
      }).observe(document, { childList: true, subtree: true }),
  },
  "storage that may not be touched": {
    run: () => {
      for (const name of ["sessionStorage", "localStorage"])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("denied", "SecurityError");
          },
        });
    },
  },
  "storage that is full": {
    run: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  },
  "properties of every object": {
    run: () => {
      Reflect.set(Object.prototype, "extra", 1);
      Reflect.set(Array.prototype, "more", () => 1);
    },
    // The router warns of a duplicate on a route.
    says: /^warning: Route "[^"]*" has a static property "extra"/,
  },
};

for (const [what, { run, says }] of Object.entries(INTERFERENCE))
  test(
    `with ${what} a page is whole, and pages come, go and come back`,
    NIGHTLY,
    async ({ page, noise }) => {
      if (says) noise.allowed.push(says);
      await page.addInitScript(run);
      await openPageAndSettle(page, "/investors");
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
      await page.getByRole("button", { name: "Next slide" }).click();
      await expect(page.locator("[aria-roledescription=slide]").nth(1)).toBeVisible();
      await walk(page);
      await page.goto("about:blank");
      await page.goBack();
      await waitForCode(page);
      await expect(page).toHaveURL("/");
      await expect(page.locator("form")).toBeVisible();
    },
  );

test("words as long as 60 letters make no page wider", NIGHTLY, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/", "/drug-pipeline", "/investors", "/about-us", "/contact-us"]) {
    await page.goto(path);
    const count = await page
      .locator("h1, h2, h3, p, dt, dd, main li, main td")
      .evaluateAll((elements) => {
        for (const element of elements)
          element.prepend("Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauwerk ");
        return elements.length;
      });
    expect(count).toBeGreaterThan(5);
    expect(await findOverflow(page), path).toBe(0);
  }
});
