import { expect, ROUTES, test } from "./site";
for (const route of ROUTES) test(`${route} has one h1`, async ({ page }) => { await page.goto(route); await expect(page.locator("h1")).toHaveCount(1); });
