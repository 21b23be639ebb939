// Controls without a function yet: whatever is done to them, nothing happens.
import type { Locator, Page } from "@playwright/test";

import { readPages } from "../../support/built-pages";
import { contrast, readColors } from "../../support/browser/colors";
import { expect, openPageAndSettle, ROUTES, test } from "../../support/browser/site";

/** The buttons of the page that do nothing, then the legal links. */
const inertButtons = (page: Page) =>
  page.locator("main button:not([aria-roledescription=carousel] *):not(form *)");
const inertLinks = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { disabled: true });

/** Everything that could change. */
async function stateOf(page: Page) {
  return page.evaluate(() => ({
    url: location.href,
    historyLength: history.length,
    scrollY: Math.round(scrollY),
    title: document.title,
    // Without what is fetched ahead when a link comes into sight.
    html: document.documentElement.outerHTML.replace(/<link rel="modulepreload"[^>]*>/g, ""),
  }));
}

/** Does everything to a control that a pointer can do, even if it is announced as disabled. */
async function pointAt(control: Locator): Promise<void> {
  await control.click({ force: true });
  await control.dblclick({ force: true });
  await control.click({ force: true, modifiers: ["Control"] });
  await control.click({ force: true, modifiers: ["Shift"] });
  await control.click({ force: true, button: "middle" });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("the buttons without a function and the legal links do nothing", async ({
      page,
      context,
      noise,
    }) => {
      for (const [route, buttonCount] of [
        ["/investors", 3],
        ["/contact-us", 2],
      ] as const) {
        if (javaScriptEnabled) await openPageAndSettle(page, route);
        else await page.goto(route);
        await expect(inertButtons(page)).toHaveCount(buttonCount);
        await expect(inertLinks(page)).toHaveCount(3);
        const links = await inertLinks(page).all();
        for (const control of [
          ...(await inertButtons(page).all()),
          // The footer is the same on every page.
          ...(route === "/investors" ? links : []),
        ]) {
          await control.scrollIntoViewIfNeeded();
          const before = await stateOf(page);
          const requestCount = noise.requests.length;
          await pointAt(control);
          if ((await control.getAttribute("type")) === "button") {
            await expect(control).toBeFocused();
            await page.keyboard.press("Enter");
            await page.keyboard.press("Space");
            await expect(control).toBeFocused();
          }
          expect(await stateOf(page)).toEqual(before);
          expect(noise.requests.slice(requestCount)).toEqual([]);
          expect(context.pages()).toHaveLength(1);
        }
      }
    });
  });
}

test("the legal links have no address, take no focus, and can be read", async ({ page }) => {
  const links = readPages()
    .filter(({ path }) => ROUTES.includes(path))
    .flatMap(({ elements }) => elements.filter((element) => "aria-disabled" in element));
  expect(links).toHaveLength(3 * ROUTES.length);
  for (const link of links)
    expect(Object.keys(link).sort()).toEqual(["aria-disabled", "class", "role", "tag", "text"]);
  await page.goto("/");
  const focused = await inertLinks(page).evaluateAll((elements: HTMLElement[]) =>
    elements.filter((element) => {
      element.focus();
      return document.activeElement === element;
    }),
  );
  expect(focused).toHaveLength(0);
  // axe skips disabled elements.
  for (const { text, ground } of await inertLinks(page).evaluateAll(readColors))
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});
