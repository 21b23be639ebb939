// The one sentence above a report.
import { expect, test } from "vitest";

import { countBySeverity, verdictOf } from "../../../../app/publish/review/judge/verdict";
import { sampleChange } from "../../../support/sample-report";

const critical = (...reasons: string[]) => sampleChange({ severity: "critical", reasons });
const [wording, links, code] = (["wording", "links", "code"] as const).map((severity) =>
  sampleChange({ severity }),
);

test("nothing changed is said only when there is no change at all", () => {
  expect(verdictOf([], 7)).toBe(
    "Nothing changed: every file is the same, visitors get the same 7 pages",
  );
});
test("code alone says what stays the same", () => {
  const only = [sampleChange({ severity: "code" })];
  expect(verdictOf(only, 7)).toBe("Code changed; 7 pages look, read and behave the same");
  expect(verdictOf(only, 1)).toBe("Code changed; 1 page looks, reads and behaves the same");
});
test("the worst comes first, with its first reason but not the rule that it cites", () => {
  const changes = [wording, code, critical("A notice is gone (21 CFR 312.7(a))", "More"), links];
  expect(
    verdictOf(
      changes.flatMap((change) => change ?? []),
      7,
    ),
  ).toBe(
    "1 critical change, the first: A notice is gone; 1 change of wording; 1 change of links; 1 change of code",
  );
  expect(verdictOf([critical("A"), critical("B")], 7)).toBe("2 critical changes, the first: A");
});
test("a long reason is cut", () => {
  expect(verdictOf([critical("word ".repeat(100))], 7).length).toBeLessThan(160);
});
test("changes are counted by severity", () => {
  expect(countBySeverity([critical("A"), critical("B"), sampleChange()])).toEqual({
    ...{ critical: 2, wording: 1, links: 0, looks: 0, code: 0 },
  });
});
