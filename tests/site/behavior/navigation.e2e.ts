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
const SCROLLED = 900;

const bar = (page: Page) => page.getByRole("banner");

async function expectScrolled(page: Page, position: number): Promise<void> {
  const distance = () => page.evaluate((y) => Math.abs(scrollY - y), position);
  await expect.poll(distance).toBeLessThanOrEqual(2);
}

test("links change the page without a load, request or storage, and Back restores the scroll position", async ({
  page,
  context,
  noise,
}) => {
  // Replaces these functions before any code of the page runs.
  await page.addInitScript(() => {
    const calls: string[] = [];
    Reflect.set(globalThis, "calls", calls);
    const spy = (name: string) => () => void calls.push(name);
    for (const name of ["fetch", "XMLHttpRequest", "WebSocket", "EventSource", "RTCPeerConnection"])
      Reflect.set(globalThis, name, spy(name));
    navigator.sendBeacon = () => Boolean(calls.push("sendBeacon"));
  });
  await openPageAndSettle(page, "/");
  const titles = new Set([await page.title()]);
  await walk(page, async () => {
    titles.add(await page.title());
    await expectScrolled(page, 0);
    await page.evaluate((y) => scrollTo(0, y), SCROLLED);
  });
  expect(titles.size).toBe(LINKS.length + 1);
  expect(await page.evaluate("calls")).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(
    await page.evaluate(async () => [
      Object.keys(localStorage).length,
      await indexedDB.databases(),
      await caches.keys(),
    ]),
  ).toEqual([0, [], []]);
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

test("a new document starts at its top with the skip link, and a reload keeps the scroll position", async ({
  page,
}) => {
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
  await page.evaluate((y) => scrollTo(0, y), SCROLLED);
  await page.reload();
  await expectScrolled(page, SCROLLED);
  const box = await bar(page).boundingBox();
  expect(box, "the bar stays on top").toMatchObject({ x: 0, y: 0 });
});

test("a page prefetches only the code of a prose page whose link is in view", async ({
  page,
  noise,
}) => {
  await openPageAndSettle(page, "/about-us");
  const start = noise.requests.length;
  const fetched = () =>
    noise.requests.slice(start).filter((address) => !/\.(svg|webp|avif|png|jpg)$/.test(address));
  for (const each of await bar(page).locator("nav a").all()) await each.hover();
  await page.keyboard.press("Tab");
  expect(fetched()).toEqual([]);
  // About Us links to a prose page, whose code no page of the menu needs.
  await page.locator("main a[href^='/notes/first']").scrollIntoViewIfNeeded();
  await expect.poll(() => fetched().length).toBeGreaterThan(0);
  await followToPart(page, "/notes/first#the-list", /^Drug Pipeline$/);
  await settle(page);
  expect(fetched().filter((address) => !address.endsWith(".js"))).toEqual([]);
  expect(new Set(fetched()).size, "each once").toBe(fetched().length);
});

test("the opening of a page is painted before the rest after a click, and print has all of it", async ({
  page,
}) => {
  await openPageAndSettle(page, "/");
  const seen = await page.evaluate(async () => {
    const count = () => document.querySelectorAll("main section").length;
    const click = (path: string) =>
      document.querySelector<HTMLElement>(`header a[href="${path}"]`)?.click();
    const openedAs = async (path: string) => {
      const left = document.querySelector("h1");
      click(path);
      const isThere = () => !left?.isConnected && document.activeElement?.tagName === "H1";
      while (!isThere()) await new Promise((done) => setTimeout(done));
      return count();
    };
    const opening = await openedAs("/investors");
    while (count() === 0) await new Promise(requestAnimationFrame);
    const rest = count();
    const next = await openedAs("/");
    dispatchEvent(new Event("beforeprint"));
    return { opening, rest, next, printed: count() };
  });
  const all = (path: string) => readPage(path).find("main section").length;
  expect(seen).toEqual({ opening: 0, rest: all("/investors"), next: 0, printed: all("/") });
});

test("no code of other pages is fetched for a reader who saves data", async ({ page, noise }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await openPage(page, "/contact-us");
  await page.waitForLoadState("networkidle");
  expect(noise.requests.filter((address) => /about-us|investors-/.test(address))).toEqual([]);
});

test("a link to a slide of another page starts at that slide", async ({ page }) => {
  await openPageAndSettle(page, "/drug-pipeline");
  await followToPart(page, "/investors#slide-2", /PDF/);
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

test("a click with Ctrl or Command held down opens a tab", async ({ page, context }) => {
  await openPage(page, "/about-us");
  const opened = context.waitForEvent("page");
  const link = bar(page).getByRole("link", { name: "Contact Us" });
  await link.click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL("/contact-us");
  await expect(page).toHaveURL("/about-us");
});
