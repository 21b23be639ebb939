// Readers who enlarge the text, or use a small window: no word is broken in the middle, and nothing is covered (WCAG
// 1.4.4, 1.4.10).
import { findBrokenWords, findOverflow, setTextSize } from "../../support/browser/fit";
import { expect, ROUTES, test } from "../../support/browser/site";

const SIZES = [16, 24, 32];
const WIDTHS = [240, 320, 375, 414, 768, 1024, 1280, 1600];

test.use({ javaScriptEnabled: false });

for (const route of [...ROUTES, "/everything", "/nope"]) {
  test(`${route} breaks no word at any size of text in any window`, async ({ page, noise }) => {
    if (route === "/nope") noise.expected.push(/status of 404/);
    await page.goto(route);
    for (const size of SIZES) {
      await setTextSize(page, size);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 640 });
        const found = {
          overflow: await findOverflow(page),
          broken: await findBrokenWords(page, "body"),
        };
        expect(found, `text of ${size} px in ${width} px`).toEqual({ overflow: 0, broken: [] });
      }
    }
  });
}

test("a table of six columns scrolls in its frame where its words need more room", async ({
  page,
}) => {
  await page.goto("/everything");
  await page.setViewportSize({ width: 375, height: 640 });
  const frame = page.locator("div:has(> table)");
  await frame.locator("tr").evaluateAll((rows) => {
    for (const row of rows)
      for (const word of ["Candidate", "Indication", "Preclinical", "Status"])
        row.append(Object.assign(document.createElement("td"), { textContent: word }));
  });
  expect(await findBrokenWords(page, "table")).toEqual([]);
  expect(await findOverflow(page)).toBe(0);
  expect(await frame.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  await expect(frame).toHaveAttribute("tabindex", "0");
});

test("a bar that grows stands on the page, and covers nothing that a link leads to", async ({
  page,
}) => {
  await page.goto("/everything");
  for (const [width, height, size] of [
    [320, 640, 16],
    [320, 640, 32],
    [414, 800, 24],
    [667, 250, 16],
    [1280, 800, 32],
  ] as const) {
    await setTextSize(page, size);
    await page.setViewportSize({ width, height });
    const targets = page.locator(":is(h2, h3)[id]:not([id^=':'])");
    for (const id of await targets.evaluateAll((found) => found.map((target) => target.id))) {
      await page.goto(`/everything#${id}`);
      const { bar = 0, top = 0 } = await page.locator(`#${id}`).evaluate((target) => ({
        bar: document.querySelector("header")?.getBoundingClientRect().bottom,
        top: target.getBoundingClientRect().top,
      }));
      expect(top, `#${id} at ${width} by ${height}, ${size} px`).toBeGreaterThanOrEqual(bar);
      expect(bar, "of the window").toBeLessThan(height / 3);
    }
  }
});
