// Two commands that write one folder: the second one waits, but not for one that was killed.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { lockFolder } from "../../app/publish/lock";
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
const note = (word) => appendFileSync("notes", word);
const print = console.error;
console.error = (text) => { note("waiting, "); print(text); };
await lockFolder("build/client");
${code}`,
  );
  return runNode(["--import", TSX, file], folder);
}

test("a command waits for another, and says so", async () => {
  const release = await lockFolder(join(folder, "build/client"));
  const result = run(`note("in")`);
  const notes = () => readFileSync(join(folder, "notes"), "utf8");
  await vi.waitFor(() => expect(notes()).toBe("waiting, "), { timeout: 30_000 });
  await release();
  const errors =
    "Waiting for another command that writes build/client; if it was killed, for 20 s.\n";
  expect(await result).toEqual({ code: 0, output: "", errors });
  expect(notes()).toBe("waiting, in");
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
