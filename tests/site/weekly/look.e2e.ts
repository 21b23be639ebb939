// Layout that no accessibility rule asks for, and contrast where writers may put what they like.
import { schemaOf } from "../../../app/publish/content/schemas";
import { TAGS } from "../../../app/schema/tags";
import { expect, openPage, test } from "../../support/browser/site";
import { expectAccessible } from "../../support/browser/sound";

test("portraits have one size, and those of a row are aligned", async ({ page }) => {
  await page.goto("/everything");
  const people = page.getByRole("listitem").filter({ hasText: /Bright|Xyzzlebeck/ });
  // Initials stand in for a photo, in the same size.
  const portraits = people.locator("img, [aria-hidden]");
  await expect(portraits).toHaveCount(3);
  for (const [width, rows] of [
    [320, 3],
    [768, 2],
    [1440, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await portraits.evaluateAll((all) =>
      all.map((portrait) => {
        const { top, width: wide, height } = portrait.getBoundingClientRect();
        return { row: Math.round(top), size: `${Math.round(wide)}x${Math.round(height)}` };
      }),
    );
    expect(new Set(boxes.map(({ size }) => size)).size, `${width} px`).toBe(1);
    expect(new Set(boxes.map(({ row }) => row)).size, `${width} px`).toBe(rows);
  }
});

/** Where prose appears: the file, its page, and some of its words. */
const GROUNDS = [
  ["home", "/", "The prose of the home page has one paragraph"],
  ["site", "/", "The blurb of the footer says"],
  ["drug-pipeline", "/drug-pipeline", "The first paragraph names"],
  ["investors", "/investors", "The prose of the investors' page"],
  ["about-us", "/about-us", "The first paragraph of the mission"],
  ["contact-us", "/contact-us", "The prose of the contact page"],
  ["everything", "/everything", "Text between the tags"],
] as const;

/** Rules that the copies break: ids and names occur twice, headings come in any order, and no code gives tables a tab stop. And on any ground 4.5:1 is enough. */
const BY_COPYING =
  /^(color-contrast-enhanced|duplicate-id|heading-order|landmark|aria-valid-attr-value|region|page-has-heading-one|scrollable)/;

test.describe("on every ground", () => {
  // The page's policy allows neither a request nor foreign markup.
  test.use({ bypassCSP: true });

  for (const [file, route, words] of GROUNDS)
    test(`every tag that ${file}.mdx may have can be read wherever it stands`, async ({ page }) => {
      await openPage(page, route);
      await page.getByText(words).locator("..").evaluate(addTags, tagsFor(file));
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await expectAccessible(page, BY_COPYING);
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

/** Adds the parts of the page `/tags`, where each tag is below its name. Runs in the page. */
async function addTags(ground: Element, names: string[]): Promise<void> {
  const page = await (await fetch("/tags")).text();
  const headings = new DOMParser().parseFromString(page, "text/html").querySelectorAll("main h2");
  const parts = [...headings].flatMap((heading) => {
    const next = heading.nextElementSibling;
    // Some tags ask for a heading, which is not the tag.
    const part = next?.matches("h2") ? next.nextElementSibling : next;
    return part && names.includes(heading.textContent ?? "") ? [part] : [];
  });
  if (parts.length < names.length) throw new Error("the page /tags lacks a tag");
  const add = (place: Element) =>
    place.append(...parts.map((part) => document.importNode(part, true)));
  add(ground);
  ground.querySelectorAll("[role=note], blockquote").forEach(add);
}
