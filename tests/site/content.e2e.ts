// What holds for any content, checked on whatever `content/` has today: all its texts are there, its links lead
// somewhere, and each page is accessible, fits, stays still and logs nothing to the console.
import { resolve } from "node:path";

import { readOrigin } from "../../app/publish/content/source/site-tokens";
import { readAnySite } from "../support/any-content";
import { findBrokenAddresses } from "../support/built-pages";
import { expect, LOST_MESSAGES, openPageAndSettle, test } from "../support/browser/site";
import { expectSound, WRITERS_CHOICE } from "../support/browser/sound";

const PAGES = await readAnySite(".");

test.use({ build: resolve("build/client") });

test("all texts of the content are in the HTML, and its links lead somewhere", () => {
  expect(PAGES.length).toBeGreaterThan(1);
  expect(PAGES.filter(({ missing }) => missing.length > 0)).toEqual([]);
  expect(findBrokenAddresses("build/client", readOrigin("."))).toEqual([]);
});

for (const { path } of PAGES)
  test(`${path}: accessible, as wide as every window, still and silent`, async ({
    page,
    noise,
    site,
  }) => {
    if (path === "/404.html") {
      noise.expected.push(...LOST_MESSAGES);
      await page.goto("/no-page-has-this-path");
    } else await openPageAndSettle(page, path);
    await expectSound(page, WRITERS_CHOICE);
    expect(noise.requests.filter((address) => !address.startsWith(`${site}/`))).toEqual([]);
  });
