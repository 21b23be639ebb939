// What nobody foresaw ends every command alike: one sentence, how to see more, and 3.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

import { HOME } from "../../support/images";
import {
  COMMAND,
  createStubRepository,
  ENVIRONMENT,
  type Repository,
} from "../../support/review-repository";
import { runNode, TSX } from "../../support/run-node";

let repository: Repository;
beforeEach(() => {
  repository = createStubRepository();
});
afterEach(() => {
  repository.remove();
});

test("a file where a folder belongs", async () => {
  repository.write(".cache", "");
  const { code, output, errors } = await repository.review({}, "HEAD");
  expect({ code, output }).toEqual({ code: 3, output: "" });
  expect(errors).toMatch(
    /^The command was stopped by an error: EEXIST: .*\nTo see where, run it again with DEBUG=1\.\n$/,
  );
  const command = [...COMMAND, "HEAD"];
  const traced = await runNode(command, repository.folder, { ...ENVIRONMENT, DEBUG: "1" });
  expect(traced.code).toBe(3);
  expect(traced.errors).toMatch(/^ {4}at /m);
});

test("a browser that cannot start", async () => {
  repository.write("public/index.html", (text) => text.replace("wait", "hope"));
  const { code } = await runNode([...COMMAND, "HEAD"], repository.folder, {
    VITEST: "",
    CHROMIUM_PATH: join(repository.folder, "package.json"),
  });
  expect(code).toBe(3);
});

test("a rejection that nobody handles", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "review-test-")), "command.mts");
  const start = JSON.stringify(join(HOME, "app/publish/commands/command.ts"));
  writeFileSync(
    file,
    `import { startCommand } from ${start};
await startCommand(import.meta, () => {
  void Promise.reject(new Error("nobody waits"));
  return new Promise((done) => setTimeout(done, 60_000, 0));
});`,
  );
  const { code, errors } = await runNode(["--import", TSX, file], dirname(file));
  rmSync(dirname(file), { recursive: true });
  expect(code).toBe(3);
  expect(errors).toMatch(/^The command was stopped by an error: nobody waits\n/);
});
