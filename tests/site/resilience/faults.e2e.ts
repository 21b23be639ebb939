// Failures on the way to a visitor: the page stays readable, never reloads, and its links work.
import type { Locator } from "@playwright/test";

import { readPage } from "../../support/built-pages";
import {
  countLoads,
  expect,
  holdRequests,
  MISSING_FILES,
  openPage,
  settle,
  test,
  waitForCode,
  waitForFrames,
  walk,
} from "../../support/browser/site";

const link = (page: { getByRole: Locator["getByRole"] }, name: string) =>
  page.getByRole("banner").getByRole("link", { name });

test("a page without its scripts can be read, and its links work", async ({ page, noise }) => {
  noise.allowed.push(MISSING_FILES);
  const loads = countLoads(page);
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/investors");
  const main = page.getByRole("main");
  for (const title of readPage("/investors").texts("main :is(h1, h2, h3)"))
    await expect(main.getByRole("heading", { name: title })).toBeVisible();
  await expect(main.getByRole("button", { name: /slide/ }), "no dead control").toHaveCount(0);
  await link(page, "About Us").click();
  await expect(page).toHaveURL("/about-us");
  expect(loads()).toBe(2);
  expect(await page.evaluate(() => history.scrollRestoration), "the code has not run").toBe("auto");
});

test("a page whose code a deploy has removed is loaded as a document", async ({ page, noise }) => {
  noise.allowed.push(MISSING_FILES);
  await openPage(page, "/about-us");
  const code = /\/first-[^/]*\.js$/;
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  const answered = page.waitForResponse(code);
  const prose = page.locator("main a[href^='/notes/first']");
  await prose.scrollIntoViewIfNeeded();
  await answered;
  await waitForFrames(page);
  await page.unroute(code);
  const loads = countLoads(page);
  await prose.click();
  await expect(page).toHaveURL(/\/notes\/first/);
  await waitForCode(page);
  await settle(page);
  expect(loads()).toBe(1);
});

test("a click leads to a page whose code does not arrive, or fails", async ({ page, noise }) => {
  noise.allowed.push(MISSING_FILES);
  const fail = await holdRequests(page, /\/about-us-[^/]*\.js$/, "abort");
  await openPage(page, "/contact-us");
  const loads = countLoads(page);
  await link(page, "About Us").click();
  await expect(page.locator("h1")).toHaveText(readPage("/about-us").texts("h1"));
  fail();
  expect(loads()).toBe(1);
});

test("a page whose code fails says so, and its links work", async ({ page, noise }) => {
  noise.allowed.push(/It broke|Minified React error/);
  const body = "export default () => { throw new Error('It broke') }";
  // Forbids caching, because the reload must get the repaired code.
  const headers = { "Content-Type": "text/javascript", "Cache-Control": "no-store" };
  const code = /\/about-us-[^/]*\.js$/;
  await page.route(code, (route) => route.fulfill({ headers, body }));
  await openPage(page, "/contact-us");
  await link(page, "About Us").click();
  await expect(page.locator("h1")).toHaveText("This page failed.");
  await expect(page.locator("h1")).toBeFocused();
  await expect(page).toHaveTitle(/^This page failed/);
  await page.unroute(code);
  await Promise.all([
    page.waitForEvent("load"),
    page.getByRole("main").getByRole("button").click(),
  ]);
  await waitForCode(page);
  await expect(page.locator("h1")).toHaveText(readPage("/about-us").texts("h1"));
  await link(page, "Drug Pipeline").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("seen slides stay, and links change the page, without a network", async ({
  page,
  context,
  noise,
}) => {
  noise.allowed.push(MISSING_FILES);
  await openPage(page, "/investors");
  const slides = await page.locator("[aria-roledescription=slide]").all();
  const next = page.getByRole("button", { name: "Next slide" });
  await next.scrollIntoViewIfNeeded();
  for (const slide of slides) {
    await expect(slide).toBeVisible();
    await expect.poll(() => widthOf(slide)).toBeGreaterThan(0);
    if (await next.isEnabled()) await next.click();
  }
  await settle(page);
  await context.setOffline(true);
  for (const slide of slides.toReversed()) {
    await expect(slide).toBeVisible();
    expect(await widthOf(slide)).toBeGreaterThan(0);
    await page.keyboard.press("ArrowLeft");
  }
  await walk(page);
});

/** Reads the width of the picture's file, which is 0 until it has loaded. */
function widthOf(slide: Locator): Promise<number> {
  return slide.locator("img").evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth);
}
