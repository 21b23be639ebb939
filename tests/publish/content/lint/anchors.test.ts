// What a writer reads when two parts of a page would have one address.
import { expect, test } from "vitest";

import { checkAnchors } from "../../../../app/publish/content/lint/anchors";
import { page, say } from "../../../support/prose";

const SLIDES = "title: News\nslides:\n  - title: One\n  - title: Two";
const CAROUSEL = '<Carousel label="Ours" slides={frontmatter.slides} />';

function problemsIn(prose: string, fields?: string): string {
  return say(checkAnchors(page(prose, fields)));
}

test("parts with addresses of their own are fine", () => {
  expect(problemsIn(`## Dose\n\n## Dose\n\n## Main\n\n## Menu\n\n${CAROUSEL}`, SLIDES)).toBe("");
});

test("a heading like a slide's address", () => {
  expect(problemsIn(`## Slide 1\n\n${CAROUSEL}`, SLIDES)).toMatchInlineSnapshot(
    `"content/news.mdx:7:1  the heading "Slide 1" has the same address on this page as slide 1 (#slide-1), expected other words in one of the two"`,
  );
});

test("a heading like a footnote's address, and two footnotes that differ in signs only", () => {
  const notes = "It works[^dose][^dose!].\n\n[^dose]: One.\n\n[^dose!]: Two.";
  expect(problemsIn(`## Note dose\n\n${notes}`)).toMatchInlineSnapshot(`
    "content/news.mdx:8:1  the note "[^dose]" has the same address on this page as the heading "Note dose" (#note-dose), expected other words in one of the two
    content/news.mdx:10:1  the note "[^dose!]" has the same address on this page as the heading "Note dose" (#note-dose), expected other words in one of the two"
  `);
});

test("a heading like a term's address, and two terms that differ in signs only", () => {
  const terms = "title: News\nterms:\n  - name: dose\n  - name: 505(b)(2)\n  - name: 505 b 2";
  expect(problemsIn("## Term dose", terms)).toMatchInlineSnapshot(`
    "content/news.mdx:6:11  terms[2]  the term "505 b 2" has the same address on this page as the term "505(b)(2)" (#term-505-b-2), expected other words in one of the two
    content/news.mdx:8:1  the heading "Term dose" has the same address on this page as the term "dose" (#term-dose), expected other words in one of the two"
  `);
});

test("two stats with the same figure and label, in one list or in two", () => {
  const stat = "{ value: 98%, label: pure, meaning: Share. }";
  const fields = `title: News\nstats:\n  - ${stat}\nmetrics:\n  - { value: 98 %, label: Pure, meaning: Share. }`;
  expect(problemsIn("Words.", fields)).toMatchInlineSnapshot(
    `"content/news.mdx:6:14  metrics[0]  "98 % Pure" has the same address on this page as "98% pure" (#stat-98-pure), expected other words in one of the two"`,
  );
});
