// The menu behind the button of the top bar: in low windows, on the open page, and in browsers without popovers.
import type { Page } from "@playwright/test";

import { findOverflow, setTextSize } from "../../support/browser/fit";
import {
  expect,
  holdRequests,
  LINKS,
  openPage,
  ROUTES,
  test,
  waitForCode,
  waitForFrames,
} from "../../support/browser/site";

const menuButton = (page: Page) => page.getByRole("button", { name: "Menu" });
const menu = (page: Page) => page.locator("#menu");

test("no link of the menu is out of sight while it has the focus, however low the window", async ({
  page,
}) => {
  await openPage(page, "/contact-us");
  for (const [width, height, size] of [
    [320, 180, 16],
    [320, 256, 16],
    [667, 250, 16],
    [667, 375, 32],
    [320, 640, 32],
  ] as const) {
    await setTextSize(page, size);
    await page.setViewportSize({ width, height });
    await menuButton(page).press("Enter");
    for (const [label] of LINKS) {
      await page.keyboard.press("Tab");
      const link = menu(page).getByRole("link", { name: label });
      await expect(link).toBeFocused();
      await expect(link, `${width} by ${height}`).toBeInViewport({ ratio: 1 });
      // With its ring, which is six pixels wide.
      const rooms = await link.evaluate((own) => {
        const [box, frame] = [own, own.closest("nav") ?? own].map((e) => e.getBoundingClientRect());
        return box && frame ? [box.top - frame.top, frame.bottom - box.bottom] : [];
      });
      for (const room of rooms) expect(room, label).toBeGreaterThanOrEqual(6);
    }
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
  }
});

test("a link to the open page closes the menu, as one to another page does", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, "/investors");
  for (const name of ["For Investors", "About Us"]) {
    await menuButton(page).click();
    await menu(page).getByRole("link", { name }).click();
    await expect(menu(page)).toBeHidden();
  }
});

test("a menu that is opened before the page's code has come stays open when it comes", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const release = await holdRequests(page, /\.js$/);
  await page.goto("/investors", { waitUntil: "commit" });
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  release();
  await waitForCode(page);
  await waitForFrames(page);
  await expect(menu(page)).toBeVisible();
  await menu(page).getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about-us");
  await expect(menu(page)).toBeHidden();
});

test.describe("in a browser without popovers", () => {
  // The page's policy allows only what was built; this test serves it changed.
  test.use({ bypassCSP: true });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, "hidePopover"));
    await page.route(/\/[\w-]*$|\.css$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll("selector(:popover-open)", "selector(:no-such-state)")
        .replaceAll(/ popover(target)?="\w+"/g, "");
      await route.fulfill({ response, body });
    });
  });

  test("its links are a plain list below the name, and cover nothing", async ({ page }) => {
    for (const route of ROUTES)
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 640 });
        await openPage(page, route);
        await expect(menuButton(page)).toBeHidden();
        for (const [name] of LINKS)
          await expect(menu(page).getByRole("link", { name })).toBeInViewport({ ratio: 1 });
        const [bar, main] = [
          await page.getByRole("banner").boundingBox(),
          await page.getByRole("main").boundingBox(),
        ];
        expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((main?.y ?? 0) + 1);
        const box = await menu(page).boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((main?.y ?? 0) + 1);
        expect(await findOverflow(page)).toBe(0);
      }
  });
});
