// What of a page looks different, and which rules of accessibility it breaks now.
import { describe, expect, test } from "vitest";

import { findLookChanges } from "../../../../app/publish/review/judge/look-changes";
import type { Look, Picture, Violation } from "../../../../app/publish/review/page-model";

const picture = (view: string, ...tops: number[]): Picture => ({
  view,
  share: tops.length > 0 ? 0.001 : 0,
  largest: tops.length > 0 ? 1 : 0,
  grew: 0,
  bands: tops.map((top) => ({ ...{ top, height: 100, old: null, new: null, difference: null } })),
});
const look = (
  pictures: Picture[],
  violations: Look["violations"] = { old: [], new: [] },
): Look => ({
  pictures,
  violations,
});
/** The views in which pages look different, and where. */
const different = (...found: Look[]) =>
  findLookChanges(new Map(found.map((each, index) => [`/${index}`, each]))).map(
    ({ name, views, places }) => [name, views, places.map(({ path, top }) => `${path} ${top}`)],
  );

describe("a page that looks different", () => {
  test("and one that looks the same are told apart, however small the difference", () => {
    expect(different(look([picture("1280 px", 400)]))).toEqual([
      ["Looks different", ["1280 px"], ["/0 400"]],
    ]);
    expect(different(look([picture("1280 px")]))).toEqual([]);
  });
  test("is told with every view, whatever else changed on it", () => {
    const views = look([picture("1920 px", 9), picture("1280 px", 400), picture("320 px")]);
    expect(different(views)).toEqual([["Looks different", ["1920 px", "1280 px"], ["/0 400"]]]);
  });
  test("when shared has another picture, which the head says", () => {
    expect(different(look([picture("Picture when shared", 0)]))).toEqual([]);
  });
  test("is no change where it came or went", () => {
    const pictures = [picture("1280 px", 0)];
    expect(different(look(pictures, { old: null, new: [] }))).toEqual([]);
    expect(different(look(pictures, { old: [], new: null }))).toEqual([]);
  });
  test("is one change with all pages that differ in the same views", () => {
    const [wide, print] = [look([picture("1280 px", 400)]), look([picture("print", 20)])];
    expect(different(wide, print, wide)).toEqual([
      ["Looks different", ["1280 px"], ["/0 400", "/2 400"]],
      ["Looks different", ["print"], ["/1 20"]],
    ]);
  });
});

describe("accessibility", () => {
  const rule = (...elements: string[]): Violation => ({
    rule: "color-contrast",
    help: "Enough contrast",
    elements,
  });
  const told = (violations: Look["violations"]) =>
    findLookChanges(new Map([["/", look([], violations)]])).map(
      ({ subject, action, name, new: now }) => `${subject} ${action} ${name}: ${now ?? ""}`,
    );
  test("a rule that is broken now and was not before is a change, an old one is none", () => {
    expect(told({ old: [], new: [rule("p")] })).toEqual([
      "accessibility added Accessibility: Enough contrast: p",
    ]);
    expect(told({ old: [rule("p")], new: [rule("p")] })).toEqual([]);
    expect(told({ old: [rule("p")], new: [] })).toEqual([]);
  });
  test("an old rule that one more element breaks is a change", () => {
    expect(told({ old: [rule("p")], new: [rule("p", "a")] })).toHaveLength(1);
  });
  test("of a new page every broken rule is a change", () => {
    expect(told({ old: null, new: [rule("p")] })).toHaveLength(1);
  });
});
