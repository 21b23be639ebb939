// What a review says about figures that changed: where they come from, and where the site still shows the old ones.
import { expect, test } from "vitest";

import { createFigureDiff } from "../../../app/publish/review/judge/figures";
import { lineOf } from "../../../app/publish/review/words/document";
import { siteOf } from "./sample-report";

const STAT = { value: "98%", label: "purity grade", source: "A study", asOf: "2025-01-01" };
const home = siteOf("/", { stats: [STAT] }, ["It is 98% pure.", "98 percent of it."]);

test.each([
  ["98% pure in 2025, 5 drugs.", "97% pure in 2026, 5 drugs, $1.3B.", ["98% → 97%", "– → $1.3B"]],
  ["A $1.6 trillion market.", "A $1.6T market.", []],
  ["98% purity", "Since 2026, 97% purity", ["98% → 97%"]],
  ["64% [1] of them", "46% [1] of them", ["64% → 46%"]],
  ["It is 10^6.", "It is 10^7.", ["10^6 → 10^7"]],
  ["Call (919) 555-0123.", "Call (919) 555-0124, 21 CFR 312.7(a).", []],
])("%s → %s", (old, now, figures) => {
  const found = createFigureDiff(home)(old, now, ["/"]);
  expect(found.map((each) => `${each.old ?? "–"} → ${each.new ?? "–"}`)).toEqual(figures);
});

test("the source is that of the same page; an equal figure of another page lends none", () => {
  const diff = createFigureDiff(home);
  const source = "A study, as of 2025-01-01";
  expect(diff(null, "It is 98% pure.", ["/"])).toMatchObject([{ source }]);
  expect(diff(null, "98% of users sleep.", ["/about-us"])).toMatchObject([
    { source: undefined, elsewhere: { path: "/", source } },
  ]);
});

test("a footnote is a source of its paragraph, and the line below a table of its rows", () => {
  const site = siteOf("/", {}, ["87% of them.[1]"]);
  const row = { ...lineOf("text", "Row of a table", "Sales | $5M"), isFrame: false };
  const below = lineOf("text", "Text", "Source: the annual report.");
  site.pages.get("/")?.document.lines.push(row, below);
  const diff = createFigureDiff(site);
  expect(diff(null, "87% of them.[1]", ["/"])).toMatchObject([{ source: "footnote [1]" }]);
  expect(diff(null, row.words, ["/"])).toMatchObject([{ source: below.words }]);
  expect(diff(null, "Sales of $5M", ["/"])).toMatchObject([{ source: undefined }]);
});

test("a draft is no source", () => {
  const draft = siteOf("/", { stats: [STAT], draft: true }, []);
  expect(createFigureDiff(draft)(null, "98%", ["/"])).toMatchObject([{ source: undefined }]);
});

test("the report says where the old figure is still shown, in every spelling", () => {
  const [figure] = createFigureDiff(home)("It is 98% pure.", "It is 97% pure.", ["/"]);
  expect(figure?.stillAt.map(({ words }) => words)).toEqual([
    "It is 98% pure.",
    "98 percent of it.",
  ]);
});
