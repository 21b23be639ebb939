// Lists with as few and as many entries as the schema allows, and all counts between: they fit every window.
import type { Locator, Page } from "@playwright/test";

import { COUNTS, type Count } from "../../../app/schema/counts";
import { barWidth } from "../../../app/sections/frame/bar-width";
import {
  findBrokenWords,
  findClippedTexts,
  findOverflow,
  findOverlaps,
} from "../../support/browser/fit";
import { expect, test } from "../../support/browser/site";

// The page's own code would restore the lists.
test.use({ javaScriptEnabled: false });

const WIDTHS = [320, 768, 1280];
const SHORT_TEXTS = "h1, h2, h3, header a, footer a, main li, main a, main button";

type Lists = [list: Locator, count: Count][];

/** The lists of a page that have a range. */
const PAGES: Record<string, (page: Page) => Lists> = {
  "/": (page) => [
    [buttons(page), COUNTS.buttons],
    [page.getByRole("main").getByRole("list").first(), COUNTS.badges],
    [listsIn(page, "Why Choose").first(), COUNTS.values],
    [listsIn(page, "The research").first(), COUNTS.commitments],
    [listsIn(page, "The research").last(), COUNTS.stats],
  ],
  "/investors": (page) => [
    [buttons(page), COUNTS.buttons],
    [listsIn(page, "The opportunities"), COUNTS.stats],
    [listsIn(page, "The metrics"), COUNTS.stats],
    [listsIn(page, "The advantages"), COUNTS.advantages],
  ],
  "/drug-pipeline": (page) => [[page.locator("main tbody"), COUNTS.rows]],
  "/contact-us": (page) => [
    [buttons(page), COUNTS.buttons],
    [page.getByRole("contentinfo").getByRole("list").last(), COUNTS.legal],
  ],
};

for (const [path, listsOf] of Object.entries(PAGES)) {
  test(`${path} fits with every count`, async ({ page }) => {
    await page.goto(path);
    const lists = listsOf(page);
    const steps = Math.max(...lists.map(([, { min, max }]) => max - min));
    for (let step = 0; step <= steps; step++) {
      for (const [list, { min, max }] of lists) await resize(list, Math.max(min, max - step));
      for (const width of WIDTHS) await expectFit(page, width, `${step} fewer than the most`);
    }
  });
}

/** Labels for each end of the menu's range, as short and as long as they may be. */
const MENUS = [
  ["Science", "Team", "News"],
  ["Drug Pipeline", "For Investors", "About Us", "Contact Us"],
  ["Science", "Pipeline", "For Investors", "About Us", "News", "Careers", "Contact Us"],
  [
    "Our Approach to Metabolic Disorders",
    "Publications and Conference Abstracts",
    "Drug Pipeline",
    "For Investors",
    "Board of Directors and Advisory Council",
    "WWW: MMMM @ WWWW",
    "Contact Us",
  ],
];

test("the links of the menu stand in the top bar where they fit, else behind its button", async ({
  page,
}) => {
  await page.goto("/contact-us");
  const [bar, name] = [page.getByRole("banner"), await page.locator("header a span").innerText()];
  for (const labels of MENUS) {
    const from = barWidth(name, labels);
    await bar.evaluate((header, width) => header.setAttribute("data-bar", `${width}`), from);
    for (const list of [bar.locator("nav ul"), page.locator("footer nav ul")])
      await relabel(list, labels);
    const steps = from === undefined ? [] : [from * 16 - 1, from * 16];
    for (const width of [...WIDTHS, ...steps, 900, 1024, 1600]) {
      await expectFit(page, width, labels.join());
      const isInBar = from !== undefined && width >= from * 16;
      await expect(bar.getByRole("link", { name: labels[0] })).toBeVisible({ visible: isInBar });
      if (isInBar) await expectOneRow(bar);
      else await expectPanel(page, width);
    }
  }
});

function buttons(page: Page): Locator {
  return page.getByRole("main").locator("a, button").first().locator("..");
}

function listsIn(page: Page, name: string): Locator {
  return page.getByRole("region", { name }).getByRole("list");
}

/** Removes entries at the end, or adds copies of those there are. */
async function resize(list: Locator, count: number): Promise<void> {
  await list.evaluate((element, wanted) => {
    const entries = [...element.children];
    for (let added = entries.length; added < wanted; added++)
      element.append(entries[added % entries.length]?.cloneNode(true) ?? "");
    for (const entry of entries.slice(wanted)) entry.remove();
  }, count);
  await expect(list.locator("> *")).toHaveCount(count);
}

async function relabel(list: Locator, labels: string[]): Promise<void> {
  await resize(list, labels.length);
  await list.evaluate((element, texts) => {
    for (const [index, link] of [...element.querySelectorAll("a")].entries())
      link.textContent = texts[index] ?? "";
  }, labels);
}

async function expectFit(page: Page, width: number, what: string): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const found = {
    overflow: await findOverflow(page),
    overlaps: await findOverlaps(page),
    clipped: await findClippedTexts(page),
    broken: await findBrokenWords(page, SHORT_TEXTS),
  };
  expect(found, `${what}, ${width} px`).toEqual({
    ...{ overflow: 0, overlaps: [], clipped: [], broken: [] },
  });
}

/** The name and the links stand side by side, within the window. */
async function expectOneRow(bar: Locator): Promise<void> {
  const lefts = await bar.locator("a:visible").evaluateAll((links) =>
    links.slice(1).map((link) => {
      const { left, right, height } = link.getBoundingClientRect();
      return { left, right, isOneLine: height < 70, isInside: right <= innerWidth };
    }),
  );
  expect(lefts.filter(({ isOneLine, isInside }) => !isOneLine || !isInside)).toEqual([]);
  for (const [index, { left }] of lefts.entries())
    expect(left).toBeGreaterThanOrEqual(lefts[index - 1]?.right ?? 0);
}

/** The button opens a panel that stays within the window. */
async function expectPanel(page: Page, width: number): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  expect(await findBrokenWords(page, "#menu")).toEqual([]);
  const box = await page.locator("#menu").boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
  await page.keyboard.press("Escape");
}
