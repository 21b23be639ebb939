// Two commands that write one folder: the second one waits, also for one that was killed.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";

import { runNode, TSX } from "../support/run-node";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a command that locks `build/client`, and then does something. */
function run(code: string) {
  const module = pathToFileURL(resolve("app/publish/lock.ts")).href;
  const file = join(folder, `${Math.random()}.mts`);
  writeFileSync(
    file,
    `import { appendFileSync } from "node:fs";
import { lockFolder } from ${JSON.stringify(module)};
await lockFolder("build/client");
const note = (word) => appendFileSync("notes", word);
${code}`,
  );
  return runNode(["--import", TSX, file], folder);
}

test("one command runs at a time, and the one that waits says so", async () => {
  const command = `note("["); setTimeout(() => note("]"), 1000);`;
  const results = await Promise.all([run(command), run(command), run(command)]);
  expect(readFileSync(join(folder, "notes"), "utf8")).toBe("[][][]");
  expect(results.map(({ code }) => code)).toEqual([0, 0, 0]);
  const said = results.map(({ errors }) => errors).filter(Boolean);
  expect(said).toEqual(
    Array(2).fill(
      "Waiting for another command that writes build/client; if it was killed, for 20 s.\n",
    ),
  );
});

test("the lock of a killed command holds nobody up", async () => {
  const lock = join(folder, "build/client.lock");
  mkdirSync(lock, { recursive: true });
  const past = Date.now() / 1000 - 60;
  utimesSync(lock, past, past);
  expect(await run(`note("in")`)).toEqual({ code: 0, output: "", errors: "" });
});

test("a command that fails leaves no lock", async () => {
  await run("process.exit(1)");
  expect(await run("")).toEqual({ code: 0, output: "", errors: "" });
});
