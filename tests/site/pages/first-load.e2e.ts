// What a first visit fetches: the first paint needs the HTML alone, and what follows is little.
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

import { deckOf, TOTAL } from "../../support/browser/deck";
import { expect, openPageAndSettle, ROUTES, test } from "../../support/browser/site";
import { readPages } from "../../support/built-pages";
import { SPECIMEN_CLIENT } from "../../support/specimen";

for (const path of ROUTES)
  test(`${path} is painted with its styles before anything but its HTML has come @engines`, async ({
    page,
  }) => {
    await page.route("**/*.*", () => undefined);
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0,
    );
    await expect(page.getByRole("banner")).toHaveCSS("position", "sticky");
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  });

test("no page and no code names a style sheet, and all pages hold the same styles", () => {
  // A page at an old address leads on at once.
  const pages = readPages().filter(({ html }) => !html.includes('http-equiv="refresh"'));
  const styles = pages.map(({ elements }) =>
    elements.flatMap(({ tag, text }) => (tag === "style" ? [text] : [])),
  );
  expect(styles[0]?.[0]).toMatch(/@media/);
  for (const [index, { path, html }] of pages.entries()) {
    expect(styles[index], path).toEqual(styles[0]);
    expect(html, path).not.toMatch(/rel="stylesheet"/);
  }
});

test("a first visit of any page takes at most 26 requests, and of the first page 190 KB", async ({
  browser,
  baseURL,
}) => {
  const widths = [412, 1280];
  for (const [path, width] of ROUTES.flatMap((path) =>
    widths.map((width) => [path, width] as const),
  )) {
    const page = await browser.newPage({ baseURL, viewport: { width, height: 800 } });
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await openPageAndSettle(page, path);
    expect(requests.length, requests.join("\n")).toBeLessThanOrEqual(26);
    if (path === "/") expect(requests.map(weigh).reduce((a, b) => a + b)).toBeLessThan(190_000);
    await page.close();
  }
});

test("the site's code is requested with the page's first files, not by them", async ({ page }) => {
  const requested = new Set<string>();
  page.on("request", (request) => requested.add(request.url()));
  await page.route("**/start-*.js", () => undefined);
  await page.goto("/", { waitUntil: "commit" });
  for (const name of ["vendor", "root", "home", "entry.client"])
    await expect.poll(() => [...requested].some((url) => url.includes(`/${name}-`))).toBe(true);
});

/** Bytes as transferred, without headers. */
function weigh(path: string): number {
  const file = join(SPECIMEN_CLIENT, path === "/" ? "index.html" : path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

test("the pictures of slides come when they are next", async ({ page, noise }) => {
  await openPageAndSettle(page, "/investors");
  const deck = deckOf(page);
  await deck.root.scrollIntoViewIfNeeded();
  const seen = () =>
    noise.requests.flatMap((url) => /slide-\d(?!.*\.js$)/.exec(url) ?? []).toSorted();
  // Until the code answers, slides form a strip, and the third one may be near.
  await expect.poll(seen).toContain("slide-2");
  expect(seen()).not.toContain("slide-4");
  for (let number = 2; number <= TOTAL; number++) {
    await deck.next.click();
    await expect.poll(seen).toContain(`slide-${Math.min(number + 1, TOTAL)}`);
  }
  expect(seen()).toHaveLength(TOTAL);
});

test("the buttons of slides are in the page from the start, and cannot be pressed until they work", () => {
  const deck = readPages().find(({ path }) => path === "/investors");
  const names = ["Previous slide", "Next slide"];
  const buttons = deck?.elements.filter((each) => names.includes(each["aria-label"] ?? ""));
  expect(buttons?.map(({ disabled }) => disabled)).toEqual(["", ""]);
});
