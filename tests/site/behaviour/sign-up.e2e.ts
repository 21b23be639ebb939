// The sign-up form: a typed address goes nowhere, and the page says so.
import type { Page } from "@playwright/test";

import {
  blockScripts,
  expect,
  openPage,
  openPageAndSettle,
  ROUTES,
  test,
  visibleText,
} from "../../support/browser/site";

/** It occurs nowhere else on the site. */
const ADDRESS = "quince.4711@visitor.example";

const field = (page: Page) => page.locator("input[type=email]");
const button = (page: Page) => page.getByRole("button", { name: "Stay Informed" });
const status = (page: Page) => page.locator("form").getByRole("status");

const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  "a click": (page) => button(page).click(),
  Enter: (page) => field(page).press("Enter"),
  "requestSubmit()": (page) =>
    page.locator("form").evaluate((form: HTMLFormElement) => form.requestSubmit()),
};

/** Collects everything that leaves the page, and returns where the address appeared. */
function watch(page: Page, messages: string[]) {
  const sent: Promise<string>[] = [];
  page.on("request", (request) => {
    sent.push(
      request
        .allHeaders()
        .then((headers) => JSON.stringify([request.url(), headers, request.postData()])),
    );
  });
  return async () => {
    const kept = await page.evaluate(async () =>
      JSON.stringify([
        location.href,
        document.title,
        document.documentElement.outerHTML,
        document.body.innerText,
        history.state,
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        await indexedDB.databases(),
        await caches.keys(),
      ]),
    );
    const places = {
      sent: await Promise.all(sent),
      kept,
      cookies: JSON.stringify(await page.context().cookies()),
      console: messages,
    };
    return Object.entries(places)
      .filter(([, text]) => /quince|4711/.test(String(text)))
      .map(([place]) => place);
  };
}

const MODES = {
  on: (page: Page) => openPage(page, "/"),
  off: (page: Page) => page.goto("/"),
  blocked: async (page: Page) => {
    await blockScripts(page);
    await page.goto("/");
  },
};

for (const [mode, open] of Object.entries(MODES)) {
  test.describe(`with JavaScript ${mode}`, () => {
    test.use({ javaScriptEnabled: mode !== "off" });

    for (const [way, submit] of Object.entries(WAYS)) {
      test(`an address submitted by ${way} turns up nowhere`, async ({ page, noise }) => {
        const findAddress = watch(page, noise.messages);
        await open(page);
        await page.waitForLoadState("networkidle");
        const before = {
          requests: noise.requests.length,
          historyLength: await page.evaluate(() => history.length),
        };
        await field(page).pressSequentially(ADDRESS);
        await submit(page);
        if (mode === "on") await expect(status(page)).toHaveText(/\S/);
        expect(await findAddress()).toEqual([]);
        expect({
          requests: noise.requests.length,
          historyLength: await page.evaluate(() => history.length),
        }).toEqual(before);
        await expect(page).toHaveURL("/");
        await expect(field(page)).toHaveValue(ADDRESS);
      });
    }
  });
}

test("the answer says that sign-up is not open, and thanks nobody", async ({ page }) => {
  await openPage(page, "/");
  await expect(status(page)).toBeEmpty();
  await field(page).fill(ADDRESS);
  await button(page).click();
  await expect(status(page)).toHaveText(/not open.*not sent.*not stored/);
  expect(await visibleText(page.locator("body"))).not.toMatch(
    /thank|success|subscribed|check your (e-?)?mail/i,
  );
});

test("what is no address gets the browser's own message, no answer and no request", async ({
  page,
  noise,
}) => {
  await openPageAndSettle(page, "/");
  const requestCount = noise.requests.length;
  for (const text of ["", "a@", "no address", "<script>@visitor.example", "quince@", "a@b c"]) {
    await field(page).fill(text);
    await button(page).click();
    await expect(page.locator("input:user-invalid"), text).toBeFocused();
    expect(
      await field(page).evaluate((input: HTMLInputElement) => input.validationMessage),
      text,
    ).toMatch(/\S/);
    await expect(status(page), text).toBeEmpty();
    await page.locator("h1").click();
  }
  expect(noise.requests).toHaveLength(requestCount);
});

test("an address of any length is cut to what an address may be", async ({ page }) => {
  await openPage(page, "/");
  await field(page).focus();
  await page.keyboard.insertText(`${"a".repeat(5000)}@visitor.example`);
  expect((await field(page).inputValue()).length).toBeLessThanOrEqual(254);
});

test("no field has a name, and no form or button an address to send to", async ({ page }) => {
  for (const route of ROUTES) {
    await page.goto(route);
    await expect(
      page.locator("input[name], [action], [formaction], [formmethod], [form], input[type=hidden]"),
    ).toHaveCount(0);
    await expect(page.locator('form:not([method="dialog"])')).toHaveCount(0);
  }
});

test("the field can be found by its label, filled by the browser, pasted into and undone", async ({
  page,
}) => {
  await openPage(page, "/");
  await page.getByText("E-mail address", { exact: true }).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute("autocomplete", "email");
  await page.keyboard.type(ADDRESS);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("ControlOrMeta+X");
  await expect(field(page)).toHaveValue("");
  await page.keyboard.press("ControlOrMeta+V");
  await expect(field(page)).toHaveValue(ADDRESS);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(field(page)).toHaveValue("");
});
