// The menu behind the button of the top bar: with and without code, in low windows, and in wide ones.
import type { Locator, Page } from "@playwright/test";

import { findOverflow, setTextSize } from "../../support/browser/fit";
import {
  expect,
  holdRequests,
  LINKS,
  openPage,
  test,
  waitForCode,
  waitForFrames,
} from "../../support/browser/site";
import { expectAccessible } from "../../support/browser/expect-page";

const button = (page: Page) => page.getByRole("button", { name: "Menu" });
const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });

test.use({ viewport: { width: 320, height: 640 } });

for (const javaScriptEnabled of [true, false])
  test.describe(`with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("the menu opens and closes by click and key, and its links work", async ({ page }) => {
      await (javaScriptEnabled ? openPage(page, "/") : page.goto("/"));
      await expect(menu(page)).toBeHidden();
      await button(page).press("Enter");
      await expect(menu(page)).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(menu(page).getByRole("link").first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(menu(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
      await button(page).click();
      await expect(menu(page).getByRole("link")).toHaveText(LINKS.map(([label]) => label));
      // The margin of the page, where there is no link.
      await page.mouse.click(4, 600);
      await expect(menu(page)).toBeHidden();
      // Follows the same link twice, the second time on its own page.
      for (const name of ["Contact Us", "Contact Us", "About Us"]) {
        await button(page).click();
        await menu(page).getByRole("link", { name }).click();
        await expect(menu(page)).toBeHidden();
      }
      await expect(page).toHaveURL("/about-us");
      await page.goBack();
      await page.goBack();
      await expect(page, "the second click has added nothing to the history").toHaveURL("/");
    });
  });

test("the focused link of the menu is in view in low windows", async ({ page }) => {
  await openPage(page, "/contact-us");
  for (const [width, height, size] of [
    [320, 180, 16],
    [667, 375, 32],
  ] as const) {
    await setTextSize(page, size);
    await page.setViewportSize({ width, height });
    await button(page).press("Enter");
    for (const [label] of LINKS) {
      await page.keyboard.press("Tab");
      // Firefox also stops at a menu that scrolls.
      if (await menu(page).evaluate((element) => element === document.activeElement))
        await page.keyboard.press("Tab");
      const link = menu(page).getByRole("link", { name: label });
      await expect(link).toBeFocused();
      await expect(link, `${width} by ${height}`).toBeInViewport({ ratio: 1 });
      // Leaves room for the focus ring, which is six pixels wide.
      const room = () =>
        link.evaluate((element) => {
          const box = element.getBoundingClientRect();
          const frame = (element.closest("nav") ?? element).getBoundingClientRect();
          return Math.min(box.top - frame.top, frame.bottom - box.bottom);
        });
      await expect.poll(room, label).toBeGreaterThanOrEqual(6);
    }
    expect(await findOverflow(page)).toBe(0);
    if (size === 32) await expectAccessible(page);
    await page.keyboard.press("Escape");
  }
});

test("the menu opens directly below the bar, wherever the page is", async ({ page }) => {
  await openPage(page, "/investors");
  for (const [width, height, scrolled, name] of [
    [320, 640, 0, ""],
    [320, 640, 300, ""],
    [768, 300, 20, ""],
    [890, 640, 300, ""],
    [320, 640, 0, "A company of which the bar holds the name in several lines"],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate((y) => scrollTo(0, y), scrolled);
    const home = page.getByRole("banner").getByRole("link").first();
    await home.evaluate((element, words) => element.append(words), name);
    await button(page).click();
    const bar = await page.getByRole("banner").boundingBox();
    const panel = await menu(page).boundingBox();
    const label = `${width} by ${height}`;
    expect(panel, label).toMatchObject({ x: 0, width });
    const gap = (panel?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0);
    expect(Math.abs(gap), label).toBeLessThanOrEqual(1);
    // As when the page is left, to which Back may return as it was.
    await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  }
});

test("the menu stays open through hydration, and closes in a wide window", async ({ page }) => {
  const release = await holdRequests(page, /\.js$/);
  await page.goto("/about-us", { waitUntil: "commit" });
  await button(page).click();
  await expect(menu(page)).toBeVisible();
  release();
  await waitForCode(page);
  await waitForFrames(page);
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 640 });
  await expect(button(page)).toBeHidden();
  const middle = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return y + height / 2;
  };
  const bar = page.getByRole("banner");
  const link = menu(page).getByRole("link").first();
  const offset = async () => Math.abs((await middle(link)) - (await middle(bar)));
  await expect.poll(offset, "below the banner").toBeLessThanOrEqual(1);
  await page.locator("aside").evaluate((banner) => banner.remove());
  await expect.poll(offset, "without one").toBeLessThanOrEqual(1);
});
