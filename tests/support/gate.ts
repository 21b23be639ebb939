// `npm test`: runs every check in two lanes, one per core. Shows the output of those that fail.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";

import { findBrowser } from "../../app/publish/browser";
import { clearVariables } from "./test-environment";

interface Step {
  name: string;
  command: string;
  needsBrowser?: boolean;
}

// npm has put the packages' commands on the path.
const BROWSER_TESTS = "playwright test -c tests --project=gate";
// One worker beside the browser tests: more processes than cores make everything slower.
const UNIT_TESTS = "vitest run --maxWorkers=1 --reporter=minimal";

const LANES: Step[][] = [
  [
    { name: "build", command: "npm run --silent build" },
    { name: "specimen", command: "tsx tests/support/run-specimen.ts" },
    { name: "browser tests", command: BROWSER_TESTS, needsBrowser: true },
  ],
  [
    { name: "lint and types", command: "npm run --silent lint" },
    { name: "unit tests", command: UNIT_TESTS, needsBrowser: true },
  ],
];

clearVariables();
const start = Date.now();
const browser = installBrowser();
const results = await Promise.all(LANES.map(runLane));
const failed = results.flat();
console.log(failed.length > 0 ? `\nFailed: ${failed.join(", ")}` : "\nAll checks passed");
console.log(secondsSince(start));
process.exitCode = failed.length > 0 ? 1 : 0;

/** Runs steps one after the other, up to the end. @returns the names of those that failed */
async function runLane(steps: Step[]): Promise<string[]> {
  const names: string[] = [];
  for (const { name, command, needsBrowser } of steps) {
    if (needsBrowser) await browser;
    const began = Date.now();
    const { code, output } = await run(command);
    const result = `${name}, ${secondsSince(began)}`;
    console.log(code === 0 ? `✓ ${result}` : `✗ ${result}\n${output.trimEnd()}`);
    if (code !== 0) names.push(name);
  }
  return names;
}

/** Runs a command, and keeps its output, so that those of two lanes do not mix. */
async function run(command: string): Promise<{ code: number | null; output: string }> {
  const child = spawn(command, { shell: true, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await once(child, "close");
  return { code: child.exitCode, output };
}

/** Installs Debian's headless shell, which takes half of Chromium's processor time, where it may; or Playwright's. */
async function installBrowser(): Promise<void> {
  const isWanted = process.env["CI"] && !findBrowser().endsWith("headless-shell");
  const isRoot = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  const install = "apt-get install --yes --no-install-recommends chromium-headless-shell";
  if (isRoot && (isWanted || !existsSync(findBrowser()))) await run(`apt-get update && ${install}`);
  if (!existsSync(findBrowser())) await run("npx playwright install chromium");
}

function secondsSince(start: number): string {
  return `${((Date.now() - start) / 1000).toFixed(0)} s`;
}
