// Every page passes axe, in a wide window and in a narrow one, and so does every state in the narrow one.
import type { Page } from "@playwright/test";

import { schemaOf } from "../../../app/publish/content/source/schemas";
import { TAGS } from "../../../app/schema/tags";
import { runAxe } from "../../../app/publish/review/screenshots/axe";
import { expect, LOST_MESSAGES, openPage, ROUTES, test } from "../../support/browser/site";

const WIDTHS = [1280, 320];

/** Asserts that the page breaks no rule, at every width. */
async function expectNoViolation(page: Page, widths = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const { violations, passes } = await runAxe(page);
    expect(passes.length, "rules that found something to judge").toBeGreaterThan(10);
    const found = violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help} (${nodes.map(({ target }) => target.join(" ")).join(", ")})`,
    );
    expect(found, `at ${width} px`).toEqual([]);
  }
}

for (const route of [...ROUTES, "/everything"]) {
  test(`${route} breaks no rule`, async ({ page }) => {
    await openPage(page, route);
    await expectNoViolation(page);
  });
}

test("a list without markers says that it is one, for WebKit", async ({ page }) => {
  for (const route of [...ROUTES, "/everything", "/tags", "/bulletin", "/bulletin/first-pairing"]) {
    await page.goto(route);
    const silent = await page
      .locator("ul:not([role]), ol:not([role])")
      .evaluateAll((lists) =>
        lists
          .filter((list) => getComputedStyle(list).listStyleType === "none")
          .map((list) => list.outerHTML.slice(0, 80)),
      );
    expect(silent, route).toEqual([]);
  }
});

test("the not-found page breaks no rule", async ({ page, noise }) => {
  noise.expected.push(...LOST_MESSAGES);
  await page.goto("/nope");
  await expectNoViolation(page);
});

test("the last slide of the deck breaks no rule", async ({ page }) => {
  await openPage(page, "/investors#slide-5");
  await expect(page.getByRole("button", { name: "Next slide" })).toBeDisabled();
  await expectNoViolation(page, [320]);
});

test("an open tooltip breaks no rule", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openPage(page, "/drug-pipeline");
  await page.locator("main a[href^='#']").first().focus();
  await expect(page.getByRole("tooltip")).toHaveCount(1);
  await expectNoViolation(page, [320]);
});

test("a sign-up that is refused, and one that is answered, break no rule", async ({ page }) => {
  await openPage(page, "/");
  await page.getByRole("button", { name: "Stay Informed" }).click();
  await expect(page.locator("input:user-invalid")).toBeFocused();
  await expectNoViolation(page, [320]);
  await page.locator("input").fill("quince@visitor.example");
  await page.getByRole("button", { name: "Stay Informed" }).click();
  await expect(page.locator("form").getByRole("status")).toHaveText(/\S/);
  await expectNoViolation(page, [320]);
});

test("the open menu of a narrow screen breaks no rule", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, "/about-us");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expectNoViolation(page, [320]);
});

/** Where prose stands: the file, its page, and words of it. */
const GROUNDS = [
  ["home", "/", "The prose of the home page has one paragraph"],
  ["site", "/", "The blurb of the footer says"],
  ["drug-pipeline", "/drug-pipeline", "The first paragraph names"],
  ["investors", "/investors", "The prose of the investors' page"],
  ["about-us", "/about-us", "The first paragraph of the mission"],
  ["contact-us", "/contact-us", "The prose of the contact page"],
  ["everything", "/everything", "Text between the tags"],
] as const;

test.describe("on every ground", () => {
  // The page's policy allows neither a request nor foreign markup.
  test.use({ bypassCSP: true });

  for (const [file, route, words] of GROUNDS)
    test(`every tag that ${file}.mdx may have can be read, alone, in a notice and in a quotation`, async ({
      page,
    }) => {
      await openPage(page, route);
      await page.getByText(words).locator("..").evaluate(addTags, tagsFor(file));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const { violations, passes } = await runAxe(page);
        const read = passes.find(({ id }) => id === "color-contrast")?.nodes.length;
        expect(read, "texts that can be read").toBeGreaterThan(30);
        const faint = violations
          .filter(({ id }) => id === "color-contrast")
          .flatMap(({ nodes }) => nodes.map(({ html, any }) => `${html} ${any[0]?.message}`));
        expect(faint, `at ${width} px`).toEqual([]);
      }
    });
});

/** All tags but those that show a list which the file has no field for. */
function tagsFor(file: string): string[] {
  const fields = schemaOf(file).shape;
  return Object.entries(TAGS).flatMap(([name, { example }]) => {
    const list = /frontmatter\.(\w+)/.exec(example)?.[1];
    return list === undefined || list in fields ? [name] : [];
  });
}

/** Adds the parts of the page `/tags`, where each tag stands below its name. Runs in the page. */
async function addTags(ground: Element, names: string[]): Promise<void> {
  const page = await (await fetch("/tags")).text();
  const headings = new DOMParser().parseFromString(page, "text/html").querySelectorAll("main h2");
  const parts = [...headings].flatMap((heading) =>
    names.includes(heading.textContent ?? "") && heading.nextElementSibling
      ? [heading.nextElementSibling]
      : [],
  );
  if (parts.length < names.length) throw new Error("the page /tags lacks a tag");
  const add = (place: Element) =>
    place.append(...parts.map((part) => document.importNode(part, true)));
  add(ground);
  ground.querySelectorAll("[role=note], blockquote").forEach(add);
}
