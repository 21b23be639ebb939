// How the bench judges Lighthouse's results; never how fast this machine is.
import { expect, test } from "vitest";

import { judgePages, TARGETS, type LighthouseRun } from "../../../app/publish/bench/targets";

/** A result of a page that is exactly at its targets, but for these audits. */
function run(values: Record<string, number> = {}, { performance = 1, scripts = 140_000 } = {}) {
  const numbers = {
    "first-contentful-paint": 1800,
    "largest-contentful-paint": 2500,
    "total-blocking-time": 200,
    "cumulative-layout-shift": 0.01,
    ...values,
  };
  const items = [
    { resourceType: "document", transferSize: 10_000 },
    { resourceType: "stylesheet", transferSize: 20_000 },
    { resourceType: "font", transferSize: 30_000 },
    { resourceType: "script", transferSize: scripts },
    { resourceType: "image", transferSize: 1_000_000 },
  ];
  const audits = {
    ...Object.fromEntries(
      Object.entries(numbers).map(([id, numericValue]) => [id, { numericValue }]),
    ),
    "resource-summary": { details: { items } },
  };
  const scores = { performance, accessibility: 1, "best-practices": 1, seo: 1 };
  const categories = Object.fromEntries(
    Object.entries(scores).map(([id, score]) => [id, { score }]),
  );
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- only what is read of Lighthouse's large types
  return { audits, categories } as unknown as LighthouseRun;
}

/** The names of the targets that a page misses. */
function misses(...runs: LighthouseRun[]): string[] {
  const { table, missed } = judgePages(new Map([["/", runs]]));
  const names = TARGETS.map(({ name }) => name).filter((name) =>
    new RegExp(`^${name} .*!$`, "m").test(table),
  );
  expect(missed).toBe(names.length);
  return names;
}

test("a page that is exactly at its targets meets them all", () => {
  expect(misses(run())).toEqual([]);
});

test.each([
  ["first contentful paint, ms", run({ "first-contentful-paint": 1801 })],
  ["largest contentful paint, ms", run({ "largest-contentful-paint": 2501 })],
  ["total blocking time, ms", run({ "total-blocking-time": 201 })],
  ["cumulative layout shift", run({ "cumulative-layout-shift": 0.011 })],
  ["performance", run({}, { performance: 0.99 })],
  ["scripts, KB", run({}, { scripts: 140_001 })],
])("%s just over its target is missed", (name, result) => {
  expect(misses(result)).toEqual([name]);
});

test("one slow run among three does not decide, two do", () => {
  const slow = run({ "largest-contentful-paint": 9000 });
  expect(misses(slow, run(), run())).toEqual([]);
  expect(misses(slow, run(), slow)).toEqual(["largest contentful paint, ms"]);
});

test("what Lighthouse could not measure is missed", () => {
  expect(misses(run({ "total-blocking-time": NaN }))).toEqual(["total blocking time, ms"]);
});

test("the table has a column for each page, beside the targets", () => {
  const { table } = judgePages(
    new Map([
      ["/", [run()]],
      ["/about-us", [run({ "first-contentful-paint": 1900.4 })]],
    ]),
  );
  expect(table).toMatchInlineSnapshot(`
    "                              target       /  /about-us
    performance                    ≥ 100    100        100
    accessibility                  ≥ 100    100        100
    best-practices                 ≥ 100    100        100
    seo                            ≥ 100    100        100
    first contentful paint, ms    ≤ 1800   1800       1900!
    largest contentful paint, ms  ≤ 2500   2500       2500
    total blocking time, ms        ≤ 200    200        200
    cumulative layout shift       ≤ 0.01  0.010      0.010
    HTML, styles, fonts, KB         ≤ 60   60.0       60.0
    scripts, KB                    ≤ 140  140.0      140.0"
  `);
});
