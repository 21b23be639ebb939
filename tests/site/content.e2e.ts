// What holds for any content, checked on whatever `content/` has today: all its text and images are there, its links
// lead somewhere, and each page is accessible, fits, stays still and logs nothing to the console.
import { readOrigin } from "../../app/publish/content/source/site-tokens";
import { findMissing, readAnySite } from "../support/any-content";
import { findBrokenAddresses } from "../support/built-pages";
import { expect, LOST_MESSAGES, openPageAndSettle, test } from "../support/browser/site";
import { expectSound } from "../support/browser/sound";

const content = await readAnySite(".");

test.use({ build: content.client });

test("all text and images of the content are in the HTML, and its links lead somewhere", () => {
  expect(content.pages.length).toBeGreaterThan(1);
  const missing = content.pages.flatMap((page) =>
    findMissing(content, page).map((what) => `${page.path}: ${what}`),
  );
  expect(missing).toEqual([]);
  expect(findBrokenAddresses(content.client, readOrigin("."))).toEqual([]);
});

for (const { path } of content.pages)
  test(`${path}: accessible, as wide as every window, still and silent`, async ({
    page,
    noise,
    site,
  }) => {
    if (path === "/404.html") {
      noise.expected.push(...LOST_MESSAGES);
      await page.goto("/no-page-has-this-path");
    } else await openPageAndSettle(page, path);
    await expectSound(page);
    expect(noise.requests.filter((address) => !address.startsWith(`${site}/`))).toEqual([]);
  });
