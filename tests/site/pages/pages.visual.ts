// Record with `npm run test:visual -- --update-snapshots`; later runs report what looks different.
import { expect, ROUTES, test, LOST_MESSAGES } from "../../support/browser/site";

for (const width of [320, 768, 1024, 1440]) {
  for (const route of [...ROUTES, "/nope"]) {
    test(`${route} at ${width} px`, async ({ page, noise }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      await page.waitForLoadState("networkidle");
      await expect(page).toHaveScreenshot(`${route.slice(1) || "home"}-${width}.png`, {
        fullPage: true,
        maxDiffPixelRatio: 0.001,
      });
      noise.expected.push(...LOST_MESSAGES);
    });
  }
}
