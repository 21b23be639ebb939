// What a writer reads about figures and words that a reviewer would reject.
import { describe, expect, test } from "vitest";

import { problemsOf } from "../../../support/content-folder";

const JUDGEMENT = { today: "2026-06-15" };

describe("figures", () => {
  test("one on a drawing, but not its scale and its axis", async () => {
    const text = (words: string, attributes = "") =>
      `  <text x="1" y="9" font-family="Source Sans 3" font-weight="400"${attributes}>${words}</text>`;
    const drawing = [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">',
      text("<tspan>42%</tspan> pure"),
      text("1 seed = 7x", ' class="small axis"'),
      `<g class="axis">${text("$250M")}</g>`,
      `<g id="axis">${text("$750M")}</g>`,
      text("98% pure"),
      "</svg>",
    ].join("\n");
    const page =
      "---\ntitle: News\ndescription: What is new.\n---\n\n![A bar, nearly full](./images/chart.svg)\n";
    expect(
      await problemsOf({ "news.mdx": page, "images/chart.svg": drawing }, JUDGEMENT),
    ).toMatchInlineSnapshot(
      `"content/images/chart.svg:2:74  warning: "42%" is a figure that no entry under \`stats:\` gives; add it there with its source, or, on an axis, add \`class="axis"\` to its <text>"`,
    );
  });
  test("a figure of another page is known", async () => {
    expect(
      await problemsOf(
        {
          "news.mdx":
            "---\ntitle: News\ndescription: What is new.\n---\n\nAt 98 percent, in 10 to 12 years.\n",
        },
        JUDGEMENT,
      ),
    ).toBe("");
  });
});
