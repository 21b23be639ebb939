// A long visit: the history is what the visitor did, and nothing accumulates.
import { existsSync } from "node:fs";
import type { CDPSession, Page } from "@playwright/test";

import {
  expect,
  LINKS,
  openPage,
  openPageAndSettle,
  settle,
  test,
} from "../../support/browser/site";

const countHistory = (page: Page) => page.evaluate(() => history.length);
const link = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name });

test("a double click on a link goes there once, and of two clicks in a row the last wins", async ({
  page,
}) => {
  await openPageAndSettle(page, "/");
  const start = await countHistory(page);
  await link(page, "About Us").dblclick();
  await expect(page).toHaveURL("/about-us");
  await expect(link(page, "About Us")).toHaveAttribute("aria-current", "page");
  expect(await countHistory(page)).toBe(start + 1);

  await page.evaluate(
    (paths) => {
      for (const path of paths)
        document.querySelector<HTMLElement>(`header a[href="${path}"]`)?.click();
    },
    ["/investors", "/drug-pipeline", "/contact-us"],
  );
  await expect(page).toHaveURL("/contact-us");
  await expect(link(page, "Contact Us")).toHaveAttribute("aria-current", "page");
  expect(await countHistory(page)).toBe(start + 2);
  await page.goBack();
  await expect(page).toHaveURL("/about-us");
  await expect(link(page, "About Us")).toHaveAttribute("aria-current", "page");
});

test("two tabs go their own ways", async ({ page, context }) => {
  const other = await context.newPage();
  await openPageAndSettle(page, "/investors");
  await openPage(other, "/investors");
  await other.getByRole("button", { name: "Next slide" }).click();
  await link(page, "About Us").click();
  await expect(page).toHaveURL("/about-us");
  await expect(other).toHaveURL("/investors");
  await expect(other.locator("[aria-roledescription=slide]").nth(1)).toBeVisible();
});

/** Chromium's headless shell, which the other tests prefer, keeps no page whole: it loads the page again. */
const WHOLE_BROWSERS = ["/usr/bin/chromium", "/usr/bin/google-chrome"];

test(
  "a page that the browser kept whole comes back as it was left, at its slide and its place",
  { tag: "@chromium" },
  async ({ playwright, launchOptions, site }) => {
    const executablePath = [String(launchOptions.executablePath), ...WHOLE_BROWSERS].find(
      (path) => !path.endsWith("headless-shell") && existsSync(path),
    );
    // Playwright turns off the cache for Back and Forward.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ...(executablePath && { executablePath }),
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    const page = await browser.newPage();
    await page.addInitScript(() =>
      addEventListener("pageshow", ({ persisted }) => Reflect.set(window, "isKept", persisted)),
    );
    await openPageAndSettle(page, `${site}/investors`);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.evaluate(() => scrollTo(0, 900));
    await openPage(page, `${site}/about-us`);
    await page.evaluate(() => history.back());
    await page.waitForURL(`${site}/investors`, { waitUntil: "commit" });
    await page.waitForFunction(() => Reflect.has(window, "isKept"));
    const isKept = await page.evaluate(() => Reflect.get(window, "isKept") === true);
    expect(isKept, "the browser keeps pages").toBe(executablePath !== undefined);
    await expect(page.locator("[aria-roledescription=carousel]").getByRole("status")).toHaveText(
      isKept ? "Slide 3 of 5" : "Slide 1 of 5",
    );
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    await link(page, "About Us").click();
    await expect(page.locator("h1")).toBeFocused();
    await browser.close();
  },
);

/** How many pages one round visits. */
const ROUND = LINKS.length + 1;

test(
  "after 80 pages a tab holds no more nodes and listeners than after 20",
  { tag: "@chromium" },
  async ({ page }) => {
    // An SVG image is a document with nodes, which the browser caches for as long as it likes.
    await page.route("**/*.svg", (route) =>
      route.fulfill({
        contentType: "image/gif",
        body: Buffer.from("R0lGODlhAQABAAAAACw=", "base64"),
      }),
    );
    await openPageAndSettle(page, "/");
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable");
    const early = await weighLeast(page, session);
    await visit(page, 40);
    const late = await weighLeast(page, session);
    expect(Object.keys(early)).toEqual(expect.arrayContaining(["Nodes", "JSEventListeners"]));
    for (const [name, count] of Object.entries(early))
      expect(late[name], name).toBeLessThanOrEqual(count * 1.02);
  },
);

/** Follows links through the site, page after page. */
function visit(page: Page, count: number): Promise<void> {
  return page.evaluate(
    async ([paths, times]) => {
      for (let visited = 0; visited < times; visited++) {
        const path = paths[visited % paths.length] ?? "";
        document.querySelector<HTMLElement>(`header a[href="${path}"]`)?.click();
        while (location.pathname !== path || document.activeElement?.tagName !== "H1")
          await new Promise(requestAnimationFrame);
        // A click during rendering makes React discard a half-rendered page, and Chromium never frees a
        // <picture> that was created and not inserted. This test is about what the site itself retains.
        await new Promise((done) => requestIdleCallback(done));
      }
    },
    [[...LINKS.map(([, path]) => path), "/"], count] as const,
  );
}

/** The minimum of four rounds through the site: the browser retains parts of a page for a while after some of them. */
async function weighLeast(page: Page, session: CDPSession): Promise<Record<string, number>> {
  const least: Record<string, number> = {};
  for (let round = 0; round < 4; round++) {
    await visit(page, ROUND);
    // Links that are seen fetch ahead, by elements with listeners.
    await settle(page);
    for (const [name, count] of Object.entries(await weigh(session)))
      least[name] = Math.min(least[name] ?? Infinity, count);
  }
  return least;
}

/** DOM nodes and event listeners after garbage collection. */
async function weigh(session: CDPSession): Promise<Record<string, number>> {
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  return Object.fromEntries(
    metrics
      .filter(({ name }) => ["Nodes", "JSEventListeners"].includes(name))
      .map(({ name, value }) => [name, value]),
  );
}
