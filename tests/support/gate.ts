// `npm test`: runs every check in two lanes, one per core, and says at the end how many checks passed and failed. The
// browser tests begin as soon as there is something built to test. A check that could not run has failed.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";

interface Outcome {
  script: string;
  passed: number;
  failed: number;
}

const REPORTS = resolve("build/gate");
const UNIT_REPORT = resolve(REPORTS, "unit.json");
const BROWSER_REPORT = resolve(REPORTS, "browser.json");

/** What the runners of tests write, as far as it counts tests. */
const COUNTS = {
  "test:unit": z
    .object({ numPassedTests: z.number(), numFailedTests: z.number() })
    .transform(({ numPassedTests: passed, numFailedTests: failed }) => ({ passed, failed })),
  "test:e2e": z
    .object({
      stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    })
    .transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky })),
};
/** The scripts that report more than whether they passed. */
const TALKERS = ["content", "test:tools"];

process.exitCode = await runGate();

async function runGate(): Promise<number> {
  const start = Date.now();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  // Some unit tests need a browser, which a new machine downloads first.
  const first = [await run("content"), await run("test:tools")];
  const lanes = await Promise.all([browserLane(), codeLane()]);
  const outcomes = [...first, ...lanes.flat()];
  const sum = (key: "passed" | "failed") => outcomes.reduce((total, each) => total + each[key], 0);
  const failed = outcomes.filter((each) => each.failed > 0).map(({ script }) => script);
  console.log(`\n${((Date.now() - start) / 1000).toFixed(0)} s`);
  if (failed.length > 0) console.log(`Failed: ${failed.join(", ")}`);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  return failed.length > 0 ? 1 : 0;
}

async function browserLane(): Promise<Outcome[]> {
  const built = [await run("build"), await run("specimen")];
  if (built.every(({ failed }) => failed === 0))
    return [...built, await run("test:e2e", ["--reporter=dot,json"], BROWSER_REPORT)];
  console.log("The browser tests did not run, because there is nothing built to test.");
  return built;
}

async function codeLane(): Promise<Outcome[]> {
  const options = ["--reporter=dot", "--reporter=json", `--outputFile.json=${UNIT_REPORT}`];
  const checks = [await run("typecheck"), await run("lint")];
  return [...checks, await run("test:unit", options, UNIT_REPORT)];
}

/** Runs a script of package.json; its output is shown when it has ended, so that two do not mix. */
async function run(script: string, options: string[] = [], report?: string): Promise<Outcome> {
  const start = Date.now();
  const child = spawn("npm", ["run", "--silent", script, "--", ...options], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT },
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((done) => child.once("close", done));
  const outcome = count(script, code === 0, report);
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  console.log(`${outcome.failed === 0 ? "✓" : "✗"} ${script}, ${seconds} s`);
  if (outcome.failed > 0 || TALKERS.includes(script)) console.log(output.trimEnd());
  return outcome;
}

/** A script is one check, a test runner as many as its tests; a script that failed counts as at least one failure. */
function count(script: string, isGood: boolean, report?: string): Outcome {
  if (report === undefined) return { script, passed: Number(isGood), failed: Number(!isGood) };
  try {
    const counts = script === "test:unit" ? COUNTS["test:unit"] : COUNTS["test:e2e"];
    const { passed, failed } = counts.parse(JSON.parse(readFileSync(report, "utf8")));
    return { script, passed, failed: isGood ? failed : Math.max(1, failed) };
  } catch {
    return { script, passed: 0, failed: 1 };
  }
}
