// From what was found to the report: order, counts, and which pages changed.
import { describe, expect, test } from "vitest";

import type { PagePair } from "../../../../app/publish/review/diff/page-diff";
import type { FoundChange } from "../../../../app/publish/review/report";
import { judgeChanges } from "../../../../app/publish/review/judge/judge";
import type { Look } from "../../../../app/publish/review/page-model";
import { readPage, siteOf } from "../../../support/page-snapshots";
import { sampleChange } from "../../../support/sample-report";
import { COMMITS } from "../../../support/small-site";

const [one, two] = [readPage("/one"), readPage("/two", { inputs: "1" })];
const before = readPage("/two", { weight: { html: 9, css: 9, js: 9, images: 9 } });
const PAIRS: PagePair[] = [
  { old: one, now: one },
  { old: before, now: two },
];
const judge = (found: FoundChange[], looks = new Map<string, Look>(), pairs = PAIRS) =>
  judgeChanges(
    COMMITS,
    { base: siteOf([one, before]), head: siteOf([one, two]), pairs, looks },
    found,
    {
      ...{ warnings: [{ place: "content/two.mdx:1:1", message: "a warning" }], waiting: [] },
      signatures: [],
    },
  );
const change = (given: Partial<FoundChange>, path = "/two") =>
  sampleChange({ old: "A", new: "B", words: [], places: [{ path, heading: [] }], ...given });
const look = (share: number): Look => ({
  pictures: [{ view: "1280 px", share, largest: 3, grew: 0, bands: [] }],
  violations: { old: [], new: [] },
});

test("the worst stands first, and every change is counted", () => {
  const report = judge([
    change({ subject: "code" }),
    change({ subject: "link" }),
    change({ old: "It works.", new: "It cures." }),
    change({ action: "removed", old: "All rights reserved.", new: null }),
    change({}),
  ]);
  expect(report.changes.map(({ severity, new: now }) => [severity, now])).toEqual([
    ["critical", null],
    ["critical", "It cures."],
    ["wording", "B"],
    ["links", "B"],
    ["code", "B"],
  ]);
  expect(report.counts).toEqual({ critical: 2, wording: 1, links: 1, looks: 0, code: 1 });
  expect(report.verdict).toMatch(/^2 critical changes, the first: A notice is gone; /);
  expect(report).toMatchObject({ ...COMMITS, warnings: [{ message: "a warning" }] });
  expect(report.checked).toMatch(/byte by byte/);
});

describe("a page whose files changed", () => {
  test.each<[string, FoundChange[]]>([
    ["by nothing that was found", []],
    ["in its code", [change({ subject: "code" })]],
    ["in the comments of its styles", [change({ subject: "styles", old: null, new: null })]],
  ])("%s reads the same", (_, found) => {
    const report = judge(found, new Map([["/two", look(0)]]));
    expect(report).toMatchObject({ pages: [], samePages: ["/two"] });
  });
  test.each<[string, FoundChange[], Look]>([
    ["a sentence", [change({})], look(0)],
    ["an element that runs code", [change({ subject: "markup", new: "<iframe>" })], look(0)],
    ["its looks, however little", [], look(1e-6)],
  ])("in %s is in the report", (_, found, seen) => {
    const report = judge(found, new Map([["/two", seen]]));
    expect(report).toMatchObject({ pages: [{ path: "/two", kind: "changed" }], samePages: [] });
  });
  test("in rules that no picture shows is in neither list", () => {
    const report = judge([change({ subject: "styles" })], new Map([["/two", look(0)]]));
    expect(report).toMatchObject({ pages: [], samePages: [], verdict: "1 change of looks" });
  });
  test("stands there with its weight, pictures and rules", () => {
    const [page] = judge([change({})], new Map([["/two", look(0.5)]])).pages;
    expect(page).toMatchObject({
      ...{ title: "Page /two", weight: { old: before.weight, new: two.weight } },
      pictures: [{ view: "1280 px", share: 0.5, largest: 3 }],
      violations: { old: [], new: [] },
    });
  });
  test("a removed one has no pictures", () => {
    const found = [change({ subject: "page", action: "removed", new: null })];
    const pairs = [{ old: before, now: undefined }];
    expect(judge(found, new Map(), pairs).pages).toMatchObject([{ kind: "removed", pictures: [] }]);
  });
});

test("a long text of a file is cut only when it was judged", () => {
  const long = `${"A library says so.\n".repeat(1000)}It cures.`;
  const [found] = judge([change({ subject: "code", old: null, new: long })]).changes;
  expect(found).toMatchObject({
    severity: "critical",
    reasons: [expect.stringContaining("cures")],
  });
  expect(found?.new?.length).toBeLessThan(5000);
});

test("a page of which no file changed is in no list", () => {
  const report = judge([change({}, "/one")]);
  expect([...report.pages.map(({ path }) => path), ...report.samePages]).toEqual(["/two"]);
});
