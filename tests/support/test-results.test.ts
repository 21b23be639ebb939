import { expect, test } from "vitest";

import { parsePlaywright, parseVitest } from "./test-results";

const vitest = (tests: { passed: number; total: number }, status = "passed") =>
  JSON.stringify({
    numPassedTests: tests.passed,
    numTotalTests: tests.total,
    testResults: [{ name: "/home/me/tests/a.test.ts", startTime: 1000, endTime: 3500, status }],
  });

const playwright = (statuses: string[], errors: unknown[] = []) => {
  const tests = statuses.map((status) => ({ status, results: [{ duration: 1500 }] }));
  const specs = [{ file: "site/a.e2e.ts", tests }];
  return JSON.stringify({ suites: [{ suites: [{ specs }] }], errors });
};

test("passed and failed tests are counted, and a file is named from the folder of the tests", () => {
  expect(parseVitest(vitest({ passed: 2, total: 3 }))).toEqual({
    passed: 2,
    failed: 1,
    slowest: [["tests/a.test.ts", 2.5]],
  });
  expect(parsePlaywright(playwright(["expected", "expected", "unexpected"]))).toEqual({
    passed: 2,
    failed: 1,
    slowest: [["tests/site/a.e2e.ts", 4.5]],
  });
});

test("a skipped test, one that passed only when it was tried again, and a file that could not be loaded have failed", () => {
  expect(parsePlaywright(playwright(["expected", "skipped", "flaky"]))).toMatchObject({
    passed: 1,
    failed: 2,
  });
  expect(parsePlaywright(playwright(["expected"], [{ message: "no such file" }]))).toMatchObject({
    passed: 1,
    failed: 1,
  });
  expect(parseVitest(vitest({ passed: 0, total: 0 }, "failed"))).toMatchObject({ failed: 1 });
});

test("a report of another form is no result", () => {
  expect(() => parseVitest("{}")).toThrow();
  expect(() => parsePlaywright("")).toThrow();
});
