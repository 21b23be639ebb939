// Navigation: what code adds to plain links. That they work without it: menu.e2e.ts and built/screens.e2e.ts.
import type { Page } from "@playwright/test";

import {
  countLoads,
  expect,
  LINKS,
  openPage,
  openPageAndSettle,
  settle,
  test,
  walk,
} from "../../support/browser/site";
import { readPage } from "../../support/built-pages";

/** Scrolls to a position that a test can recognize later. */
const SCROLLED = 700;

const bar = (page: Page) => page.getByRole("banner");

async function expectScrolled(page: Page, position: number): Promise<void> {
  const distance = () => page.evaluate((y) => Math.abs(scrollY - y), position);
  await expect.poll(distance).toBeLessThanOrEqual(2);
}

test("links change the page without a load, a request or storage", async ({
  page,
  context,
  noise,
}) => {
  await openPageAndSettle(page, "/");
  const titles = new Set([await page.title()]);
  const tags = new Set<string>();
  await walk(page, async () => {
    titles.add(await page.title());
    for (const tag of await page.locator("link[rel=canonical], meta[name=description]").all())
      tags.add(await tag.evaluate(({ outerHTML }) => outerHTML));
    await expectScrolled(page, 0);
    await page.evaluate((y) => scrollTo(0, y), SCROLLED);
  });
  expect(titles.size, "titles").toBe(LINKS.length + 1);
  expect(tags.size, "descriptions and canonical addresses").toBe(2 * titles.size);
  expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
  // The site's code was loaded before the first click; each page's own code and content are loaded once, with the page.
  const code = noise.requests.filter((address) => address.endsWith(".js"));
  expect(new Set(code).size).toBe(code.length);
  const current = bar(page).locator("[aria-current=page]");
  await expect(current).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/contact-us");
  await expect(page).toHaveTitle([...titles].at(-1) ?? "");
  await expect(current).toHaveText("Contact Us");
  await expectScrolled(page, SCROLLED);
});

test("a document starts at its top, and its first link skips the bar", async ({ page }) => {
  await openPage(page, "/");
  await page.evaluate((y) => scrollTo(0, y), SCROLLED);
  await openPage(page, "/drug-pipeline");
  await expectScrolled(page, 0);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: /skip/i });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("a reload keeps the position, and the bar on top", async ({ page }) => {
  await openPage(page, "/drug-pipeline");
  await page.evaluate((y) => scrollTo(0, y), SCROLLED);
  await page.reload();
  await expectScrolled(page, SCROLLED);
  expect(await bar(page).boundingBox()).toMatchObject({ x: 0, y: 0 });
});

test("a page prefetches only the code of links that are in view", async ({ page, noise }) => {
  await openPage(page, "/contact-us");
  await bar(page).getByRole("link", { name: "About Us" }).click();
  await expect(page.locator("h1")).toBeFocused();
  await settle(page);
  const start = noise.requests.length;
  const fetched = () =>
    noise.requests.slice(start).filter((address) => !/\.(svg|webp|avif|png|jpg)$/.test(address));
  for (const each of await bar(page).locator("nav a").all()) await each.hover();
  await bar(page).locator("nav a").first().focus();
  expect(fetched()).toEqual([]);
  // About Us links to a prose page, whose code no page of the menu needs.
  await page.locator("main a[href^='/notes/first']").scrollIntoViewIfNeeded();
  await expect.poll(() => fetched().length).toBeGreaterThan(0);
  await followToPart(page, "/notes/first#the-list", /^Drug Pipeline$/);
  await settle(page);
  expect(fetched().filter((address) => !address.endsWith(".js"))).toEqual([]);
  expect(new Set(fetched()).size, "each once").toBe(fetched().length);
});

test("the opening of a page is painted before its sections", async ({ page }) => {
  await openPageAndSettle(page, "/");
  const seen = await page.evaluate(async () => {
    const count = () => document.querySelectorAll("main section").length;
    const firstAfter = (leave: () => void) => {
      const left = document.querySelector("h1");
      const opened = new Promise<number>((done) => {
        const observer = new MutationObserver(() => left?.isConnected || done(count()));
        observer.observe(document, { childList: true, subtree: true });
      });
      leave();
      return opened;
    };
    const link = document.querySelector<HTMLElement>("header a[href='/investors']");
    const clicked = await firstAfter(() => link?.click());
    while (count() === 0) await new Promise(requestAnimationFrame);
    const whole = count();
    return { clicked, whole, back: await firstAfter(() => history.back()) };
  });
  const whole = readPage("/investors").find("main section").length;
  expect(seen).toEqual({ clicked: 0, whole, back: 0 });
});

test("on Back nothing is focused, and Tab goes on from what is in view", async ({ page }) => {
  await openPageAndSettle(page, "/");
  await page.evaluate((y) => scrollTo(0, y), SCROLLED);
  await bar(page).getByRole("link", { name: "Contact Us" }).click();
  await expect(page.locator("h1")).toBeFocused();
  await page.goBack();
  await expectScrolled(page, SCROLLED);
  await expect(page.locator(":focus")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(SCROLLED);
});

for (const [what, value] of Object.entries({ saveData: true, effectiveType: "slow-2g" }))
  test(`no code of other pages is fetched with ${what}`, async ({ page, noise }) => {
    const connection = { [what]: value };
    await page.addInitScript((own) => {
      Object.defineProperty(navigator, "connection", { value: own });
    }, connection);
    await openPage(page, "/contact-us");
    await page.waitForLoadState("networkidle");
    expect(noise.requests.filter((address) => /about-us|investors-/.test(address))).toEqual([]);
  });

test("a link to a slide of another page starts at that slide", async ({ page }) => {
  await openPageAndSettle(page, "/drug-pipeline");
  await followToPart(page, "/investors#slide-2", /^Open full size$/);
});

/** Follows a link of the page: the next starts at that part, without a load. @param next what Tab leads to from there */
async function followToPart(page: Page, to: string, next: RegExp): Promise<void> {
  const loads = countLoads(page);
  const seen = page.getByRole("main").locator(`a[href="${to}"]`);
  await seen.scrollIntoViewIfNeeded();
  await settle(page);
  await seen.press("Enter");
  await expect(page).toHaveURL(to);
  const part = page.locator(to.replace(/.*#/, "#"));
  await expect(part).toBeFocused();
  await expect(part).toBeInViewport();
  await expect(part).toHaveCSS("outline-style", "none");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText(next);
  expect(loads()).toBe(0);
}

test("a click with a modifier opens another page, or with Alt none", async ({ page, context }) => {
  await openPageAndSettle(page, "/about-us");
  const link = bar(page).getByRole("link", { name: "Contact Us" });
  await link.click({ modifiers: ["Alt"] });
  expect(new URL(page.url()).pathname).toBe("/about-us");
  for (const modifier of ["ControlOrMeta", "Shift"] as const) {
    const opened = context.waitForEvent("page");
    await link.click({ modifiers: [modifier] });
    await expect(await opened).toHaveURL("/contact-us");
    await expect(page).toHaveURL("/about-us");
  }
});

test("a page keeps nothing of another one with the same layout", async ({ page }) => {
  await openPageAndSettle(page, "/bulletin/first-pairing");
  // Stands for what readers change, such as details that they have opened.
  await page.locator("h1").evaluate((heading) => heading.setAttribute("data-changed", ""));
  await page.getByRole("main").getByRole("link", { name: "Bulletin" }).first().click();
  await expect(page).toHaveURL("/bulletin");
  await expect(page.locator("h1")).toHaveText("Bulletin");
  await expect(page.locator("[data-changed]")).toHaveCount(0);
  const tags = page.locator("[type='application/ld+json'], meta[property], link[rel=alternate]");
  await expect(tags, "tags of the article").toHaveCount(0);
});
