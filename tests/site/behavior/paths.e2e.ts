// Odd URLs: each gets one answer, the page or the 404 page, the same before and after hydration. What hosts answer to
// more of them: tests/publish/hosting.
import type { ConsoleMessage, Page } from "@playwright/test";

import { findOverflow } from "../../support/browser/fit";
import {
  expect,
  LOST_MESSAGES,
  openPage,
  openPageAndSettle,
  test,
  visibleText,
} from "../../support/browser/site";
import { readPage } from "../../support/built-pages";

const PAGES = [
  ["/drug-pipeline/", "/drug-pipeline"],
  ["/drug-pipeline.html", "/drug-pipeline"],
  ["/index.html", "/"],
  ["/#%", "/"],
  ["/?q=%&redirect=//evil.example", "/"],
  [`/contact-us?q=${"a".repeat(8_000)}&__proto__[x]=1#constructor`, "/contact-us"],
  ["/contact-us?q=<img src=x onerror=alert(1)>#<svg onload=alert(1)>", "/contact-us"],
] as const;

test("an odd URL of a page shows that page", async ({ page }) => {
  for (const [address, path] of PAGES) {
    const before = await page.evaluate(() => history.length);
    await openPage(page, address);
    const name = address.slice(0, 80);
    await expect(page.locator("h1"), name).toHaveText(readPage(path).texts("h1"));
    expect(await page.content(), name).not.toMatch(/evil|alert|__proto__/);
    expect(await findOverflow(page), name).toBe(0);
    await page.getByRole("link", { name: "About Us" }).first().click();
    await expect(page).toHaveURL(/\/about-us$/);
    expect(await page.evaluate(() => history.length), name).toBeLessThanOrEqual(before + 2);
  }
});

test("a copy in a web archive stays the archived page", async ({ page, noise }) => {
  noise.allowed.push(/status of 404/);
  const prefix = "/web/2026/https://www.testwort.example";
  await page.route(`**${prefix}/**`, async (route) => {
    const url = route.request().url().replace(prefix, "");
    const response = await route.fetch({ url });
    if (!url.endsWith("/investors")) return route.fulfill({ response });
    const body = (await response.text()).replaceAll(/(href|src)="(?=\/)/g, `$1="${prefix}`);
    return route.fulfill({ response, body });
  });
  await page.goto(`${prefix}/investors`, { waitUntil: "networkidle" });
  expect([await visibleText(page.locator("h1"))]).toEqual(readPage("/investors").texts("h1"));
  await expect(page.getByText("404")).toHaveCount(0);
  await expect(page).toHaveURL(`${prefix}/investors`);
});

/** The words of the not-found page, then the links of the menu and the legal links. */
const LOST_TEXT =
  "404 Oops! Page not found Words below. Return to Home Drug Pipeline For Investors About Us Contact Us Imprint";

/** Paths without a page which a format or the router could misread. */
const LOST = ["/%s%o%c", "/%0A", "/%E0%A4%A", "/DRUG-PIPELINE"];

/** What the site writes to the console, as its arguments; the browser's own message about the status has none. */
function listen(page: Page): () => Promise<unknown[][]> {
  const messages: ConsoleMessage[] = [];
  page.on("console", (message) => {
    if (message.args().length > 0) messages.push(message);
  });
  return () =>
    Promise.all(
      messages.map((each) => Promise.all(each.args().map((argument) => argument.jsonValue()))),
    );
}

test("an unknown path shows the not-found page, and is logged once", async ({ page, noise }) => {
  noise.expected.push(...LOST_MESSAGES);
  const logged = listen(page);
  const entries: unknown[][] = [];
  for (const path of LOST) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    expect(await visibleText(page.locator("body"))).toBe(LOST_TEXT);
    // The path is an argument of its own, because inside the text it could be a format specifier.
    entries.push([expect.not.stringContaining(path), path]);
    await expect.poll(logged, path).toEqual(entries);
    expect(await page.content()).not.toContain(path);
  }
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner")).toBeVisible();
});

test("Back to an unknown path shows the not-found page, and logs it once", async ({
  page,
  noise,
}) => {
  noise.expected.push(/No page at this path: /);
  await openPageAndSettle(page, "/");
  const logged = listen(page);
  // Simulates Back to an address that is no longer a page.
  await page.evaluate(() => {
    history.pushState(null, "", "/nope");
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  });
  await expect.poll(() => visibleText(page.locator("body"))).toBe(LOST_TEXT);
  await expect.poll(async () => (await logged()).map(([, path]) => path)).toEqual(["/nope"]);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page.getByRole("banner")).toBeVisible();
});

test("a hash that cannot be decoded changes nothing", async ({ page }) => {
  await openPage(page, "/investors");
  const next = page.getByRole("button", { name: "Next slide" });
  await expect(next).toBeVisible();
  const text = await visibleText(page.locator("main"));
  for (const hash of ["#%", "#%E0%A4%A"]) {
    await page.evaluate((href) => {
      const link = document.createElement("a");
      link.href = href;
      document.body.append(link);
      link.click();
      link.remove();
    }, hash);
    await expect(page).toHaveURL("/investors");
    expect(await visibleText(page.locator("main"))).toBe(text);
  }
  await next.click();
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole("status").filter({ hasText: "Slide 2" })).toBeVisible();
});
