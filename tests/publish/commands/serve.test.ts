// `npm start` after its build: where the site is then, who can reach it, and what is said when it cannot start.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";

import { serveCommand } from "../../../app/publish/commands/serve";
import { callCommand } from "../../support/run-content";
import { TSX } from "../../support/run-node";

const folder = mkdtempSync(join(tmpdir(), "serve-"));
mkdirSync(join(folder, "build/client"), { recursive: true });
writeFileSync(join(folder, "build/client/index.html"), "home");
afterAll(() => rmSync(folder, { recursive: true }));

test("the site is where the command says, in the folder of its host, and for this machine only", async () => {
  const command = ["--import", TSX, resolve("app/publish/commands/serve.ts")];
  const env = { ...process.env, PORT: "0", SITE_BASE: "/docs/" };
  const child = spawn(process.execPath, command, { cwd: folder, env });
  onTestFinished(async () => {
    child.kill();
    await once(child, "close");
  });
  const printed = await new Promise<string>((done) =>
    child.stdout.once("data", (bytes: Buffer) => done(bytes.toString())),
  );
  const [, address = "", port = ""] =
    /^The site is at (http:\/\/localhost:(\d+)\/docs\/)\n$/.exec(printed) ?? [];
  expect(await (await fetch(address)).text()).toBe("home");
  // Another address of the loopback network: a server that listens on all networks answers there too.
  await expect(fetch(`http://127.0.0.2:${port}/docs/`)).rejects.toThrow("fetch failed");
});

test("without a build, and on a port that is in use, it says what to do", async () => {
  const failed = { code: 1, output: "" };
  expect(await callCommand(serveCommand, [], { cwd: join(folder, "build") })).toEqual({
    ...failed,
    errors: "There is no build/client yet. Run `npm run build` first.\n",
  });
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, "localhost", done));
  const used = other.address();
  const port = typeof used === "object" ? Number(used?.port) : 0;
  expect(await callCommand(serveCommand, [], { cwd: folder, env: { PORT: `${port}` } })).toEqual({
    ...failed,
    errors: `Port ${port} is in use. Choose another one: PORT=${port + 1} npm start\n`,
  });
  other.close();
});
