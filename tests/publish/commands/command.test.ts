// How every command ends: with its own exit code, or with one sentence and 3 for an unexpected error.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, test } from "vitest";

import { runNode, TSX } from "../../support/run-node";

const folder = mkdtempSync(join(tmpdir(), "command-"));
afterAll(() => rmSync(folder, { recursive: true }));

const importing = (names: string, path: string) =>
  `import { ${names} } from ${JSON.stringify(pathToFileURL(join("app/publish", path)).href)};`;
const HEAD = [
  importing("startCommand", "commands/command.ts"),
  importing("EnvironmentError", "env.ts"),
  importing("ReviewError", "review/review-error.ts"),
].join("\n");
const STOPPED =
  /^The command was stopped by an error: no luck\nTo see where, run it again with DEBUG=1\.\n$/;

describe.concurrent("a command ends with a message and an exit code when it", () => {
  test.for([
    ["throws", 'throw new Error("no luck\\nat all");', 3, STOPPED],
    ["throws with DEBUG", 'process.env.DEBUG = "1"; throw new Error("no luck");', 3, /^ {4}at /m],
    [
      "leaves a rejection behind",
      'void Promise.reject(new Error("no luck")); return new Promise((done) => setTimeout(done, 60_000, 0));',
      3,
      STOPPED,
    ],
    ["meets a wrong variable", 'throw new EnvironmentError("no luck");', 1, /^no luck\n$/],
    ["cannot compare", 'throw new ReviewError("no luck", 2);', 2, /^no luck\n$/],
  ] as const)("%s", async ([name, body, code, errors], { expect }) => {
    const file = join(folder, `${name.replaceAll(" ", "-")}.mts`);
    writeFileSync(file, `${HEAD}\nawait startCommand(import.meta, async () => { ${body} });\n`);
    const result = await runNode(["--import", TSX, file], folder);
    expect(result).toMatchObject({ code, output: "" });
    expect(result.errors).toMatch(errors);
  });
});
