// `npm test`: runs every check, as many side by side as there are cores, and says at the end what took longest and how
// many checks passed and failed. A check that could not run, or that skipped something, has failed.
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";

import { parsePlaywright, parseVitest, type Results } from "./test-results";

/** A script of package.json, and how many tests it ran. */
interface Step {
  script: string;
  options?: string[];
  /** Reads its report, when it is a runner of tests; any other script is one check. */
  results?: () => Results;
  env?: Record<string, string>;
}

interface Outcome extends Results {
  script: string;
  seconds: number;
}

const REPORTS = resolve("build/gate");
const UNIT_REPORT = resolve(REPORTS, "unit.json");
const BROWSER_REPORT = resolve(REPORTS, "browser.json");

const UNIT: Step = {
  script: "test:unit",
  options: ["--reporter=dot", "--reporter=json", `--outputFile.json=${UNIT_REPORT}`],
  results: () => parseVitest(readFileSync(UNIT_REPORT, "utf8")),
};
const BROWSER: Step = {
  script: "test:e2e",
  options: ["--reporter=dot,json"],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT },
  results: () => parsePlaywright(readFileSync(BROWSER_REPORT, "utf8")),
};
/** The longest first. */
const CHECKS: Step[] = [
  UNIT,
  ...["lint", "build", "specimen", "typecheck"].map((script) => ({ script })),
];
/** The scripts that say more than whether they passed. */
const TALKERS = ["content", "test:tools"];

process.exitCode = await runGate();

async function runGate(): Promise<number> {
  const start = Date.now();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  // Some unit tests need a browser, which a new machine downloads first.
  const outcomes = [await run({ script: "content" }), await run({ script: "test:tools" })];
  const waiting = [...CHECKS];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) outcomes.push(await run(step));
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
  const isBuilt = outcomes.every(
    ({ script, failed }) => !["build", "specimen"].includes(script) || failed === 0,
  );
  if (isBuilt) outcomes.push(await run(BROWSER));
  else console.log("The browser tests did not run, because there is nothing built to test.");
  return report(outcomes, (Date.now() - start) / 1000);
}

/** Runs a script; its output is shown when it has ended, so that two do not mix. */
async function run({ script, options = [], env = {}, results }: Step): Promise<Outcome> {
  const start = Date.now();
  const child = spawn("npm", ["run", "--silent", script, "--", ...options], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((done) => child.once("close", done));
  const seconds = (Date.now() - start) / 1000;
  const counted = countTests(code === 0, results);
  const mark = counted.failed === 0 ? "✓" : "✗";
  console.log(`${mark} ${script}, ${seconds.toFixed(0)} s`);
  if (counted.failed > 0 || TALKERS.includes(script)) console.log(output.trimEnd());
  return { script, seconds, ...counted };
}

/** A script that failed counts as one failure at least, whatever its report says or lacks. */
function countTests(isGood: boolean, results?: () => Results): Results {
  const one: Results = { passed: Number(isGood), failed: Number(!isGood), slowest: [] };
  if (!results) return one;
  try {
    const found = results();
    return isGood ? found : { ...found, failed: Math.max(1, found.failed) };
  } catch {
    return { ...one, passed: 0, failed: 1 };
  }
}

function report(outcomes: Outcome[], seconds: number): number {
  const sum = (key: "passed" | "failed") =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const longest = [
    ...outcomes.map(({ script, seconds: took }) => [`npm run ${script}`, took] as const),
    ...outcomes.flatMap(({ slowest }) => slowest),
  ].toSorted(([, one], [, other]) => other - one);
  console.log(`\nWhat took longest, of ${seconds.toFixed(0)} s:`);
  for (const [name, took] of longest.slice(0, 15))
    console.log(`${took.toFixed(1).padStart(7)} s  ${name}`);
  const failed = outcomes.filter((outcome) => outcome.failed > 0).map(({ script }) => script);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(", ")}`);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  return failed.length > 0 ? 1 : 0;
}
