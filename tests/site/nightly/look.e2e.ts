// Layout that no accessibility rule asks for, and contrast where writers may put what they like.
import { schemaOf } from "../../../app/publish/content/source/schemas";
import { TAGS } from "../../../app/schema/tags";
import { expect, NIGHTLY, openPage, test } from "../../support/browser/site";
import { expectAccessible } from "../../support/browser/sound";

test(
  "the opening's headline, lead and buttons begin at one line, and so do the second columns of the deck",
  NIGHTLY,
  async ({ page }) => {
    await page.goto("/investors");
    const opening = [
      page.getByRole("heading", { level: 1 }),
      page.getByText("The lead of the investors' page."),
      page.getByRole("button", { name: "Request Investment Deck" }),
    ];
    const deck = [page.getByText("The lead of the deck."), page.getByText("What the first")];
    for (const width of [1280, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      for (const column of [opening, deck]) {
        const lines: (number | undefined)[] = [];
        for (const text of column) lines.push((await text.boundingBox())?.x);
        expect(new Set(lines).size, `${width} px`).toBe(1);
      }
    }
  },
);

test(
  "an image on a dark band has an edge of another colour than the band",
  NIGHTLY,
  async ({ page }) => {
    await page.goto("/about-us");
    const image = page.locator("figure img").first();
    const [edge, band] = await image.evaluate((own) => [
      getComputedStyle(own).outlineColor,
      getComputedStyle(own.closest("figure")?.parentElement?.parentElement ?? own).backgroundColor,
    ]);
    await expect(image).toHaveCSS("outline-style", "solid");
    expect(band).not.toBe("rgba(0, 0, 0, 0)");
    expect(edge).not.toBe(band);
  },
);

for (const [width, rows] of [
  [320, 3],
  [768, 2],
  [1440, 1],
] as const)
  test(
    `portraits have one size at ${width} px, and nothing of a row is out of line`,
    NIGHTLY,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/everything");
      const portraits = page
        .getByRole("listitem")
        .filter({ hasText: /Bright/ })
        .getByRole("img");
      await expect(portraits).toHaveCount(3);
      const boxes = await portraits.evaluateAll((all) =>
        all.map((portrait) => {
          const { top, width: wide, height } = portrait.getBoundingClientRect();
          const fit = getComputedStyle(portrait).objectFit;
          return { row: Math.round(top), look: `${Math.round(wide)}x${Math.round(height)} ${fit}` };
        }),
      );
      expect(new Set(boxes.map(({ look }) => look)).size).toBe(1);
      expect(boxes[0]?.look).toMatch(/ cover$/);
      expect(new Set(boxes.map(({ row }) => row)).size).toBe(rows);
    },
  );

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

/** Rules that the copies break: ids and names occur twice, and headings come in any order. */
const BY_COPYING =
  /^(duplicate-id|heading-order|landmark|aria-valid-attr-value|region|page-has-heading-one)/;

test.describe("on every ground", () => {
  // The page's policy allows neither a request nor foreign markup.
  test.use({ bypassCSP: true });

  for (const [file, route, words] of GROUNDS)
    test(
      `every tag that ${file}.mdx may have can be read, alone, in a notice and in a quotation`,
      NIGHTLY,
      async ({ page }) => {
        await openPage(page, route);
        await page.getByText(words).locator("..").evaluate(addTags, tagsFor(file));
        for (const width of [1280, 320]) {
          await page.setViewportSize({ width, height: 800 });
          await expectAccessible(page, BY_COPYING);
        }
      },
    );
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
