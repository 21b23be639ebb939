// Keyboard only: everything can be reached, in reading order, the focus is always visible, and it follows a link.
import type { Page } from "@playwright/test";

import {
  countLoads,
  expect,
  openPage,
  openPageAndSettle,
  ROUTES,
  settle,
  test,
} from "../../support/browser/site";

/** A control that took the focus, and whether the focus was visible. */
interface Stop {
  index: number;
  isOnTop: boolean;
  hasRing: boolean;
}

test("Tab goes through every page from the skip link to the end, each stop in sight, and Shift+Tab goes back", async ({
  page,
}) => {
  for (const route of ROUTES) {
    await openPage(page, route);
    const forward = Array.from({ length: await recordStops(page) }, (_, index) => index);
    const back = forward.toReversed().slice(1);
    for (const _ of forward) await page.keyboard.press("Tab");
    for (const _ of back) await page.keyboard.press("Shift+Tab");
    const stops = await page.evaluate<Stop[]>("stops");
    expect(stops, route).toEqual(
      [...forward, ...back].map((index) => ({ index, isOnTop: true, hasRing: true })),
    );
  }
});

/** Records in the page where each press of Tab leads. @returns how many controls the page has */
function recordStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll("a[href], button:not(:disabled), input, [tabindex='0']"),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true }));
    const stops: Stop[] = [];
    Reflect.set(window, "stops", stops);
    addEventListener("keyup", ({ key }) => {
      const focused = document.activeElement;
      if (key !== "Tab" || !focused) return;
      // An inline link may be broken over two lines.
      const [box = focused.getBoundingClientRect()] = focused.getClientRects();
      const atItsPlace = document.elementFromPoint(
        Math.max(box.x, 0) + Math.min(box.width, innerWidth) / 2,
        box.y + Math.min(box.height, 20) / 2,
      );
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(focused);
      stops.push({
        index: controls.indexOf(focused),
        isOnTop: focused.contains(atItsPlace),
        // Two tones, so that one of them is visible on every background.
        hasRing:
          outlineStyle === "solid" &&
          parseFloat(outlineWidth) >= 2 &&
          boxShadow !== "none" &&
          !boxShadow.startsWith(outlineColor),
      });
    });
    return controls.length;
  });
}

test("a link to a part of another page starts at that part, as a document load does @engines", async ({
  page,
}) => {
  for (const [from, to, next] of [
    ["/drug-pipeline", "/investors#slide-2", /^Open full size/],
    ["/about-us", "/notes/first#the-list", /^Drug Pipeline$/],
  ] as const) {
    await openPageAndSettle(page, from);
    const loads = countLoads(page);
    const link = page.getByRole("main").locator(`a[href="${to}"]`);
    await link.scrollIntoViewIfNeeded();
    await settle(page);
    await link.press("Enter");
    await expect(page).toHaveURL(to);
    const part = page.locator(to.replace(/.*#/, "#"));
    await expect(part).toBeFocused();
    await expect(part).toBeInViewport();
    await expect(part).toHaveCSS("outline-style", "none");
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveText(next);
    expect(loads()).toBe(0);
  }
});
