// The JSON reports of vitest and Playwright in; out how many tests passed and failed, and the slowest files.
import { z } from "zod";

export interface Results {
  passed: number;
  /** Skipped tests count: nobody knows whether they would pass. */
  failed: number;
  /** Test files with their seconds. */
  slowest: (readonly [file: string, seconds: number])[];
}

const VITEST = z.object({
  numPassedTests: z.number(),
  numTotalTests: z.number(),
  testResults: z.array(
    z.object({ name: z.string(), startTime: z.number(), endTime: z.number(), status: z.string() }),
  ),
});

/** @param json what `vitest --reporter=json` writes @throws for a report of another form */
export function parseVitest(json: string): Results {
  const { numPassedTests: passed, numTotalTests, testResults } = VITEST.parse(JSON.parse(json));
  // A file that could not be loaded has no tests that could fail.
  const broken = testResults.filter(({ status }) => status !== "passed").length;
  return {
    passed,
    failed: Math.max(numTotalTests - passed, broken),
    slowest: testResults.map(({ name, startTime, endTime }) => [
      name.replace(/^.*[\\/](?=tests[\\/])/, ""),
      (endTime - startTime) / 1000,
    ]),
  };
}

interface Suite {
  specs?: {
    file: string;
    tests: { status: string; results: { duration: number }[] }[];
  }[];
  suites?: Suite[];
}

const SUITE: z.ZodType<Suite> = z.object({
  specs: z
    .array(
      z.object({
        file: z.string(),
        tests: z.array(
          z.object({ status: z.string(), results: z.array(z.object({ duration: z.number() })) }),
        ),
      }),
    )
    .optional(),
  get suites() {
    return z.array(SUITE).optional();
  },
});
const PLAYWRIGHT = z.object({ suites: z.array(SUITE), errors: z.array(z.unknown()) });

/** @param json what Playwright's JSON reporter writes @throws for a report of another form */
export function parsePlaywright(json: string): Results {
  const { suites, errors } = PLAYWRIGHT.parse(JSON.parse(json));
  const specs = suites.flatMap(specsOf);
  const tests = specs.flatMap((spec) => spec.tests);
  const passed = tests.filter(({ status }) => status === "expected").length;
  const seconds = new Map<string, number>();
  for (const { file, tests: own } of specs)
    for (const { duration } of own.flatMap(({ results }) => results))
      seconds.set(`tests/${file}`, (seconds.get(`tests/${file}`) ?? 0) + duration / 1000);
  return { passed, failed: tests.length - passed + errors.length, slowest: [...seconds] };
}

function specsOf({ specs = [], suites = [] }: Suite): NonNullable<Suite["specs"]> {
  return [...specs, ...suites.flatMap(specsOf)];
}
