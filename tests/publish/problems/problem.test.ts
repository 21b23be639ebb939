// Checks the lines in which problems are printed, and how GitHub reads them.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

import { countProblems, formatProblems, type Problem } from "../../../app/publish/problems/problem";
import { nearest } from "../../../app/publish/problems/did-you-mean";

const ERROR: Problem = {
  file: "content/b.mdx",
  line: 2,
  column: 8,
  field: "title",
  message: "is missing",
  severity: "error",
};
const WARNING: Problem = { ...ERROR, file: "content/a.mdx", severity: "warning" };

test("prints and counts errors first, then warnings by file", () => {
  expect(formatProblems([WARNING, ERROR, { ...WARNING, line: 1 }])).toMatchInlineSnapshot(`
    "content/b.mdx:2:8  title  is missing
    content/a.mdx:1:8  warning: title  is missing
    content/a.mdx:2:8  warning: title  is missing"
  `);
  expect(countProblems([WARNING, ERROR, WARNING])).toBe("1 error, 2 warnings");
  expect(countProblems([WARNING])).toBe("1 warning");
  expect(countProblems([])).toBe("no problems");
});

test("GitHub reads each problem once, also when its words look like one", () => {
  const Pattern = z.object({ regexp: z.string() });
  const Matchers = z.object({
    problemMatcher: z.array(z.object({ owner: z.string(), pattern: z.array(Pattern) })),
  });
  const { problemMatcher } = Matchers.parse(
    JSON.parse(readFileSync(".github/problem-matcher.json", "utf8")),
  );
  const matcher = problemMatcher.find(({ owner }) => owner === "content");
  const regexp = new RegExp(matcher?.pattern[0]?.regexp ?? "$^");
  const odd = { ...ERROR, field: "warning", message: "content/b.mdx:1:2  is wrong" };
  const named = { ...ERROR, file: "content/100%, a:b.txt", field: "" };
  const lines = formatProblems([WARNING, odd, named]).split("\n");
  expect(lines.map((line) => regexp.exec(line)?.slice(1))).toEqual([
    ["content/100%, a:b.txt", "2", "8", undefined, "is missing"],
    ["content/b.mdx", "2", "8", undefined, "warning  content/b.mdx:1:2  is wrong"],
    ["content/a.mdx", "2", "8", "warning", "title  is missing"],
  ]);
});

test.each([
  ["chart.svg", ["hero.svg", "logo.svg"], undefined],
  ["slide-9", ["slide-1", "slide-2"], undefined],
  ["about", ["about-us", "above"], "about-us"],
  ["./images/logo.svg", ["../images/logo.png", "../images/logo.svg"], "../images/logo.svg"],
])("suggests for %s, out of %j: %s", (word, candidates, meant) => {
  expect(nearest(word, candidates)).toBe(meant);
});
