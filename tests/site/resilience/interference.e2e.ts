// Interference from extensions and from the browser's translation: the page stays whole and its links work.
import type { Page } from "@playwright/test";

import { readPages } from "../../support/built-pages";
import { findOverflow } from "../../support/browser/fit";
import {
  countLoads,
  expect,
  LINKS,
  openPage,
  openPageAndSettle,
  test,
  waitForCode,
} from "../../support/browser/site";

/** Follows links through the whole site; each page appears without a document load and with its styles. */
async function walk(page: Page, arrive?: () => Promise<void>): Promise<void> {
  const loads = countLoads(page);
  for (const [name, path] of [...LINKS, [/home page/, "/"] as const]) {
    await page.getByRole("banner").getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator("h1")).toBeFocused();
    await expect(page.getByRole("banner")).toHaveCSS("position", "sticky");
    await arrive?.();
  }
  expect(loads()).toBe(0);
}

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

test("a page that is translated goes on: the deck, a tooltip, the answer of the form, other pages", async ({
  page,
}) => {
  await openPageAndSettle(page, "/investors");
  await translate(page);
  // By keyboard, so that the focus ring is visible afterwards.
  await page.getByRole("button", { name: "Next slide" }).press("Enter");
  await expect(page.locator("[aria-roledescription=carousel]").getByRole("status")).toHaveText(
    "Slide 2 of 5",
  );
  await translate(page);
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

test("words as long as 60 letters make no page wider", async ({ page }) => {
  await openPageAndSettle(page, "/");
  await walk(page, async () => {
    const count = await page
      .locator("h1, h2, h3, p, dt, dd, main li, main td")
      .evaluateAll((elements) => {
        for (const element of elements)
          element.prepend("Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauwerk ");
        return elements.length;
      });
    expect(count).toBeGreaterThan(5);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await findOverflow(page), page.url()).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});

for (const place of ["attributes", "elements"] as const) {
  test(`${place} that an extension adds before the code runs leave a whole page`, async ({
    page,
  }) => {
    await page.addInitScript((what) => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        if (what === "attributes")
          for (const element of [document.body, document.documentElement])
            element.setAttribute("cz-shortcut-listen", "true");
        else
          for (const parent of [document.head, document.body, document.documentElement])
            parent.prepend(document.createElement("extension-part"));
      }).observe(document, { childList: true, subtree: true });
    }, place);
    await openPageAndSettle(page, "/investors");
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await page.getByRole("button", { name: "Next slide" }).click();
    await expect(page.locator("[aria-roledescription=slide]").nth(1)).toBeVisible();
    await walk(page);
  });
}

for (const [fault, breakStorage] of [
  [
    "may not be touched",
    () => {
      for (const name of ["sessionStorage", "localStorage"]) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("denied", "SecurityError");
          },
        });
      }
    },
  ],
  [
    "is full",
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  ],
] as const) {
  test(`with storage that ${fault} pages come, go and come back`, async ({ page }) => {
    await page.addInitScript(breakStorage);
    await openPageAndSettle(page, "/investors");
    await walk(page);
    await page.goto("about:blank");
    await page.goBack();
    await waitForCode(page);
    await expect(page).toHaveURL("/");
    await expect(page.locator("form")).toBeVisible();
  });
}

test("properties that other code gives to every object change nothing", async ({ page, noise }) => {
  await page.addInitScript(() => {
    Reflect.set(Object.prototype, "extra", 1);
    Reflect.set(Array.prototype, "more", () => 1);
  });
  await openPageAndSettle(page, "/investors");
  await expect(page.getByRole("button", { name: "Next slide" })).toBeVisible();
  await walk(page);
  // The router warns of a duplicate on a route.
  noise.allowed.push(/^warning: Route "[^"]*" has a static property "extra"/);
});

test("no id or name of a page hides a property of the window or the document", async ({ page }) => {
  const names = readPages()
    .flatMap(({ elements }) => elements)
    .flatMap(({ tag, id, name }) =>
      ["form", "img", "iframe", "embed", "object"].includes(tag) ? [id, name] : [id],
    )
    .filter(Boolean);
  expect(names).toContain("main");
  await openPage(page, "/");
  const hidden = await page.evaluate(
    (all) =>
      all.filter(
        (name = "") =>
          name in Document.prototype ||
          Object.hasOwn(Window.prototype, name) ||
          Object.hasOwn(window, name),
      ),
    names,
  );
  expect(hidden).toEqual([]);
});
