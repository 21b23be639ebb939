// Interference from extensions and from the browser's translation: the page stays intact and its links work.
import type { Page } from "@playwright/test";

import { findOverflow } from "../../support/browser/fit";
import {
  expect,
  holdRequests,
  NIGHTLY,
  openPageAndSettle,
  ROUTES,
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

test("carousel, tooltip, links and form work on a page that the browser translates", async ({
  page,
}) => {
  await openPageAndSettle(page, "/investors");
  await translate(page);
  // Uses the keyboard, so that the focus shows afterwards.
  await page.getByRole("button", { name: "Next slide" }).press("Enter");
  await expect(page.locator("[aria-roledescription=carousel]").getByRole("status")).toHaveText(
    /^Slide 2 of 5/,
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

test("hydration keeps input and focus where an extension has added elements", async ({
  page,
  noise,
}) => {
  noise.allowed.push(/Minified React error/);
  const release = await holdRequests(page, /\.js$/);
  await page.goto("/", { waitUntil: "commit" });
  const field = page.getByRole("textbox");
  await field.fill("early@visitor.example");
  await page.evaluate(() => {
    for (const part of document.querySelectorAll("input, h1, main a"))
      part.after(document.createElement("button"));
  });
  release();
  await waitForCode(page);
  await expect(page.locator("h1 + button"), "all was rendered anew").toHaveCount(0);
  await expect(field).toHaveValue("early@visitor.example");
  await expect(field).toBeFocused();
  await walk(page);
});

/** What other code does before the page's own runs. */
const INTERFERENCE = {
  "what an extension adds": () =>
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      for (const parent of [document.head, document.body, document.documentElement]) {
        parent.setAttribute("cz-shortcut-listen", "true");
        parent.prepend(document.createElement("extension-part"));
      }
    }).observe(document, { childList: true, subtree: true }),
  "a browser without popovers": () => {
    for (const name of ["hidePopover", "showPopover", "togglePopover", "popover"])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  },
  "storage that may not be touched": () => {
    for (const name of ["sessionStorage", "localStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
  },
};

for (const [what, run] of Object.entries(INTERFERENCE))
  test(`a page and its links work with ${what}`, NIGHTLY, async ({ page }) => {
    await page.addInitScript(run);
    await openPageAndSettle(page, "/investors");
    await page.getByRole("button", { name: "Next slide" }).click();
    await expect(page.locator("[aria-roledescription=slide]").nth(1)).toBeVisible();
    await walk(page);
    await page.goto("about:blank");
    await page.goBack();
    await waitForCode(page);
    await expect(page).toHaveURL("/");
    await expect(page.locator("form")).toBeVisible();
  });

test("no page overflows with words of 60 letters", NIGHTLY, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ROUTES) {
    await page.goto(path);
    // Words that change during hydration are errors in the console.
    await waitForCode(page);
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
