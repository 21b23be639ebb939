// Which numbers of the prose count as figures, and when a figure counts as known.
import { describe, expect, test } from "vitest";

import { statedFigures, unknownFigures } from "../app/publish/prose-figures";
import { page, say } from "./prose";

function figuresIn(prose: string, known: string[] = []): string[] {
  const { tree, source } = page(prose);
  return unknownFigures(tree, source, known).map(({ message }) => /^"(.*?)" is/.exec(message)?.[1] ?? "");
}

test("a figure without a source is a warning, once, at its place", () => {
  const { tree, source } = page("It is **42%** better.\n\nYes, 42 percent, in 3\nyears.");
  const windows = page("It is **42%** better.\r\n\r\nYes, 42 percent, in 3\r\nyears.");
  expect(say(unknownFigures(windows.tree, windows.source, []))).toBe(say(unknownFigures(tree, source, [])));
  expect(say(unknownFigures(tree, source, []))).toMatchInlineSnapshot(`
    "content/news.mdx:4:9  warning: "42%" is a figure that no entry under \`stats:\` gives; add it there with its source, or write it without the number
    content/news.mdx:6:21  warning: "3 years" is a figure that no entry under \`stats:\` gives; add it there with its source, or write it without the number"
  `);
});

test.each([
  ["42% and 3.5 percent", ["42%", "3.5 percent"]],
  ["$150B, €1.6 trillion and £20-50M", ["$150B", "€1.6 trillion", "£20-50M"]],
  ["10-12 years, a 3-year study, 6 to 8 weeks", ["10-12 years", "3-year", "6 to 8 weeks"]],
  ["3x, 2x-3x, a 5-fold rise, 10×", ["3x", "2x-3x", "5-fold", "10×"]],
  ["50K+ users, 5+ drugs, 1,200 patients, a dose of 20 mg", ["50K+", "5+", "1,200", "20 mg"]],
])("figures: %s", (prose, figures) => {
  expect(figuresIn(prose)).toEqual(figures);
});

test.each([
  "In 2025, on 21 November 2025, in 2025-2028.",
  "Under 505(b)(2), 21 CFR 312.7 and section 5, three studies and 20 trials, 3 to 5 of them.",
  "Call (919) 555-0100 or +1 919 555 0100, 24/7, 9am-5pm.",
  "COVID-19, IL-6, Phase 2, B12, vitamin K2, version 2.1.3.",
  "1. First\n2. Second\n\n[Words](https://example.org/42%25/10x) and `42%`.",
])("no figures: %s", (prose) => {
  expect(figuresIn(prose)).toEqual([]);
});

describe("known figures", () => {
  test.each([
    ["$1.6 trillion", "$1.6T"], ["70 percent", "70%"], ["10–12 years", "10-12 years"], ["3 to 5 years", "3-5 years"],
    ["2x-3x", "2–3x"], ["$20M-$50M", "$20-50M"], ["50,000+", "50K+"], ["15+ years", "15+"], ["$1.3B", "about $1.3B"], ["a 3-year study", "3 years"],
  ])("%s is %s", (prose, known) => {
    expect(figuresIn(prose, [known])).toEqual([]);
  });
  test.each([["$1.6B", "$1.6T"], ["70%", "70"], ["3-5 months", "3-5 years"], ["15 years", "15+"], ["5x", "3-5x"]])("%s is not %s", (prose, known) => {
    expect(figuresIn(prose, [known])).toEqual([prose]);
  });
  test("they stand in figures with a source, and in tables", () => {
    const fields = { title: "42%", stats: [{ value: "98%", source: "Ours" }], phone: { value: "(919) 555-0100" }, comparison: { columns: ["5x"], rows: [["Cost", "$1.3B"]] } };
    expect(statedFigures(fields)).toEqual(["98%", "Cost", "$1.3B"]);
  });
});
