// Lists and menus as short and as long as the schema allows, and text as large as readers make it, in every window.
import type { Locator } from "@playwright/test";
import { z } from "zod";

import { fieldAt, readSchema, schemaOf } from "../../../app/publish/content/schemas";
import { findMisfits, findOverflow, FITS, setTextSize } from "../../support/browser/fit";
import { expect, ROUTES, test } from "../../support/browser/site";

// The page's own code would restore the lists.
test.use({ javaScriptEnabled: false });

const WIDTHS = [240, 414, 896, 1440];

for (const path of [...ROUTES, "/everything", "/no-such-page"])
  test(`${path} fits with text of any size and words of 60 letters`, async ({ page, noise }) => {
    if (path === "/no-such-page") noise.expected.push(/status of 404/);
    await page.goto(path);
    for (const size of [16, 24, 32]) {
      await setTextSize(page, size);
      for (const width of WIDTHS)
        expect(await findMisfits(page, width, 640), `${size} px in ${width} px`).toMatchObject({
          overflow: 0,
          broken: [],
        });
    }
    await setTextSize(page, 16);
    await page.locator("h1, h2, h3, p, dt, dd, main li, main td").evaluateAll((elements) => {
      for (const element of elements)
        element.prepend("Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauwerk ");
    });
    const { overflow } = await findMisfits(page, 320, 640);
    expect(overflow, "with words of 60 letters").toBe(0);
  });

test("a table that needs more room scrolls in a box of its own", async ({ page }) => {
  await page.goto("/everything");
  const scroller = page.locator("div:has(> table)").first();
  await scroller.locator("tr").evaluateAll((rows) => {
    for (const row of rows)
      for (const word of ["Candidate", "Indication", "Preclinical", "Status"])
        row.append(Object.assign(document.createElement("td"), { textContent: word }));
  });
  expect(await findMisfits(page, 375, 640, "table")).toEqual(FITS);
  expect(await scroller.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  const shadows = /(?:linear-.*){2}(?:radial-.*){2}/;
  await expect(scroller).toHaveCSS("background-image", shadows);
});

test("the top bar covers no link target, however large its text", async ({ page }) => {
  await page.goto("/everything");
  const targets = page.locator(":is(h2, h3)[id]:not([id^=':'])");
  const ids = await targets.evaluateAll((found) => found.map(({ id }) => id));
  for (const [width, height, size] of [
    [320, 640, 32],
    [667, 250, 16],
    [1280, 800, 32],
  ] as const) {
    await setTextSize(page, size);
    await page.setViewportSize({ width, height });
    for (const id of ids) {
      await page.goto(`/everything#${id}`);
      const { bar = 0, top = 0 } = await page.locator(`#${id}`).evaluate((target) => ({
        bar: document.querySelector("header")?.getBoundingClientRect().bottom,
        top: target.getBoundingClientRect().top,
      }));
      expect(top, `#${id} at ${width} by ${height}, ${size} px`).toBeGreaterThanOrEqual(bar);
      expect(bar, "of the window").toBeLessThan(height / 4);
    }
  }
});

const SHORT_TEXTS = "h1, h2, h3, header a, footer a, main li, main a, main button";

/** The lists that have a range: their page, where they are on it, and the field in which file. */
const LISTS = [
  ["/", "main > div div:has(> a)", "hero.actions", "home"],
  ["/", "main > div ul", "hero.badges", "home"],
  ["/", "main > section:nth-of-type(1) ul", "why.cards", "home"],
  ["/", "main > section:nth-of-type(2) ul >> nth=0", "research.checklist", "home"],
  ["/", "main > section:nth-of-type(2) ul >> nth=1", "research.stats", "home"],
  ["/investors", "main > div div:has(> button) >> nth=0", "hero.actions", "investors"],
  ["/investors", "main > section:nth-of-type(1) ul", "opportunity.stats", "investors"],
  ["/investors", "main > section:nth-of-type(2) ul", "metrics.stats", "investors"],
  ["/investors", "main > section:nth-of-type(4) ul", "advantages.cards", "investors"],
  ["/drug-pipeline", "main tbody", "comparison.rows", "drug-pipeline"],
  ["/contact-us", "main > div div:has(> button)", "hero.actions", "contact-us"],
  ["/contact-us", "footer ul >> nth=-1", "legal", "site"],
] as const;

for (const path of new Set(LISTS.map(([on]) => on)))
  test(`${path} fits with as few entries as allowed, and with as many`, async ({ page }) => {
    await page.goto(path);
    for (const end of ["max", "min"] as const) {
      for (const [, list, field, file] of LISTS.filter(([on]) => on === path))
        await resize(page.locator(list), limitsOf(file, field)[end]);
      for (const width of [320, 768, 1280])
        expect(await findMisfits(page, width, 800, SHORT_TEXTS), `${end}, ${width} px`).toEqual(
          FITS,
        );
    }
  });

/** Returns how many entries a list may have. @throws {Error} when the schema has no such list */
function limitsOf(file: string, field: string) {
  const list = fieldAt(schemaOf(file), field.split("."));
  const { minItems: min, maxItems: max } = list instanceof z.ZodType ? readSchema(list) : {};
  if (min === undefined || max === undefined) throw new Error(`${file}.mdx: no limits of ${field}`);
  return { min, max };
}

/** As few and short as the check allows, and as many and long: 80 characters. */
const MENUS = [
  ["Science", "Team", "News"],
  "Science,Pipeline,For Investors,Board of Directors,News,Careers,Contact Us Today".split(","),
  ["Publications and Conference Abstracts", "Board of Directors and Advisory Council", "News"],
];

test("the menu's links are in the top bar where they fit, or in a panel", async ({ page }) => {
  await page.goto("/contact-us");
  const bar = page.getByRole("banner");
  for (const labels of MENUS) {
    for (const list of [bar.locator("nav ul"), page.locator("footer nav[aria-label] ul")]) {
      await resize(list, labels.length);
      await list.evaluate((element, texts) => {
        for (const [index, link] of [...element.querySelectorAll("a")].entries())
          link.textContent = texts[index] ?? "";
      }, labels);
    }
    for (const width of [320, 768, 895, 896, 1280]) {
      const misfits = await findMisfits(page, width, 800, SHORT_TEXTS);
      expect(misfits, `${labels.join()}, ${width} px`).toEqual(FITS);
      const first = bar.getByRole("link", { name: labels[0] ?? "" });
      await expect(first).toBeVisible({ visible: width >= 896 });
      if (width >= 896) continue;
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(page.locator("#siteMenu")).toBeInViewport({ ratio: 1 });
      expect(await findOverflow(page)).toBe(0);
      await page.keyboard.press("Escape");
    }
  }
});

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
