// Failures on the way to a visitor: the page stays readable, never reloads, and its links work.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "@playwright/test";

import { listBuild, readPage } from "../../support/built-pages";
import {
  countLoads,
  expect,
  holdRequests,
  MISSING_FILES,
  openPage,
  openPageAndSettle,
  settle,
  test,
  waitForCode,
  waitForFrames,
  walk,
} from "../../support/browser/site";
import { SPECIMEN_CLIENT } from "../../support/specimen";

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

test("a page whose code fails can be read, and its links work", async ({ page, noise }) => {
  noise.expected.push(/It broke/);
  noise.allowed.push(/Minified React error/);
  const failures = () => noise.messages.filter((message) => /Router caught/.test(message)).length;
  const name = /\/about-us-[^/]*\.js$/;
  const file = listBuild().find((each) => name.test(each)) ?? "";
  const code = readFileSync(join(SPECIMEN_CLIENT, file), "utf8");
  const fail = "function fail() { throw Error('It broke') }";
  const body = `${code.replace(/\w+ as default/, "fail as default")};${fail}`;
  await page.route(name, (route) => route.fulfill({ contentType: "text/javascript", body }));
  await openPageAndSettle(page, "/contact-us");
  const loads = countLoads(page);
  await link(page, "About Us").click();
  await expect.poll(failures, "in the app, then in its document").toBe(2);
  await expect(page.locator("h1")).toHaveText(readPage("/about-us").texts("h1"));
  expect(loads()).toBe(1);
  await link(page, "Drug Pipeline").click();
  await expect(page).toHaveURL("/drug-pipeline");
  await waitForCode(page);
  expect(loads()).toBe(2);
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
