// Navigation: what JavaScript adds to the plain pages, and that nobody depends on it.
import {
  countLoads,
  expect,
  LINKS,
  openPage,
  openPageAndSettle,
  ROUTES,
  test,
  visibleText,
} from "../../support/browser/site";

/** Scrolls to a position that a test can recognise later. */
const SCROLLED = 900;

for (const route of ROUTES) {
  // Any warning from React, the router or the policy is a console message and fails the test.
  test(`${route} says the same with its code as without, and its code does not complain`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await openPageAndSettle(page, route);
    // Only the current slide of the deck is visible; the others are part of the text too.
    await page.locator("[aria-roledescription=carousel]").evaluateAll((decks) => {
      for (const deck of decks) {
        deck.querySelectorAll("button, [role=status]").forEach((control) => control.remove());
        deck.querySelectorAll<HTMLElement>("[aria-roledescription=slide]").forEach((slide) => {
          slide.style.visibility = "visible";
        });
      }
    });
    const plain = await browser.newPage({
      baseURL,
      javaScriptEnabled: false,
      viewport: page.viewportSize(),
    });
    await plain.goto(route);
    expect(await visibleText(page.locator("body"))).toBe(await visibleText(plain.locator("body")));
    expect(await page.title()).toBe(await plain.title());
    await plain.close();
  });
}

for (const [label, path] of LINKS) {
  test(`the link ${label} changes the page without loading it, starts at its heading, and Back returns to the place`, async ({
    page,
  }) => {
    await openPageAndSettle(page, "/");
    const loads = countLoads(page);
    const home = { title: await page.title(), heading: await page.locator("h1").innerText() };
    await page.evaluate((y) => scrollTo(0, y), SCROLLED);

    await page.getByRole("banner").getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator("h1")).not.toHaveText(home.heading);
    await expect(page.locator("h1")).toBeFocused();
    await expect(page).not.toHaveTitle(home.title);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole("banner").getByRole("link", { name: label })).toHaveAttribute(
      "aria-current",
      "page",
    );

    await page.goBack();
    await expect(page.locator("h1")).toHaveText(home.heading);
    await expect(page).toHaveTitle(home.title);
    await expect
      .poll(() => page.evaluate((y) => Math.abs(scrollY - y), SCROLLED))
      .toBeLessThanOrEqual(2);
    expect(loads()).toBe(0);
  });
}

test("a page that is loaded anew starts at its top, and a reload keeps the place", async ({
  page,
}) => {
  await openPage(page, "/");
  await page.evaluate((y) => scrollTo(0, y), SCROLLED);
  await openPage(page, "/drug-pipeline");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate((y) => scrollTo(0, y), SCROLLED);
  await page.reload();
  await expect
    .poll(() => page.evaluate((y) => Math.abs(scrollY - y), SCROLLED))
    .toBeLessThanOrEqual(2);
});

test("once a page is loaded, nothing done on it makes a request", async ({ page, noise }) => {
  await openPageAndSettle(page, "/investors");
  const requestCount = noise.requests.length;
  for (const link of await page.getByRole("banner").getByRole("link").all()) {
    if (await link.isVisible()) await link.hover({ force: true });
  }
  for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowRight");
  await expect(page.locator("[aria-roledescription=carousel]").getByRole("status")).toHaveText(
    "Slide 5 of 5",
  );
  for (const link of await page.locator("main a[href^='#']").all()) await link.focus();
  await expect(page.getByRole("tooltip")).toHaveCount(1);
  await page.mouse.wheel(0, 10_000);
  await page.waitForLoadState("networkidle");
  expect(noise.requests.slice(requestCount)).toEqual([]);
});

test("the code of every page is there before it is asked for: a link fetches pictures at most", async ({
  page,
  noise,
  baseURL,
}) => {
  await openPageAndSettle(page, "/");
  const requestCount = noise.requests.length;
  for (const [label, path] of LINKS) {
    await page.getByRole("banner").getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator("h1")).toBeFocused();
  }
  const fetched = noise.requests.slice(requestCount);
  expect(
    fetched.filter(
      (address) =>
        !address.startsWith(`${baseURL}/assets/`) || !/\.(svg|webp|avif|png|jpg)$/.test(address),
    ),
  ).toEqual([]);
});

test("the skip link is the first stop of the keyboard and leads to the main part", async ({
  page,
}) => {
  await openPage(page, "/drug-pipeline");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: /skip/i });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the menu of a narrow screen, with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ viewport: { width: 320, height: 640 }, javaScriptEnabled });
    test.beforeEach(({ page }) => (javaScriptEnabled ? openPage(page, "/") : page.goto("/")));

    test("opens by click, closes by click beside it, and a link in it leads on and closes it", async ({
      page,
    }) => {
      const menu = page.getByRole("navigation", { name: "Main" });
      const toggle = page.getByRole("button", { name: "Menu" });
      await expect(menu).toBeHidden();
      await toggle.click();
      await expect(menu.getByRole("link")).toHaveText(LINKS.map(([label]) => label));
      await page.mouse.click(160, 600);
      await expect(menu).toBeHidden();
      await toggle.click();
      await menu.getByRole("link", { name: "Contact Us" }).click();
      await expect(page).toHaveURL("/contact-us");
      await expect(menu).toBeHidden();
    });

    test("opens by keyboard, leads to its links, and Escape closes it and returns", async ({
      page,
    }) => {
      const menu = page.getByRole("navigation", { name: "Main" });
      const toggle = page.getByRole("button", { name: "Menu" });
      await toggle.press("Enter");
      await expect(menu).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(menu.getByRole("link").first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every link of the site leads to a page with a heading of its own, a picture, or a part of its page", async ({
    page,
    request,
  }) => {
    const addresses = new Set<string>();
    for (const route of ROUTES) {
      await page.goto(route);
      for (const address of await page
        .locator("a[href]")
        .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href)))
        addresses.add(address);
    }
    const headings = new Set<string>();
    for (const { protocol, origin, pathname, hash } of [...addresses].map(
      (address) => new URL(address),
    )) {
      if (protocol !== "http:") {
        expect(["mailto:", "tel:"]).toContain(protocol);
        continue;
      }
      expect(origin).toBe(new URL(page.url()).origin);
      if (pathname.startsWith("/assets/")) {
        expect((await request.get(pathname)).headers()["content-type"]).toMatch(/^image\//);
        continue;
      }
      if (new URL(page.url()).pathname !== pathname)
        expect((await page.goto(pathname))?.status()).toBe(200);
      if (hash) await expect(page.locator(hash)).toHaveCount(1);
      else headings.add(await page.locator("h1").innerText());
    }
    expect(headings.size).toBe(ROUTES.length);
  });

  test("the links of the top bar lead from page to page", async ({ page }) => {
    await page.goto("/");
    for (const [label, path] of LINKS) {
      await page.getByRole("banner").getByRole("link", { name: label }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("banner").getByRole("link", { name: label })).toHaveAttribute(
        "aria-current",
        "page",
      );
    }
  });
});
