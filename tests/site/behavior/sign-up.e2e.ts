// The sign-up form: a typed address goes nowhere, and the page says so.
import type { Page } from "@playwright/test";

import { expect, openPageAndSettle, test, visibleText } from "../../support/browser/site";
import { expectAccessible } from "../../support/browser/expect-page";

/** Its words occur nowhere else on the site; a number could be part of a port. */
const ADDRESS = "quince.medlar@visitor.example";

const ANSWER = "Sign-up is closed. Nothing was sent, nothing was kept.";

const field = (page: Page) => page.locator("input[type=email]");
const button = (page: Page) => page.getByRole("button", { name: "Stay Informed" });
const status = (page: Page) => page.locator("form").getByRole("status");

const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  "a click": (page) => button(page).click(),
  Enter: (page) => field(page).press("Enter"),
  "requestSubmit()": (page) =>
    page.locator("form").evaluate((form: HTMLFormElement) => form.requestSubmit()),
};

/** Reads all that a page keeps, except what its context stores. */
const readPage = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      location.href,
      document.title,
      document.documentElement.outerHTML,
      history.state,
      { ...sessionStorage },
    ]),
  );

for (const javaScriptEnabled of [true, false])
  test.describe(`with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("the sign-up form sends an address nowhere, and says so", async ({ page, noise }) => {
      if (javaScriptEnabled) await openPageAndSettle(page, "/");
      // A browser with a window requests the tab's icon after the page has loaded.
      else await page.goto("/", { waitUntil: "networkidle" });
      // Without JavaScript, no message could appear afterwards.
      const isSaid = (await visibleText(page.locator("form"))).includes(ANSWER);
      expect(isSaid).toBe(!javaScriptEnabled);
      const requestCount = noise.requests.length;
      const historyLength = await page.evaluate(() => history.length);
      if (javaScriptEnabled) await expectRefusals(page);
      for (const [way, submit] of Object.entries(WAYS)) {
        await field(page).fill("");
        await field(page).pressSequentially(ADDRESS);
        await expect(status(page), "typing takes the last answer away").toBeEmpty();
        await submit(page);
        await expect(status(page), way).toHaveText(javaScriptEnabled ? ANSWER : "");
        expect([await readPage(page), ...noise.messages].join(), way).not.toMatch(/quince|medlar/);
        const stored = await page.context().storageState({ indexedDB: true });
        expect(stored, way).toEqual({ cookies: [], origins: [] });
        expect(noise.requests.slice(requestCount).filter(isNoAsset), way).toEqual([]);
        expect(await page.evaluate(() => history.length), way).toBe(historyLength);
        await expect(page).toHaveURL("/");
        await expect(field(page)).toHaveValue(ADDRESS);
      }
      if (javaScriptEnabled) await expectAccessible(page);
    });
  });

/** Tells whether a request is for anything but an asset; assets may be prefetched at any time. */
function isNoAsset(address: string): boolean {
  return !new URL(address).pathname.startsWith("/assets/");
}

/** Asserts that an invalid address gets the browser's own message, and no answer. */
async function expectRefusals(page: Page): Promise<void> {
  for (const text of ["", "a@", "<script>@visitor.example", "a@b c"]) {
    await field(page).fill(text);
    await button(page).click();
    await expect(page.locator("input:user-invalid"), text).toBeFocused();
    await expect(status(page), text).toBeEmpty();
  }
  await expectAccessible(page);
}
