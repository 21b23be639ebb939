// Every page passes axe, at every width and in every state.
import type { Page } from "@playwright/test";

import { runAxe } from "../../../app/publish/review/screenshots/axe";
import { expect, openPage, ROUTES, test, LOST_MESSAGES } from "../../support/browser/site";

/** Every violated rule with the elements that violate it. */
async function findViolations(page: Page): Promise<string[]> {
  const { violations, passes } = await runAxe(page);
  expect(passes.length, "rules that found something to judge").toBeGreaterThan(10);
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes.map(({ target }) => target.join(" ")).join(", ")})`,
  );
}

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const route of ROUTES) {
      test(`${route} breaks no rule`, async ({ page }) => {
        await openPage(page, route);
        expect(await findViolations(page)).toEqual([]);
      });
    }

    test("the not-found page breaks no rule", async ({ page, noise }) => {
      await page.goto("/nope");
      expect(await findViolations(page)).toEqual([]);
      noise.expected.push(...LOST_MESSAGES);
    });

    test("the last slide of the deck breaks no rule", async ({ page }) => {
      await openPage(page, "/investors#slide-5");
      await expect(page.getByRole("button", { name: "Next slide" })).toBeDisabled();
      expect(await findViolations(page)).toEqual([]);
    });

    test("an open tooltip breaks no rule", async ({ page }) => {
      await openPage(page, "/drug-pipeline");
      await page.locator("main a[href^='#']").first().focus();
      await expect(page.getByRole("tooltip")).toHaveCount(1);
      expect(await findViolations(page)).toEqual([]);
    });

    test("a sign-up that is refused, and one that is answered, break no rule", async ({ page }) => {
      await openPage(page, "/");
      await page.getByRole("button", { name: "Stay Informed" }).click();
      await expect(page.locator("input:user-invalid")).toBeFocused();
      expect(await findViolations(page)).toEqual([]);
      await page.locator("input").fill("quince@visitor.example");
      await page.getByRole("button", { name: "Stay Informed" }).click();
      await expect(page.locator("form").getByRole("status")).toHaveText(/\S/);
      expect(await findViolations(page)).toEqual([]);
    });
  });
}

test("the open menu of a narrow screen breaks no rule", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, "/about-us");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
