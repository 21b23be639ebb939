// Devices without the usual fonts: nothing moves when those of the site arrive.
import { BROWSER_ARGUMENTS, findBrowser } from "../../../app/publish/browser";
import { sumShifts } from "../../support/browser/fit";
import {
  expect,
  holdRequests,
  ROUTES,
  test,
  waitForFrames,
  waitForPaint,
} from "../../support/browser/site";
import { SHIFT } from "../../support/limits";
import { DEVICE_FONTS } from "../../support/test-environment";

for (const [set, FONTCONFIG_FILE] of Object.entries(DEVICE_FONTS))
  test(`nothing moves when the fonts arrive on a device with fonts of "${set}"`, async ({
    playwright,
    site,
  }) => {
    test.skip(process.platform !== "linux", "fontconfig finds the fonts on Linux only");
    const browser = await playwright.chromium.launch({
      executablePath: findBrowser(),
      args: BROWSER_ARGUMENTS,
      env: { ...process.env, FONTCONFIG_FILE },
    });
    // Wide windows with the fonts of Android: pages.e2e.ts.
    for (const width of set === "android" ? [390] : [390, 1280])
      for (const path of ROUTES) {
        const page = await browser.newPage({ viewport: { width, height: 800 } });
        const release = await holdRequests(page, /\.woff2$/);
        await page.goto(site + path, { waitUntil: "commit" });
        await waitForPaint(page);
        await waitForFrames(page);
        release();
        await page.waitForLoadState("load");
        await page.waitForFunction(() => document.fonts.status === "loaded");
        await waitForFrames(page);
        expect.soft(await sumShifts(page), `${path} at ${width} px`).toBeLessThanOrEqual(SHIFT);
        await page.close();
      }
    await browser.close();
  });
