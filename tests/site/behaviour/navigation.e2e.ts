// Navigation: what JavaScript adds to the plain pages, and that nobody depends on it.
import type { APIRequestContext, Locator, Page } from "@playwright/test";

import {
  countLoads,
  expect,
  LINKS,
  openPage,
  openPageAndSettle,
  ROUTES,
  test,
  visibleText,
  waitForFrames,
} from "../../support/browser/site";

/** Scrolls to a position that a test can recognise later. */
const SCROLLED = 900;

// Any warning from React, the router or the policy is a console message and fails the test.
test("every page says the same with its code as without, and each of its links leads somewhere", async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const plain = await browser.newPage({
    baseURL,
    javaScriptEnabled: false,
    viewport: page.viewportSize(),
  });
  const links = new Set<string>();
  const headings = new Set<string>();
  for (const route of ROUTES) {
    await openPage(page, route);
    await showAllSlides(page);
    expect((await plain.goto(route))?.status()).toBe(200);
    await plain.locator("noscript").evaluateAll((parts) => parts.forEach((part) => part.remove()));
    expect(await visibleText(page.locator("body"))).toBe(await visibleText(plain.locator("body")));
    expect(await page.title()).toBe(await plain.title());
    headings.add(await plain.locator("h1").innerText());
    for (const address of await readLinks(plain)) links.add(address);
  }
  expect(headings.size, "each page has a heading of its own").toBe(ROUTES.length);
  for (const url of [...links].map((address) => new URL(address))) {
    if (url.protocol !== "http:") expect(["mailto:", "tel:", "https:"]).toContain(url.protocol);
    else await expectTarget(request, url, String(baseURL));
  }
  await test.step("without JavaScript the links of the top bar lead from page to page", async () => {
    await plain.goto("/");
    for (const [label, path] of LINKS) {
      await banner(plain).getByRole("link", { name: label }).click();
      await expect(plain).toHaveURL(path);
      await expectCurrent(plain, label);
    }
  });
  await plain.close();
});

/** Shows the deck as it is without its code: only the current slide is visible, and the others are part of the text. */
async function showAllSlides(page: Page): Promise<void> {
  await page.locator("[aria-roledescription=carousel]").evaluateAll((decks) => {
    for (const deck of decks) {
      deck.querySelectorAll("button, [role=status]").forEach((control) => control.remove());
      deck.querySelectorAll<HTMLElement>("[aria-roledescription=slide]").forEach((slide) => {
        slide.style.visibility = "visible";
      });
    }
  });
}

function readLinks(page: Page): Promise<string[]> {
  return page
    .locator("a[href]")
    .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href));
}

/** Asserts that a link leads to a page with a heading, to a part that the page has, or to a picture. */
async function expectTarget(request: APIRequestContext, url: URL, site: string): Promise<void> {
  expect(url.origin).toBe(site);
  const response = await request.get(url.href);
  expect(response.status(), url.href).toBe(200);
  if (url.pathname.startsWith("/assets/")) {
    expect(response.headers()["content-type"]).toMatch(/^image\/|^application\/pdf$/);
    return;
  }
  const html = await response.text();
  expect(html, url.href).toContain(url.hash ? ` id="${url.hash.slice(1)}"` : "<h1");
}

test("a link changes the page without loading it, starts at its heading, and Back returns to the place @engines", async ({
  page,
}) => {
  await openPageAndSettle(page, "/");
  const loads = countLoads(page);
  const home = { title: await page.title(), heading: await page.locator("h1").innerText() };
  for (const [label, path] of LINKS) {
    await page.evaluate((y) => scrollTo(0, y), SCROLLED);
    await pressInPlace(banner(page).getByRole("link", { name: label }));
    await expect(page).toHaveURL(path);
    await expect(page.locator("h1")).not.toHaveText(home.heading);
    await expect(page.locator("h1")).toBeFocused();
    await expect(page).not.toHaveTitle(home.title);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expectCurrent(page, label);

    await page.goBack();
    await expect(page.locator("h1")).toHaveText(home.heading);
    await expect(page).toHaveTitle(home.title);
    await expectScrolled(page);
  }
  expect(loads()).toBe(0);
});

test("a page that is loaded anew starts at its top and with the skip link, and a reload keeps the place", async ({
  page,
}) => {
  await openPage(page, "/");
  await page.evaluate((y) => scrollTo(0, y), SCROLLED);
  await openPage(page, "/drug-pipeline");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await test.step("the skip link is the first stop of the keyboard and leads to the main part", async () => {
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: /skip/i });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  });
  await page.evaluate((y) => scrollTo(0, y), SCROLLED);
  await page.reload();
  await expectScrolled(page);
});

test("once a page is loaded, what is done on it and a link fetch pictures at most", async ({
  page,
  noise,
  baseURL,
}) => {
  await openPageAndSettle(page, "/investors");
  const start = noise.requests.length;
  const links = banner(page).getByRole("navigation").getByRole("link");
  for (const link of await links.all()) await link.hover();
  for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowRight");
  await expect(page.locator("[aria-roledescription=carousel]").getByRole("status")).toHaveText(
    "Slide 5 of 5",
  );
  await page
    .locator("main a[href^='#']")
    .evaluateAll((links: HTMLElement[]) => links.forEach((link) => link.focus()));
  await expect(page.getByRole("tooltip")).toHaveCount(1);
  await page.mouse.wheel(0, 10_000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(SCROLLED);
  await waitForFrames(page);
  const code = () =>
    noise.requests
      .slice(start)
      .filter((address) => !/\.(svg|webp|avif|png|jpg)$/.test(address))
      .map((address) => address.replace(/-[\w-]{8}\.js$/, ""));
  expect(code()).toEqual([]);

  for (const [label, path] of LINKS) {
    await banner(page).getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator("h1")).toBeFocused();
  }
  expect(code()).toEqual([]);
  // About Us links to a prose page, whose code is fetched as soon as the link is seen.
  await banner(page).getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about-us");
  await page.locator("main a[href^='/notes/first']").scrollIntoViewIfNeeded();
  await expect
    .poll(() => code().toSorted())
    .toEqual([`${baseURL}/assets/first`, `${baseURL}/assets/prose`]);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ viewport: { width: 320, height: 640 }, javaScriptEnabled });

    test("the menu of a narrow screen opens and closes by click and by keyboard, and its links lead on @engines", async ({
      page,
    }) => {
      await (javaScriptEnabled ? openPage(page, "/") : page.goto("/"));
      const menu = page.getByRole("navigation", { name: "Main" });
      const toggle = page.getByRole("button", { name: "Menu" });
      await expect(menu).toBeHidden();
      await test.step("Enter opens it, and Escape closes it and returns", async () => {
        await toggle.press("Enter");
        await expect(menu).toBeVisible();
        await page.keyboard.press("Tab");
        await expect(menu.getByRole("link").first()).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(menu).toBeHidden();
        await expect(toggle).toBeFocused();
      });
      await test.step("a click opens it, and a click beside it closes it", async () => {
        await toggle.click();
        await expect(menu.getByRole("link")).toHaveText(LINKS.map(([label]) => label));
        await page.mouse.click(160, 600);
        await expect(menu).toBeHidden();
      });
      await test.step("a link in it leads on and closes it", async () => {
        await toggle.click();
        await menu.getByRole("link", { name: "Contact Us" }).click();
        await expect(page).toHaveURL("/contact-us");
        await expect(menu).toBeHidden();
      });
    });
  });
}

const banner = (page: Page) => page.getByRole("banner");

/** Asserts that the top bar marks this link as the one of the open page. */
async function expectCurrent(page: Page, label: string): Promise<void> {
  await expect(banner(page).getByRole("link", { name: label })).toHaveAttribute(
    "aria-current",
    "page",
  );
}

/** As `click`, which scrolls Firefox to where a sticky link would stand without its bar. */
async function pressInPlace(link: Locator): Promise<void> {
  await expect(link).toBeInViewport({ ratio: 1 });
  const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
  await link.page().mouse.click(x + width / 2, y + height / 2);
}

async function expectScrolled(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate((y) => Math.abs(scrollY - y), SCROLLED))
    .toBeLessThanOrEqual(2);
}
