// What of a page's looks no other change explains.
import { describe, expect, test } from "vitest";

import type { FoundChange } from "../../../../app/publish/review/report";
import { findLookChanges } from "../../../../app/publish/review/judge/look-changes";
import type { Look, Picture, Violation } from "../../../../app/publish/review/page-model";
import { sampleChange } from "../../../support/sample-report";

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
const looks = (found: Look) => new Map([["/", found]]);
const change = (subject: FoundChange["subject"], top?: number) =>
  sampleChange({
    subject,
    places: [{ path: "/", heading: [], ...(top !== undefined && { top }) }],
  });
/** Where a page with these changes looks different for no known reason. */
const unexplained = (pictures: Picture[], ...changes: FoundChange[]) =>
  findLookChanges(looks(look(pictures)), changes).flatMap(({ subject, places }) =>
    places.map(({ top }) => [subject, top]),
  );

describe("a page that looks different", () => {
  test("and one that looks the same are told apart, however small the difference", () => {
    expect(unexplained([picture("1280 px", 400)])).toEqual([["look", 400]]);
    expect(unexplained([picture("1280 px")])).toEqual([]);
  });
  test("in print only, too", () => {
    expect(unexplained([picture("1280 px"), picture("print", 20)])).toEqual([["look", 20]]);
  });
  test("where a sentence changed is explained", () => {
    expect(unexplained([picture("1280 px", 400)], change("text", 450))).toEqual([]);
  });
  test("in another place than where a sentence changed is not", () => {
    expect(unexplained([picture("1280 px", 400, 900)], change("text", 450))).toEqual([
      ["look", 900],
    ]);
  });
  test.each(["code", "styles", "head", "markup", "file", "request", "error"] as const)(
    "is not explained by a change of its %s",
    (subject) => {
      expect(unexplained([picture("1280 px", 400)], change(subject, 450))).toEqual([["look", 400]]);
    },
  );
  test("is not explained by a change of another page", () => {
    const other = sampleChange({ places: [{ path: "/two", heading: [], top: 450 }] });
    expect(unexplained([picture("1280 px", 400)], other)).toEqual([["look", 400]]);
  });
  test("when shared has another picture, which the head says", () => {
    expect(unexplained([picture("Picture when shared", 0)])).toEqual([]);
  });
  test("is one change with all pages", () => {
    const found = look([picture("1280 px", 400)]);
    const all = findLookChanges(
      new Map([
        ["/", found],
        ["/two", found],
      ]),
      [],
    );
    expect(all.map(({ places }) => places.map(({ path }) => path))).toEqual([["/", "/two"]]);
  });
});

describe("accessibility", () => {
  const rule = (...elements: string[]): Violation => ({
    rule: "color-contrast",
    help: "Enough contrast",
    elements,
  });
  const told = (violations: Look["violations"]) =>
    findLookChanges(looks(look([], violations)), []).map(
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
