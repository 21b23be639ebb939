// What a writer reads when the headings of a page do not follow each other, and the ids that links lead to.
import { createProcessor } from "@mdx-js/mdx";
import { expect, test } from "vitest";

import { checkHeadings } from "../../../../../app/publish/content/lint/prose/headings";
import { giveHeadingsIds, headingAnchors } from "../../../../../app/publish/content/source/anchors";
import { page, say } from "../../../../support/prose";

function problemsIn(prose: string): string {
  return say(checkHeadings(page(prose)));
}

test("headings that follow each other are fine, from the second level or from the third", () => {
  expect(problemsIn("## Dose\n\n### Adults\n\n#### Over 65\n\n## Safety")).toBe("");
  expect(problemsIn("### Dose\n\n## Safety")).toBe("");
  expect(problemsIn("Words only.")).toBe("");
});

test("a second main heading, in both spellings", () => {
  expect(problemsIn("# Dose\n\nWords.\n\nSafety\n======\n\n### Adults")).toMatchInlineSnapshot(`
    "content/news.mdx:4:1  this would be a second main heading beside the page's own, expected \`## Dose\`
    content/news.mdx:8:1  this would be a second main heading beside the page's own, expected \`## Safety\`"
  `);
});

test("a level that is skipped", () => {
  expect(problemsIn("## Dose\n\n#### Adults\n\n##### Over 65")).toMatchInlineSnapshot(`
    "content/news.mdx:6:1  this heading skips a level after \`## Dose\`, expected \`### Adults\`
    content/news.mdx:8:1  this heading skips a level after \`### Adults\`, expected \`#### Over 65\`"
  `);
  expect(problemsIn("#### Dose")).toMatchInlineSnapshot(
    `"content/news.mdx:4:1  this heading skips a level, expected \`### Dose\`"`,
  );
});

test("a heading without words", () => {
  expect(problemsIn("##\n\n### {/* to come */}\n\nWords.")).toMatchInlineSnapshot(`
    "content/news.mdx:4:1  this heading has no words, expected some after "##", or the line deleted
    content/news.mdx:6:1  this heading has no words, expected some after "###", or the line deleted"
  `);
});

test("each heading has an id of its own, made from its words", () => {
  const { tree } = page(
    "## Dose\n\n## *Safety*, in 505(b)(2)\n\n## Dose 2\n\n### Dose\n\n### Naïve cells\n\n### 日本",
  );
  expect(headingAnchors(tree)).toEqual([
    "dose",
    "safety-in-505-b-2",
    "dose-2",
    "dose-3",
    "naive-cells",
    "part",
  ]);
});

test("the page that is made has these ids", async () => {
  const processor = createProcessor({ remarkPlugins: [giveHeadingsIds] });
  const made = String(await processor.process("## Dose\n\nWords.\n\n## Dose"));
  expect([...made.matchAll(/id: "([^"]*)"/g)].map(([, id]) => id)).toEqual(["dose", "dose-2"]);
});
