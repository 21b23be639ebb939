// `npm test`: runs every check in two lanes, one per core.
import { once } from "node:events";

import { startScript } from "./run-script";
import { clearVariables } from "./test-environment";

clearVariables();
const started = Date.now();
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(0)} s`;
const failed: string[] = [];

// A new machine installs a browser, which the tests of both lanes need.
const tools = inTurn("test:tools");
const lanes = [
  // The check of the content finds in the cache what the build has prepared.
  { before: ["build", "content", "specimen"], tests: "test:e2e" },
  // One worker beside the browser tests: more processes than cores make everything slower.
  { before: ["lint"], tests: "test:unit -- --maxWorkers=1 --reporter=dot" },
];
await Promise.all(
  lanes.map(async ({ before, tests }) => {
    await inTurn(...before);
    await tools;
    await inTurn(tests);
  }),
);
console.log(failed.length > 0 ? `\nFailed: ${failed.join(", ")}` : "\nAll checks passed");
console.log(seconds(started));
process.exitCode = failed.length > 0 ? 1 : 0;

/** Runs scripts of package.json one after the other, up to the end: each finds what the others do not. */
async function inTurn(...scripts: string[]): Promise<void> {
  for (const script of scripts) {
    const start = Date.now();
    // Output is shown when its script has ended, so that two do not mix.
    const child = startScript(["--silent", ...script.split(" ")], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    await once(child, "close");
    if (child.exitCode !== 0) failed.push(script);
    console.log(
      `${child.exitCode === 0 ? "✓" : "✗"} ${script}, ${seconds(start)}\n${output.trimEnd()}`,
    );
  }
}
