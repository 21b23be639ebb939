// What a review says of figures that changed: where they come from, where the site still shows the old, what contradicts.
import { describe, expect, test } from "vitest";

import { createFigureDiff } from "../../../../app/publish/review/diff/figures-diff";
import { readPage, seenText, siteOf } from "../../../support/page-snapshots";

/** The content of a page that gives a figure and its source. */
const stat = (value: string, changes: Record<string, string> = {}) => ({
  stats: [{ value, label: "purity grade", source: "A study", asOf: "2025-01-01", ...changes }],
});
type Fields = Record<string, Record<string, unknown>>;

/** The changed figures of one sentence on a site that also shows the other sentences. */
function figures(
  [old, now]: [old: string | null, now: string | null],
  {
    others = [],
    before = {},
    after = before,
  }: { others?: string[]; before?: Fields; after?: Fields } = {},
) {
  const page = readPage("/", { texts: [now ?? "", ...others].map((text) => seenText(text)) });
  return createFigureDiff(siteOf([], before), siteOf([page], after))(old, now);
}

test("numbers that changed, came and went; the others are left out", () => {
  const change = figures(["98% pure in 2025, 5 drugs.", "97% pure in 2026, 5 drugs, $1.3B."]);
  expect(change.map(({ old, new: now, isClaim }) => [old, now, isClaim])).toEqual([
    ["98%", "97%", true],
    ["2025", "2026", false],
    [null, "$1.3B", true],
  ]);
  expect(figures([null, "98% pure"])).toMatchObject([{ old: null, new: "98%" }]);
  expect(figures(["98% pure", null])).toMatchObject([{ old: "98%", new: null }]);
});
test("one figure in another spelling is the same", () => {
  expect(figures(["A $1.6 trillion market.", "A $1.6T market."])).toEqual([]);
});

describe("its source", () => {
  const [old, now] = ["It is 98% pure.", "It is 97% pure."];
  const sources = (before: Fields, after: Fields) =>
    figures([old, now], { before, after }).map(({ source, isSourceNew }) => [source, isSourceNew]);
  test("is that of the content, with its date", () => {
    expect(sources({ "/": stat("98%") }, { "/": stat("97%") })).toEqual([
      ["A study, as of 2025-01-01", false],
    ]);
  });
  test("is new when it names another source or another date", () => {
    expect(sources({ "/": stat("98%") }, { "/": stat("97%", { source: "Another" }) })).toEqual([
      ["Another, as of 2025-01-01", true],
    ]);
    expect(sources({ "/": stat("98%") }, { "/": stat("97%", { asOf: "2026-01-01" }) })).toEqual([
      ["A study, as of 2026-01-01", true],
    ]);
  });
  test("is none when the content gives none, or only a draft gives one", () => {
    expect(sources({}, {})).toEqual([[null, false]]);
    expect(sources({}, { "/": { ...stat("97%"), draft: true } })).toEqual([[null, false]]);
  });
  test("of a figure that is gone is that which it had", () => {
    expect(figures([old, null], { before: { "/": stat("98%") }, after: {} })).toMatchObject([
      { source: "A study, as of 2025-01-01" },
    ]);
  });
});

describe("the old value elsewhere", () => {
  const purity: [string, string] = ["The purity is 98% now.", "The purity is 97% now."];
  test("is told with its place, and contradicts where it counts the same thing", () => {
    expect(figures(purity, { others: ["Compounds of 98% purity."] })).toMatchObject([
      {
        contradicts: true,
        stillAt: [{ path: "/", sentence: "Compounds of 98% purity." }],
      },
    ]);
  });
  test("does not contradict where it counts something else", () => {
    expect(figures(purity, { others: ["Attendance was 98% today."] })).toMatchObject([
      { contradicts: false, stillAt: [{ sentence: "Attendance was 98% today." }] },
    ]);
  });
  test("of a plain number contradicts nothing", () => {
    const years: [string, string] = ["In the season 2025.", "In the season 2026."];
    expect(figures(years, { others: ["The season 2025 ended."] })).toMatchObject([
      { isClaim: false, contradicts: false },
    ]);
  });
});

describe("one label with two values", () => {
  const two = (home: string, other: string) => ({ "/": stat(home), "/investors": stat(other) });
  test("contradicts, though no text shows the old value", () => {
    expect(
      figures(["98% pure", "97% pure"], { before: two("98%", "98%"), after: two("97%", "98%") }),
    ).toMatchObject([{ new: "97%", contradicts: true, stillAt: [] }]);
  });
  test("that contradicted before is nothing new", () => {
    const old = two("97%", "98%");
    expect(figures(["Pure.", "97% pure"], { before: old, after: old })).toMatchObject([
      { contradicts: false },
    ]);
  });
});
