// What goes wrong on the way to a visitor: the page stays readable, and never runs in circles.
import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

import { expect, openPageAndSettle, ROUTES, test, visibleText } from "./site";

const SCRIPTS = readdirSync("build/client/assets").filter((file) => file.endsWith(".js"));

/** Counts the documents that the page asks for from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  return () => loads;
}

test.afterEach(({ noise }) => {
  // The browser itself names each file that it could not get.
  noise.messages = noise.messages.filter((message) => !/Failed to load resource|net::ERR|error loading dynamically|Failed to fetch/i.test(message));
});

for (const fault of ["aborted", "404", "html", "truncated"] as const) {
  test(`scripts that are ${fault} leave every page as it was sent, in one load`, async ({ page, noise }) => {
    await page.route("**/*.js", (route) => {
      if (fault === "aborted") return route.abort();
      if (fault === "404") return route.fulfill({ status: 404, body: "" });
      if (fault === "html") return route.fulfill({ contentType: "text/html", body: "<!DOCTYPE html>" });
      const whole = readFileSync(`build/client${new URL(route.request().url()).pathname}`, "utf8");
      return route.fulfill({ contentType: "text/javascript", body: whole.slice(0, 40) });
    });
    for (const path of ROUTES) {
      const loads = countLoads(page);
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      expect(loads()).toBe(1);
      expect((await visibleText(page.locator("main"))).length).toBeGreaterThan(200);
      page.removeAllListeners("request");
    }
    await page.getByRole("link", { name: "About Us" }).first().click();
    await expect(page).toHaveURL(/about-us$/);
    noise.messages.length = 0;
  });
}

test("each script missing in turn leaves the page readable, in at most two loads, and links lead on", async ({ page, noise }) => {
  test.slow();
  for (const missing of SCRIPTS) {
    await page.route(`**/${missing}`, (route) => route.abort());
    const loads = countLoads(page);
    await page.goto("/investors");
    await page.waitForLoadState("networkidle");
    expect(loads(), missing).toBeLessThanOrEqual(2);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("link", { name: "Drug Pipeline" }).first().click();
    await expect(page, missing).toHaveURL(/drug-pipeline$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(loads(), missing).toBeLessThanOrEqual(3);
    page.removeAllListeners("request");
    await page.unroute(`**/${missing}`);
  }
  noise.messages.length = 0;
});

test("a click while offline shows the next page", async ({ page, context }) => {
  await openPageAndSettle(page, "/");
  await context.setOffline(true);
  for (const [name, path] of [["Drug Pipeline", "/drug-pipeline"], ["For Investors", "/investors"], ["Contact Us", "/contact-us"]] as const) {
    await page.getByRole("link", { name }).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("offline, a click on a page whose code never came leaves the open page as it is", async ({ page, context, noise }) => {
  await page.route("**/about-us-*.js", (route) => route.abort());
  await openPageAndSettle(page, "/");
  await context.setOffline(true);
  const title = await page.title();
  await page.getByRole("link", { name: "About Us" }).first().click();
  expect(await page.title()).toBe(title);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(page.url()).not.toContain("chrome-error");
  noise.messages.length = 0;
});

test("scripts that come late take nothing from a reader who has scrolled and typed", async ({ page }) => {
  let release = (): void => undefined;
  const late = new Promise<void>((done) => (release = done));
  await page.route("**/*.js", async (route) => {
    await late;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const field = page.getByRole("textbox");
  await field.fill("late@visitor.example");
  const before = await page.evaluate(() => scrollY);
  release();
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  await expect(field).toHaveValue("late@visitor.example");
  await expect(field).toBeFocused();
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThanOrEqual(2);
});
