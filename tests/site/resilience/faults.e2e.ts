// Failures on the way to a visitor: the page stays readable and never reloads in a loop.
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";

import { contrast, readColors } from "../../support/browser/colors";
import { findOverlaps, sumShifts } from "../../support/browser/fit";
import {
  countLoads,
  expect,
  holdRequests,
  openPage,
  ROUTES,
  settle,
  test,
  visibleText,
  waitForCode,
  waitForFrames,
} from "../../support/browser/site";
import { SPECIMEN_CLIENT } from "../../support/specimen";

/** What browsers say of a file that did not come, or was preloaded in vain. */
const MISSING = [
  /Failed to load resource|net::ERR|error loading dynamically|Failed to fetch|NetworkError/i,
  /preloaded using link preload|preload/i,
];

const ANSWERS = {
  aborted: undefined,
  "404": () => ({ status: 404, body: "" }),
  html: () => ({ contentType: "text/html", body: "<!DOCTYPE html>" }),
  truncated: (path: string) => ({
    contentType: "text/javascript",
    body: readFileSync(SPECIMEN_CLIENT + path, "utf8").slice(0, 40),
  }),
};

test("scripts that are missing or broken leave every page as it was sent, in one load", async ({
  page,
  noise,
}) => {
  // The start script of each page, which fetches the others, fails silently or not at all.
  noise.allowed.push(
    ...MISSING,
    /MIME type/,
    /Invalid or unexpected token|Unexpected end|SyntaxError/,
  );
  const loads = countLoads(page);
  let opened = 0;
  for (const [fault, answer] of Object.entries(ANSWERS)) {
    await page.route("**/*.js", (route) => {
      const { pathname } = new URL(route.request().url());
      return answer ? route.fulfill(answer(pathname)) : route.abort();
    });
    for (const path of fault === "aborted" ? ROUTES : ["/investors"]) {
      await page.goto(path);
      opened += 1;
      await waitForFrames(page);
      expect((await visibleText(page.locator("main"))).length, fault).toBeGreaterThan(200);
      expect(await page.evaluate(() => history.scrollRestoration), fault).toBe("auto");
    }
    await page.getByRole("link", { name: "About Us" }).first().click();
    opened += 1;
    await expect(page).toHaveURL(/about-us$/);
    expect(loads(), fault).toBe(opened);
    await page.unroute("**/*.js");
  }
});

const KINDS = {
  "the start": /\/start-[^/]*\.js$/,
  "the packages": /\/vendor-[^/]*\.js$/,
  "the frame": /\/root-[^/]*\.js$/,
  "the page's own code": /\/investors-[^/]*\.js$/,
  "the code that hydrates": /\/entry\.client-[^/]*\.js$/,
};

test("a script that is missing leaves the page readable, in one load, and links lead on", async ({
  page,
  noise,
}) => {
  noise.allowed.push(...MISSING);
  const loads = countLoads(page);
  for (const [kind, file] of Object.entries(KINDS)) {
    const before = loads();
    await page.route(file, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) => file.test(request.url()));
    await page.goto("/investors");
    await failed;
    await waitForFrames(page);
    expect(loads() - before, kind).toBe(1);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("link", { name: "Drug Pipeline" }).first().click();
    await expect(page, kind).toHaveURL(/drug-pipeline$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(loads() - before, kind).toBeLessThanOrEqual(2);
    await page.unroute(file);
  }
});

test("offline, the deck goes on with every picture that was seen, and links lead to other pages", async ({
  page,
  context,
  noise,
}) => {
  noise.allowed.push(...MISSING);
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
  const requestCount = noise.requests.length;
  for (const slide of slides.toReversed()) {
    await expect(slide).toBeVisible();
    expect(await widthOf(slide)).toBeGreaterThan(0);
    await page.keyboard.press("ArrowLeft");
  }
  expect(noise.requests).toHaveLength(requestCount);
  const loads = countLoads(page);
  for (const [name, path] of [
    ["Drug Pipeline", "/drug-pipeline"],
    ["home page", "/"],
    ["Contact Us", "/contact-us"],
    ["About Us", "/about-us"],
  ] as const) {
    await page.getByRole("banner").getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator("h1")).toBeFocused();
  }
  expect(loads()).toBe(0);
});

/** Of the picture itself; 0 while it is not there. */
function widthOf(slide: Locator): Promise<number> {
  return slide.locator("img").evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth);
}

test("while scripts are on their way the page is painted, reads, and its links lead on; when they come they take nothing from a reader", async ({
  page,
}) => {
  const release = await holdRequests(page, /\.js$/);
  await page.goto("/drug-pipeline", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await waitForPaint(page);
  expect(await page.evaluate(() => history.scrollRestoration), "the code has not run").toBe("auto");
  await page.getByRole("banner").getByRole("link", { name: "home page" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  const field = page.getByRole("textbox");
  await field.fill("late@visitor.example");
  const before = await page.evaluate(() => scrollY);
  release();
  await waitForCode(page);
  await expect(field).toHaveValue("late@visitor.example");
  await expect(field).toBeFocused();
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThanOrEqual(2);
});

async function waitForPaint(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
}

test("without its styles a page reads from top to bottom, with every word", async ({
  page,
  browser,
  baseURL,
  noise,
}) => {
  noise.allowed.push(...MISSING);
  const whole = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.route(/\/[^.]*$/, async (route) => {
    const sent = await route.fetch();
    const body = (await sent.text()).replace(/<style[^>]*>[^]*?<\/style>/, "");
    await route.fulfill({ response: sent, body });
  });
  // The code changes the layout of these two pages only.
  for (const path of ["/", "/investors"]) {
    await openPage(page, path);
    await whole.goto(path);
    await expectReadable(page, await wordsOf(whole));
  }
  await page.route(/\.js$/, (route) => route.abort());
  await test.step("and without its scripts", async () => {
    for (const path of ROUTES) {
      await page.goto(path);
      await whole.goto(path);
      await expectReadable(page, await wordsOf(whole));
    }
  });
  await whole.close();
});

/** The words of a page that is shown without JavaScript, but for what it says of that. */
async function wordsOf(page: Page): Promise<string> {
  await page.locator("noscript").evaluateAll((parts) => parts.forEach((part) => part.remove()));
  return visibleText(page.locator("main"));
}

/** @param text what the whole page says */
async function expectReadable(page: Page, text: string): Promise<void> {
  // The deck shows its position only when its code runs.
  const words = (all: string) => all.replace(/Slide 1 of 5(?= Company)|\s/g, "").toLowerCase();
  expect(words(await visibleText(page.locator("main")))).toBe(words(text));
  expect(await findOverlaps(page)).toEqual([]);
  const tops = await page
    .locator("h1, h2, h3")
    .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().top));
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  await expect(page.locator("img:not([alt]), img:not([width]), img:not([height])")).toHaveCount(0);
}

test("without pictures and fonts every page stands where it stood, and says in words what the pictures show", async ({
  page,
  noise,
}) => {
  noise.allowed.push(...MISSING);
  for (const path of ["/", "/drug-pipeline", "/investors", "/about-us"]) {
    const fail = await holdRequests(page, /\.(svg|png|jpg|webp|avif|woff2?)$/, "abort");
    await page.goto(path, { waitUntil: "commit" });
    await waitForPaint(page);
    fail();
    await waitForCode(page);
    await settle(page);
    const pictures = page.locator("main img").filter({ visible: true });
    const seen = await pictures.evaluateAll(readColors);
    for (const { text, ground, words } of seen) {
      expect(words).toMatch(/\S/);
      expect(contrast(text, ground), words).toBeGreaterThanOrEqual(4.5);
    }
    const heights = await pictures.evaluateAll((images) =>
      images.map((image) => image.getBoundingClientRect().height),
    );
    expect(Math.min(...heights, Infinity)).toBeGreaterThan(100);
    await waitForFrames(page);
    expect(await sumShifts(page)).toBeLessThanOrEqual(0.01);
    const loaded = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === "loaded")
        .map(({ family }) => family.replaceAll('"', "")),
    );
    expect(loaded.filter((family) => ["Newsreader", "Source Sans 3"].includes(family))).toEqual([]);
  }
});
