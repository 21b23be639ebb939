// Controls without a function yet: whatever is done to them, nothing happens.
import type { Locator, Page } from "@playwright/test";

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
    html: document.documentElement.outerHTML,
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

    for (const [route, buttonCount] of [
      ["/investors", 3],
      ["/contact-us", 2],
    ] as const) {
      test(`the buttons and legal links of ${route} do nothing`, async ({
        page,
        context,
        noise,
      }) => {
        if (javaScriptEnabled) await openPageAndSettle(page, route);
        else await page.goto(route);
        await expect(inertButtons(page)).toHaveCount(buttonCount);
        await expect(inertLinks(page)).toHaveCount(3);

        for (const control of [
          ...(await inertButtons(page).all()),
          ...(await inertLinks(page).all()),
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
      });
    }
  });
}

test("no button of any page submits but the sign-up's", async ({ page }) => {
  for (const route of ROUTES) {
    await page.goto(route);
    const submits = page.locator('button:not([type="button"])');
    await expect(submits).toHaveText(route === "/" ? ["Stay Informed"] : []);
  }
});

test("the legal links have no address, take no focus, and can be read", async ({ page }) => {
  for (const route of ROUTES) {
    await page.goto(route);
    for (const link of await inertLinks(page).all()) {
      expect(await link.evaluate((element) => element.getAttributeNames().sort())).toEqual([
        "aria-disabled",
        "class",
        "role",
      ]);
      expect(
        await link.evaluate((element: HTMLElement) => {
          element.focus();
          return document.activeElement === element;
        }),
      ).toBe(false);
    }
    // axe skips disabled elements.
    for (const { text, ground } of await inertLinks(page).evaluateAll(readColors))
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  }
});
