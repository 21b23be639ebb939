// Words and figures in drawings: every check of words reads them, however the drawing spells them.
import { expect, test } from "vitest";

import { problemsOf } from "../../../support/content-folder";

const JUDGEMENT = { today: "2026-06-15" };

/** What the check says of a drawing with this inside, which a page shows. */
async function problemsOfDrawing(inside: string, file = "chart.svg"): Promise<string> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" font-family="Newsreader">\n${inside}\n</svg>`;
  const page = `---\ntitle: News\ndescription: What is new.\n---\n\n![Two bars](./images/${file})\n`;
  return problemsOf({ "news.mdx": page, [`images/${file}`]: drawing }, JUDGEMENT);
}

test.each([
  ["a text", "<text>It is safe.</text>", "2:13"],
  ["a text with an equals sign", "<text>is safe = good</text>", "2:10"],
  ["character references", "<text>It is\n &#115;afe.</text>", "2:7"],
  ["several pieces", "<text>It is sa<tspan>fe</tspan></text>", "2:7"],
  ["a title", "<title>It is safe.</title>", "2:14"],
  ["a description", "<g><desc>It is safe.</desc></g>", "2:16"],
  ["a label for screen readers", '<path d="M0 0" aria-label="It is safe."/>', "2:34"],
])("a word that regulators cite is found in %s", async (_, inside, place) => {
  expect(await problemsOfDrawing(inside)).toContain(
    `content/images/chart.svg:${place}  warning: "safe" says that a product is safe`,
  );
});

test("a phrase is found across the pieces of a text", async () => {
  const lines = '<text><tspan x="0" y="4">well</tspan><tspan x="0" y="8">tolerated</tspan></text>';
  expect(await problemsOfDrawing(lines)).toContain('"well tolerated" says');
});

test("a file whose name ends in capitals is a drawing too", async () => {
  expect(await problemsOfDrawing("<text>It is safe.</text>", "chart.SVG")).toContain(
    'content/images/chart.SVG:2:13  warning: "safe" says',
  );
});

test("a scale is no claim, and its words are read all the same", async () => {
  expect(await problemsOfDrawing('<text class="axis">1 hexagon = $42M</text>')).toBe("");
  expect(await problemsOfDrawing('<text class="axis">1 miracle = $42M</text>')).toContain(
    '"miracle" promises',
  );
});
