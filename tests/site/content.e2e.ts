// What holds for any content, asked of whatever stands in `content/` today: every page answers, all its text and
// images arrive, its links lead somewhere, and it is accessible, fits, stays still and says nothing to the console.
import { expectSound, findMissing, readAnySite } from "../support/browser/any-content";
import { expect, LOST_MESSAGES, openPageAndSettle, test } from "../support/browser/site";

const site = await readAnySite(".");

test.use({ build: site.client });

test("there is content, and all of it passes the check", () => {
  expect(site.pages.length).toBeGreaterThan(1);
  expect(site.frame).toBeDefined();
});

for (const page of site.pages) {
  test(`${page.path}: all text and images of its file are in its HTML, and its links lead somewhere`, () => {
    expect(findMissing(site, page)).toEqual([]);
  });
}

for (const { path } of site.pages) {
  test(`${path}: accessible, as wide as every window, still and silent`, async ({
    page,
    noise,
  }) => {
    if (path === "/404.html") {
      noise.expected.push(...LOST_MESSAGES);
      await page.goto("/no-page-has-this-path", { waitUntil: "networkidle" });
    } else await openPageAndSettle(page, path);
    await expectSound(page, site);
  });
}
