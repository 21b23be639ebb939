// How every command ends: with its own exit code, or with one sentence and 3 for an unexpected error.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test, vi } from "vitest";

import { startCommand } from "../../../app/publish/commands/command";
import { serveCommand } from "../../../app/publish/commands/serve";
import { EnvironmentError } from "../../../app/publish/env";
import { ReviewError } from "../../../app/publish/review/review-error";
import { callCommand } from "../../support/call-command";
import { runNode, TSX } from "../../support/run-node";

const STOPPED =
  "The command was stopped by an error: no luck\nTo see where, run it again with DEBUG=1.";
const wrong = new Error("no luck\nat all");

afterEach(() => vi.restoreAllMocks().unstubAllEnvs());

test.each([
  ["throws", wrong, "", 3, STOPPED],
  ["throws with DEBUG", wrong, "1", 3, wrong],
  ["meets a wrong variable", new EnvironmentError("no luck"), "", 1, "no luck"],
  ["cannot compare", new ReviewError("no luck", 2), "", 2, "no luck"],
])(
  "a command that %s ends with a message and an exit code",
  async (_, error, debug, code, said) => {
    vi.stubEnv("DEBUG", debug);
    vi.spyOn(process, "on").mockReturnValue(process);
    vi.spyOn(process, "exit").mockImplementation((given) => {
      throw new Error(`exit ${given}`);
    });
    const print = vi.spyOn(console, "error").mockReturnValue();
    const started = { ...import.meta, filename: realpathSync(process.argv[1] ?? "") };
    const ended = startCommand(started, () => Promise.reject(error));
    await expect(ended).rejects.toThrow(`exit ${code}`);
    expect(print).toHaveBeenCalledExactlyOnceWith(said);
  },
);

test("a command that leaves a rejection behind ends, too", async () => {
  const folder = mkdtempSync(join(tmpdir(), "command-"));
  const module = pathToFileURL("app/publish/commands/command.ts").href;
  const file = join(folder, "command.mts");
  const body =
    'void Promise.reject(new Error("no luck")); return new Promise((done) => setTimeout(done, 60_000, 0));';
  writeFileSync(
    file,
    `import { startCommand } from "${module}";\nawait startCommand(import.meta, async () => { ${body} });\n`,
  );
  const result = await runNode(["--import", TSX, file], folder);
  rmSync(folder, { recursive: true });
  expect(result).toEqual({ code: 3, output: "", errors: `${STOPPED}\n` });
});

test("the server of `npm start` is for its machine, and names a port that it cannot have", async () => {
  const listen = vi.spyOn(Server.prototype, "listen");
  const folder = mkdtempSync(join(tmpdir(), "serve-"));
  mkdirSync(join(folder, "build/client"), { recursive: true });
  const served = callCommand(serveCommand, [], folder, { PORT: "abc" });
  await expect(served).rejects.toThrow('PORT: expected a free port such as 4174, found "abc"');
  expect(listen).toHaveBeenCalledExactlyOnceWith(NaN, "localhost");
  rmSync(folder, { recursive: true });
});
