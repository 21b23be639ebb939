// How the bench judges visits; never how fast this machine is.
import { expect, test } from "vitest";

import { judgeVisits, TARGETS } from "../../../app/publish/bench/targets";
import type { Visit } from "../../../app/publish/bench/visit";

const BARE: Visit = {
  ...{ firstPaint: 600, largestPaint: 600, blocking: 10, ready: NaN },
  ...{ requests: 1, bytes: 3000, click: 400, clickRequests: 1 },
};

/** A visit that is exactly at all targets, but for these numbers. */
function visit(values: Partial<Visit> = {}): Visit {
  return {
    ...{ firstPaint: 660, largestPaint: 690, blocking: 30, ready: 2040 },
    ...{ requests: 12, bytes: 150_000, click: 100, clickRequests: 0 },
    ...values,
  };
}

/** The names of the targets that a page misses. */
function misses(...site: Visit[]): string[] {
  const { table, missed } = judgeVisits(new Map([["/", { site, bare: [BARE] }]]));
  const rows = table.split("\n");
  const names = TARGETS.map(({ name }) => name).filter((name) =>
    rows.some((row) => row.startsWith(`${name} `) && row.endsWith("!")),
  );
  expect(missed).toBe(names.length);
  return names;
}

test("a page that is exactly at its targets meets them all", () => {
  expect(misses(visit())).toEqual([]);
});

test.each<[string, Partial<Visit>]>([
  ["first paint ÷ bare", { firstPaint: 667 }],
  ["largest paint ÷ bare", { largestPaint: 697 }],
  ["blocking time − bare, ms", { blocking: 31 }],
  ["ready ÷ bare first paint", { ready: 2047 }],
  ["click ÷ bare", { click: 105 }],
  ["requests at a click", { clickRequests: 1 }],
  ["requests in all", { requests: 13 }],
  ["KB", { bytes: 150_001 }],
])("%s just over its target is missed", (name, values) => {
  expect(misses(visit(values))).toEqual([name]);
});

test("one slow visit among three does not decide, two do", () => {
  const slow = visit({ click: 900 });
  expect(misses(slow, visit(), visit())).toEqual([]);
  expect(misses(slow, visit(), slow)).toEqual(["click ÷ bare"]);
});

test("what could not be measured is missed, even once", () => {
  expect(misses(visit(), visit(), visit({ ready: NaN }))).toEqual(["ready ÷ bare first paint"]);
});
