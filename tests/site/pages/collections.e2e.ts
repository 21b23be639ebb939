// A collection as visitors meet it: the list, its entries and their neighbours, and the feed.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { countLoads, expect, openPageAndSettle, test } from "../../support/browser/site";
import { SPECIMEN_CLIENT } from "../../support/specimen";

const NEWEST = "A second pairing";
const OLDEST = "A first pairing of two made-up compounds has been written into a test";
const BOILERPLATE = "pairs made-up compounds";

test("without JavaScript: newest first by year, each with its day, and the way on from an entry", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site}/bulletin`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 }).filter({ hasText: /^\d/ })).toHaveText([
    "2025",
    "2024",
  ]);
  await expect(main.getByRole("heading", { level: 3 })).toHaveText([NEWEST, OLDEST]);
  await expect(main.locator("time").first()).toHaveAttribute("datetime", "2025-03-02");
  await main.getByRole("link", { name: OLDEST }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(OLDEST);
  await expect(main).toContainText(BOILERPLATE);
  await expect(main.getByRole("navigation").getByRole("link")).toHaveText([
    `Newer: ${NEWEST}`,
    "Bulletin",
  ]);
  await context.close();
});

test("by client navigation, without a document load and without a word in the console", async ({
  page,
}) => {
  await openPageAndSettle(page, "/bulletin");
  const loads = countLoads(page);
  const main = page.getByRole("main");
  await main.getByRole("link", { name: NEWEST }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(NEWEST);
  await main.getByRole("navigation").getByRole("link", { name: "Bulletin" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Bulletin");
  expect(loads()).toBe(0);
});

for (const path of ["/bulletin", "/bulletin/first-pairing"])
  test(`${path} starts without a word in the console, and names the feed`, async ({ page }) => {
    await openPageAndSettle(page, path);
    const feed = page.locator('link[rel="alternate"][type="application/atom+xml"]');
    await expect(feed).toHaveAttribute("href", /^https:\/\/[^/]+\/bulletin\/feed\.xml$/);
  });

test("below the list stands a link to the feed, and nowhere else", async ({ page, site }) => {
  await page.goto(`${site}/bulletin`);
  const feed = page.getByRole("main").getByRole("link", { name: "Feed", exact: true });
  const answer = await page.request.get(site + String(await feed.getAttribute("href")));
  expect([answer.status(), await answer.text()]).toEqual([200, expect.stringContaining("<feed ")]);
  await page.goto(`${site}/bulletin/first-pairing`);
  await expect(feed).toHaveCount(0);
});

test("the feed is well-formed, and has the entries of the list", async ({ page }) => {
  const feed = readFileSync(join(SPECIMEN_CLIENT, "bulletin/feed.xml"), "utf8");
  const titles = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, "application/xml");
    return [...parsed.querySelectorAll("parsererror, entry > title")].map((e) => e.textContent);
  }, feed);
  expect(titles).toEqual([NEWEST, OLDEST]);
});

test("an entry says in data what it is", () => {
  const html = readFileSync(join(SPECIMEN_CLIENT, "bulletin/first-pairing/index.html"), "utf8");
  expect(html).toContain('<meta property="og:type" content="article"/>');
  const list = readFileSync(join(SPECIMEN_CLIENT, "bulletin/index.html"), "utf8");
  expect(list).toContain('<meta property="og:type" content="website"/>');
  const [, data = "{}"] =
    /<script type="application\/ld\+json">(\{"@context":"[^"]*","@type":"NewsArticle".*?)<\/script>/.exec(
      html,
    ) ?? [];
  expect(JSON.parse(data)).toMatchObject({ headline: OLDEST, datePublished: "2024-11-24" });
});
