// Lists with as few and as many entries as the schema allows, and all counts between: they fit every window.
import type { Locator, Page } from "@playwright/test";

import type { Limits } from "../../../app/publish/content/source/schemas";
import {
  findBrokenWords,
  findClippedTexts,
  findOverflow,
  findOverlaps,
} from "../../support/browser/fit";
import { expect, test } from "../../support/browser/site";
import { limitsAt } from "../../support/limits";

// The page's own code would restore the lists.
test.use({ javaScriptEnabled: false });

const WIDTHS = [320, 768, 1280];
const SHORT_TEXTS = "h1, h2, h3, header a, footer a, main li, main a, main button";

type Lists = [list: Locator, limits: Limits][];

/** The lists of a page that have a range. */
const PAGES: Record<string, (page: Page) => Lists> = {
  "/": (page) => [
    [buttons(page), limitsAt("home", "hero.actions")],
    [page.getByRole("main").getByRole("list").first(), limitsAt("home", "hero.badges")],
    [listsIn(page, "Why Choose").first(), limitsAt("home", "cards")],
    [listsIn(page, "The research").first(), limitsAt("home", "checklist")],
    [listsIn(page, "The research").last(), limitsAt("home", "stats")],
  ],
  "/investors": (page) => [
    [buttons(page), limitsAt("investors", "hero.actions")],
    [listsIn(page, "The opportunities"), limitsAt("investors", "opportunities")],
    [listsIn(page, "The metrics"), limitsAt("investors", "stats")],
    [listsIn(page, "The advantages"), limitsAt("investors", "advantages")],
  ],
  "/drug-pipeline": (page) => [
    [page.locator("main tbody"), limitsAt("drug-pipeline", "comparison.rows")],
  ],
  "/contact-us": (page) => [
    [buttons(page), limitsAt("contact-us", "hero.actions")],
    [page.getByRole("contentinfo").getByRole("list").last(), limitsAt("site", "legal")],
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

/** As few and short as the check allows, and as many and long: 80 characters. */
const MENUS = [
  ["Science", "Team", "News"],
  [
    "Science",
    "Pipeline",
    "For Investors",
    "Board of Directors",
    "News",
    "Careers",
    "Contact Us Today",
  ],
  ["Publications and Conference Abstracts", "Board of Directors and Advisory Council", "News"],
];

test("the links of the menu stand in the top bar where they fit, else behind its button", async ({
  page,
}) => {
  await page.goto("/contact-us");
  const bar = page.getByRole("banner");
  for (const labels of MENUS) {
    for (const list of [bar.locator("nav ul"), page.locator("footer nav ul")])
      await relabel(list, labels);
    for (const width of [...WIDTHS, 895, 896, 1024, 1600]) {
      await expectFit(page, width, labels.join());
      await expect(bar.getByRole("link", { name: labels[0] })).toBeVisible({
        visible: width >= 896,
      });
      if (width < 896) await expectPanel(page, width);
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
