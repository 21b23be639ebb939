// Faults that are rare: one script that is lost, no pictures and fonts, browsers that lack or forbid something.
import type { Route } from "@playwright/test";

import { readPage } from "../../support/built-pages";
import { sumShifts } from "../../support/browser/fit";
import {
  countLoads,
  expect,
  holdRequests,
  MISSING_FILES,
  openPageAndSettle,
  settle,
  test,
  waitForCode,
  waitForPaint,
  walk,
} from "../../support/browser/site";
import { expectContrast } from "../../support/browser/expect-page";
import { SHIFT } from "../../support/limits";

const FAULTS = {
  "is lost": (route: Route) => route.abort(),
  "arrives empty": (route: Route) => route.fulfill({ contentType: "text/javascript", body: "" }),
};
for (const [fault, answer] of Object.entries(FAULTS))
  test(`a page loads once, and its links work, where a script ${fault}`, async ({
    page,
    noise,
  }) => {
    noise.allowed.push(MISSING_FILES, /does not provide an export/);
    const loads = countLoads(page);
    const sent = readPage("/investors");
    const scripts = [
      ...sent.values("script[src]", "src"),
      ...sent.values("link[rel=modulepreload]", "href"),
    ];
    expect(scripts.length).toBeGreaterThan(5);
    for (const script of scripts) {
      const before = loads();
      await page.route(`**${script}`, answer);
      const asked = page.waitForRequest(`**${script}`);
      await page.goto("/investors");
      await asked;
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(loads() - before, script).toBe(1);
      await page.getByRole("banner").getByRole("link", { name: "Drug Pipeline" }).click();
      await expect(page, script).toHaveURL("/drug-pipeline");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(loads() - before, script).toBeLessThanOrEqual(2);
      await page.unroute(`**${script}`);
    }
  });

for (const path of ["/", "/investors"])
  test(`${path} can be read, and keeps its layout, without pictures and fonts`, async ({
    page,
    noise,
  }) => {
    noise.allowed.push(MISSING_FILES);
    const fail = await holdRequests(page, /\.(svg|png|jpg|webp|avif|woff2?)$/, "abort");
    await page.goto(path, { waitUntil: "commit" });
    await waitForPaint(page);
    fail();
    await waitForCode(page);
    await settle(page);
    await expectContrast(page);
    for (const picture of await page.locator("main img").filter({ visible: true }).all())
      expect((await picture.boundingBox())?.height).toBeGreaterThan(100);
    expect(await sumShifts(page)).toBeLessThanOrEqual(SHIFT);
  });

test("pages and links work without popovers, and where storage may not be touched", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ["hidePopover", "showPopover", "togglePopover", "popover"])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    const get = () => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const name of ["sessionStorage", "localStorage"])
      Object.defineProperty(window, name, { get });
  });
  await openPageAndSettle(page, "/investors");
  await page.getByRole("button", { name: "Next slide" }).click();
  await expect(page.locator("[aria-roledescription=slide]").nth(1)).toBeVisible();
  await walk(page);
  await page.goto("about:blank");
  await page.goBack();
  await waitForCode(page);
  await expect(page).toHaveURL("/");
  await expect(page.locator("form")).toBeVisible();
});
