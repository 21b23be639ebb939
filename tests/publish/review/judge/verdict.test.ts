// The one sentence above a report.
import { expect, test } from "vitest";

import { countBySeverity, verdictOf } from "../../../../app/publish/review/judge/verdict";
import { sampleChange } from "../../../support/sample-report";

const SITE = { pages: 7, isSame: false };
const critical = (...reasons: string[]) => sampleChange({ severity: "critical", reasons });
const [wording, links, code] = (["wording", "links", "code"] as const).map((severity) =>
  sampleChange({ severity }),
);

test("nothing changed is said only when there is no change at all", () => {
  expect(verdictOf([], { pages: 7, isSame: true })).toBe(
    "Nothing changed: every file is the same, visitors get the same 7 pages",
  );
});
test("code alone says what was compared, and never that visitors get the same", () => {
  const only = [sampleChange({ severity: "code" })];
  const verdict =
    "Only code changed. No difference found in the text and pictures of 7 pages (320, 768, 1280, 1920 px, print)";
  expect(verdictOf(only, SITE)).toBe(verdict);
  expect(verdictOf([], SITE), "bytes that nothing tells").toBe(verdict);
  expect(verdictOf(only, { ...SITE, pages: 1 })).toContain("pictures of 1 page (");
});
test("the worst comes first, with its first reason but not the rule that it cites", () => {
  const changes = [wording, code, critical("A notice is gone (21 CFR 312.7(a))", "More"), links];
  expect(
    verdictOf(
      changes.flatMap((change) => change ?? []),
      SITE,
    ),
  ).toBe(
    "1 critical change, the first: A notice is gone; 1 change of wording; 1 change of links; 1 change of code",
  );
  expect(verdictOf([critical("A"), critical("B")], SITE)).toBe("2 critical changes, the first: A");
});
test("a long reason is cut", () => {
  expect(verdictOf([critical("word ".repeat(100))], SITE).length).toBeLessThan(160);
});
test("changes are counted by severity", () => {
  expect(countBySeverity([critical("A"), critical("B"), sampleChange()])).toEqual({
    ...{ critical: 2, wording: 1, links: 0, looks: 0, code: 0 },
  });
});
