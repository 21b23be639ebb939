// Failures on the way to a visitor: the page stays readable and never reloads in a loop.
import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

import { contrast, readColors } from "../../support/browser/colors";
import { findOverlaps, sumShifts } from "../../support/browser/fit";
import {
  countLoads,
  expect,
  openPage,
  openPageAndSettle,
  ROUTES,
  test,
  visibleText,
  waitForCode,
  LOST_MESSAGES,
} from "../../support/browser/site";
import { SPECIMEN_CLIENT } from "../../support/specimen";

const SCRIPTS = readdirSync(`${SPECIMEN_CLIENT}/assets`).filter((file) => file.endsWith(".js"));

/** Delays files until the returned function is called, which delivers them or makes them fail. */
async function hold(
  page: Page,
  files: RegExp,
  then: "continue" | "abort" = "continue",
): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route(files, async (route) => {
    await released;
    await route[then]();
  });
  return release;
}

async function waitForPaint(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
}

test.afterEach(({ noise }) => {
  // The browser logs each file that it could not load.
  noise.messages = noise.messages.filter(
    (message) =>
      !/Failed to load resource|net::ERR|error loading dynamically|Failed to fetch|preloaded using link preload/i.test(
        message,
      ),
  );
});

for (const fault of ["aborted", "404", "html", "truncated"] as const) {
  test(`scripts that are ${fault} leave every page as it was sent, in one load`, async ({
    page,
    noise,
  }) => {
    await page.route("**/*.js", (route) => {
      if (fault === "aborted") return route.abort();
      if (fault === "404") return route.fulfill({ status: 404, body: "" });
      if (fault === "html")
        return route.fulfill({ contentType: "text/html", body: "<!DOCTYPE html>" });
      const whole = readFileSync(
        `${SPECIMEN_CLIENT}${new URL(route.request().url()).pathname}`,
        "utf8",
      );
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
    noise.expected.push(...LOST_MESSAGES);
  });
}

test("each script missing in turn leaves the page readable, in at most two loads, and links lead on", async ({
  page,
  noise,
}) => {
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
  noise.expected.push(...LOST_MESSAGES);
});

test("a click while offline shows the next page", async ({ page, context }) => {
  await openPageAndSettle(page, "/");
  await context.setOffline(true);
  for (const [name, path] of [
    ["Drug Pipeline", "/drug-pipeline"],
    ["For Investors", "/investors"],
    ["Contact Us", "/contact-us"],
  ] as const) {
    await page.getByRole("link", { name }).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("the deck goes on while offline, with every picture", async ({ page, context, noise }) => {
  await openPageAndSettle(page, "/investors");
  await context.setOffline(true);
  const requestCount = noise.requests.length;
  const slides = page.locator("[aria-roledescription=slide]");
  for (const [index, slide] of (await slides.all()).entries()) {
    if (index > 0) await page.getByRole("button", { name: "Next slide" }).click();
    await expect(slide).toBeVisible();
    expect(
      await slide.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
  }
  expect(noise.requests).toHaveLength(requestCount);
});

test("offline, a click on a page whose code never came leaves the open page as it is", async ({
  page,
  context,
  noise,
}) => {
  await page.route("**/about-us-*.js", (route) => route.abort());
  await openPageAndSettle(page, "/");
  await context.setOffline(true);
  const title = await page.title();
  await page.getByRole("link", { name: "About Us" }).first().click();
  expect(await page.title()).toBe(title);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(page.url()).not.toContain("chrome-error");
  noise.expected.push(...LOST_MESSAGES);
});

test("scripts that come late take nothing from a reader who has scrolled and typed", async ({
  page,
}) => {
  const release = await hold(page, /\.js$/);
  await page.goto("/", { waitUntil: "commit" });
  const field = page.getByRole("textbox");
  await field.fill("late@visitor.example");
  const before = await page.evaluate(() => scrollY);
  release();
  await waitForCode(page);
  await expect(field).toHaveValue("late@visitor.example");
  await expect(field).toBeFocused();
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThanOrEqual(2);
});

test("while scripts are on their way the page is painted, reads, and its links lead on", async ({
  page,
}) => {
  const release = await hold(page, /\.js$/);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await waitForPaint(page);
  expect(await page.evaluate(() => history.scrollRestoration), "the code has not run").toBe("auto");
  await page.getByRole("banner").getByRole("link", { name: "Drug Pipeline" }).click();
  await expect(page).toHaveURL("/drug-pipeline");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  release();
  await waitForCode(page);
});

// The code changes the layout of these two pages only.
for (const [missing, files, paths] of [
  ["style sheet and scripts", /\.(css|js)$/, ROUTES],
  ["its style sheet", /\.css$/, ["/", "/investors"]],
] as const) {
  test(`without ${missing} a page reads from top to bottom, with every word`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.route(files, (route) => route.abort());
    const whole = await browser.newPage({ baseURL, javaScriptEnabled: false });
    for (const path of paths) {
      if (missing === "its style sheet") await openPage(page, path);
      else await page.goto(path);
      await whole.goto(path);
      // The deck shows its position only when its code runs.
      const words = (text: string) =>
        text.replace(/Slide 1 of 5(?= Company)|\s/g, "").toLowerCase();
      expect(words(await visibleText(page.locator("main")))).toBe(
        words(await visibleText(whole.locator("main"))),
      );
      expect(await findOverlaps(page)).toEqual([]);
      const tops = await page
        .locator("h1, h2, h3")
        .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().top));
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
      await expect(page.locator("img:not([alt]), img:not([width]), img:not([height])")).toHaveCount(
        0,
      );
    }
    await whole.close();
  });
}

test("without pictures and fonts every page stands where it stood, and says in words what the pictures show", async ({
  page,
}) => {
  for (const path of ROUTES) {
    const fail = await hold(page, /\.(svg|png|jpg|webp|avif|woff2)$/, "abort");
    await page.goto(path, { waitUntil: "commit" });
    await waitForPaint(page);
    fail();
    await waitForCode(page);
    await page.waitForLoadState("networkidle");
    const pictures = page.locator("main img").filter({ visible: true });
    for (const { text, ground, words } of await pictures.evaluateAll(readColors)) {
      expect(words).toMatch(/\S/);
      expect(contrast(text, ground), words).toBeGreaterThanOrEqual(4.5);
    }
    for (const picture of await pictures.all())
      expect((await picture.boundingBox())?.height).toBeGreaterThan(100);
    // Until the next frame is painted.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await sumShifts(page)).toBeLessThanOrEqual(0.01);
    const loaded = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === "loaded")
        .map(({ family }) => family.replaceAll('"', "")),
    );
    expect(loaded.filter((family) => ["Newsreader", "Source Sans 3"].includes(family))).toEqual([]);
  }
});
