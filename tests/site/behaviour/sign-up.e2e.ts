// The sign-up form: a typed address goes nowhere, and the page says so.
import type { Page } from "@playwright/test";

import {
  blockScripts,
  expect,
  openPageAndSettle,
  test,
  visibleText,
} from "../../support/browser/site";
import { readPages } from "../../support/built-pages";

/** It occurs nowhere else on the site. */
const ADDRESS = "quince.4711@visitor.example";

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

// A browser with a window asks for the icon of the tab after the page has loaded.
const MODES = {
  on: (page: Page) => openPageAndSettle(page, "/"),
  off: (page: Page) => page.goto("/", { waitUntil: "networkidle" }),
  blocked: async (page: Page) => {
    await blockScripts(page);
    await page.goto("/", { waitUntil: "networkidle" });
  },
};

for (const [mode, open] of Object.entries(MODES)) {
  test.describe(`with JavaScript ${mode}`, { tag: mode === "on" ? "@engines" : [] }, () => {
    test.use({ javaScriptEnabled: mode !== "off" });

    test("an address turns up nowhere, however it is submitted", async ({ page, noise }) => {
      const findAddress = watch(page, noise.messages);
      await open(page);
      const count = async () => ({
        requests: noise.requests.length,
        historyLength: await page.evaluate(() => history.length),
      });
      const before = await count();
      for (const [way, submit] of Object.entries(WAYS)) {
        await field(page).fill("");
        await field(page).pressSequentially(ADDRESS);
        await submit(page);
        await expect(status(page), way).toHaveText(mode === "on" ? ANSWER : "");
        expect(await findAddress(), way).toEqual([]);
        expect(await count(), way).toEqual(before);
        await expect(page).toHaveURL("/");
        await expect(field(page)).toHaveValue(ADDRESS);
      }
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form says what it does before the button is pressed", async ({ page }) => {
    await page.goto("/");
    expect(await visibleText(page.locator("form"))).toContain(ANSWER);
  });
});

test("with the page's code, nothing is answered before the button is pressed", async ({ page }) => {
  await openPageAndSettle(page, "/");
  await field(page).fill(ADDRESS);
  for (const key of ["Tab", "Tab"]) await page.keyboard.press(key);
  await expect(field(page)).not.toBeFocused();
  await expect(page.locator("form").getByText(ANSWER)).toBeHidden();
  await button(page).click();
  await expect(status(page)).toHaveText(ANSWER);
});

test("what is no address gets the browser's own message, no answer and no request", async ({
  page,
  noise,
}) => {
  await openPageAndSettle(page, "/");
  const requestCount = noise.requests.length;
  await expect(status(page)).toBeEmpty();
  for (const text of ["", "a@", "no address", "<script>@visitor.example", "quince@", "a@b c"]) {
    // Over WebDriver BiDi, filling adds to what an e-mail field holds.
    await field(page).clear();
    await field(page).fill(text);
    await button(page).click();
    await expect(page.locator("input:user-invalid"), text).toBeFocused();
    const message = await field(page).evaluate((input: HTMLInputElement) => {
      const { validationMessage } = input;
      input.blur();
      return validationMessage;
    });
    expect(message, text).toMatch(/\S/);
    await expect(status(page), text).toBeEmpty();
  }
  await test.step("an address of any length is cut to what an address may be", async () => {
    await field(page).clear();
    await field(page).fill("a".repeat(250));
    await field(page).pressSequentially("@visitor.example");
    expect((await field(page).inputValue()).length).toBe(254);
  });
  expect(noise.requests).toHaveLength(requestCount);
});

test("the field can be found by its label, filled by the browser, pasted into and undone", async ({
  page,
}) => {
  await page.goto("/");
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

test("no button submits but the sign-up's, no field has a name, and no form or button an address to send to", () => {
  for (const { path, elements } of readPages()) {
    const submits = elements.filter(({ tag, type }) => tag === "button" && type !== "button");
    expect(
      submits.map(({ text }) => text),
      path,
    ).toEqual(path === "/" ? ["Stay Informed"] : []);
    const senders = elements.filter(
      (element) =>
        ["action", "formaction", "formmethod", "form"].some((name) => name in element) ||
        (element.tag === "form" && element["method"] !== "dialog") ||
        (element.tag === "input" && ("name" in element || element["type"] === "hidden")),
    );
    expect(senders, path).toEqual([]);
  }
});
