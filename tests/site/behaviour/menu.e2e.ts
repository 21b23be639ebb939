// The menu behind the button of the top bar: with and without code, in low windows, and without popovers.
import type { Page } from "@playwright/test";

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
import { expectAccessible } from "../../support/browser/sound";

const button = (page: Page) => page.getByRole("button", { name: "Menu" });
const menu = (page: Page) => page.locator("#menu");

test.use({ viewport: { width: 320, height: 640 } });

for (const javaScriptEnabled of [true, false])
  test.describe(`with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("it opens and closes by click and by keyboard, and its links work and close it", async ({
      page,
    }) => {
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
      await page.mouse.click(160, 600);
      await expect(menu(page)).toBeHidden();
      // The second link is that of the page which is then open.
      for (const name of ["Contact Us", "Contact Us", "About Us"]) {
        await button(page).click();
        await menu(page).getByRole("link", { name }).click();
        await expect(menu(page)).toBeHidden();
      }
      await expect(page).toHaveURL("/about-us");
    });
  });

test("a focused link is always in view, however low the window, and axe finds nothing", async ({
  page,
}) => {
  await openPage(page, "/contact-us");
  for (const [width, height, size] of [
    [320, 180, 16],
    [667, 375, 32],
    [320, 640, 32],
    [320, 256, 16],
  ] as const) {
    await setTextSize(page, size);
    await page.setViewportSize({ width, height });
    await button(page).press("Enter");
    for (const [label] of LINKS) {
      await page.keyboard.press("Tab");
      const link = menu(page).getByRole("link", { name: label });
      await expect(link).toBeFocused();
      await expect(link, `${width} by ${height}`).toBeInViewport({ ratio: 1 });
      // With its ring, which is six pixels wide.
      const room = () =>
        link.evaluate((own) => {
          const [box, frame] = [own, own.closest("nav") ?? own].map((e) =>
            e.getBoundingClientRect(),
          );
          return box && frame ? Math.min(box.top - frame.top, frame.bottom - box.bottom) : 0;
        });
      await expect.poll(room, label).toBeGreaterThanOrEqual(6);
    }
    expect(await findOverflow(page)).toBe(0);
    if (height !== 256) await page.keyboard.press("Escape");
  }
  await expectAccessible(page);
});

test("opened before hydration, it stays open", async ({ page }) => {
  const release = await holdRequests(page, /\.js$/);
  await page.goto("/investors", { waitUntil: "commit" });
  await button(page).click();
  await expect(menu(page)).toBeVisible();
  release();
  await waitForCode(page);
  await waitForFrames(page);
  await expect(menu(page)).toBeVisible();
});

test("in a browser without popovers its links are a plain list below the name, and cover nothing", async ({
  page,
}) => {
  // Imitates such a browser: it supports neither the method, nor the attributes, nor the pseudo-class.
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, "hidePopover");
    new MutationObserver(() => {
      document.querySelector("[popover]")?.removeAttribute("popover");
      document.querySelector("[popovertarget]")?.removeAttribute("popovertarget");
    }).observe(document, { childList: true, subtree: true });
    addEventListener("DOMContentLoaded", () => {
      for (const sheet of document.styleSheets)
        for (const [index, rule] of [...[...sheet.cssRules].entries()].reverse())
          if (rule instanceof CSSSupportsRule && /:popover-open/.test(rule.conditionText))
            sheet.deleteRule(index);
    });
  });
  await openPage(page, "/about-us");
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    for (const [name] of LINKS)
      await expect(menu(page).getByRole("link", { name })).toBeInViewport({ ratio: 1 });
    const [list, main] = [await menu(page).boundingBox(), await page.locator("main").boundingBox()];
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual((main?.y ?? 0) + 1);
    expect(await findOverflow(page)).toBe(0);
  }
  await menu(page).getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL("/contact-us");
});
