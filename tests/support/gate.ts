// `npm test`: runs every check in two lanes, one per core. Shows the output of those that fail.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";

import { searchBrowser } from "../../app/publish/browser";
import { clearVariables } from "./test-environment";

const LANES: [name: string, command: string][][] = [
  [
    ["build", "npm run --silent build"],
    ["specimen", "npx tsx tests/support/run-specimen.ts"],
    ["browser tests", "npx playwright test -c tests --project=gate"],
  ],
  [
    ["lint and types", "npm run --silent lint"],
    // One worker beside the browser tests: more processes than cores make everything slower.
    ["unit tests", "npx vitest run --maxWorkers=1 --reporter=minimal"],
  ],
];

clearVariables();
const start = Date.now();
if (!searchBrowser()) await installBrowser();
const results = await Promise.all(LANES.map(runLane));
const failed = results.flat();
console.log(failed.length > 0 ? `\nFailed: ${failed.join(", ")}` : "\nAll checks passed");
console.log(secondsSince(start));
process.exitCode = failed.length > 0 ? 1 : 0;

/** Runs commands one after the other, up to the end. @returns the names of those that failed */
async function runLane(steps: [name: string, command: string][]): Promise<string[]> {
  const names: string[] = [];
  for (const [name, command] of steps) {
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

/** Installs Debian's Chromium where it may, otherwise Playwright's. */
async function installBrowser(): Promise<void> {
  const isRoot = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  const install = "apt-get install --yes --no-install-recommends chromium-headless-shell";
  if (isRoot) await run(`apt-get update && ${install}`);
  if (!searchBrowser()) await run("npx playwright install chromium");
}

function secondsSince(start: number): string {
  return `${((Date.now() - start) / 1000).toFixed(0)} s`;
}
