// `npm start`: where the site is then, who can reach it, and what is said when it cannot start.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";

import { serveCommand } from "../../../app/publish/commands/serve";
import { callCommand } from "../../support/run-content";
import { TSX } from "../../support/run-node";
import { REMIX } from "../../support/site-copy";

const folder = mkdtempSync(join(tmpdir(), "serve-"));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() =>
  stubBuild(`
    require("node:fs").mkdirSync("build/client", { recursive: true });
    require("node:fs").writeFileSync("build/client/index.html", "home");
  `),
);

/** What a build does in the folder. */
function stubBuild(code: string): void {
  mkdirSync(join(folder, dirname(REMIX)), { recursive: true });
  writeFileSync(join(folder, REMIX), code);
}

function start() {
  const command = ["--import", TSX, resolve("app/publish/commands/serve.ts")];
  const env = { ...process.env, PORT: "0", SITE_BASE: "/docs/" };
  const child = spawn(process.execPath, command, { cwd: folder, env });
  onTestFinished(() => void child.kill("SIGKILL"));
  let printed = "";
  child.stdout.on("data", (bytes: Buffer) => (printed += bytes.toString()));
  /** Waits until these words are printed. @returns everything printed so far */
  const read = (words: RegExp) =>
    vi.waitFor(
      () => {
        expect(printed).toMatch(words);
        return printed;
      },
      { timeout: 30_000 },
    );
  return { child, read };
}

test("npm start serves the site at the printed address, in the folder of its host, for this machine only", async () => {
  const printed = await start().read(/The site is at .*\n/);
  const [, address = "", port = ""] =
    /^Building the site\nThe site is at (http:\/\/localhost:(\d+)\/docs\/)\n$/.exec(printed) ?? [];
  expect(await (await fetch(address)).text()).toBe("home");
  // Another address of the loopback network: a server that listens on all networks answers there too.
  await expect(fetch(`http://127.0.0.2:${port}/docs/`)).rejects.toThrow("fetch failed");
});

test.each([
  ["SIGHUP", 129],
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)(
  "%s ends npm start and its build",
  async (signal, code) => {
    stubBuild('console.log("It builds"); setTimeout(() => {}, 60_000);');
    const { child, read } = start();
    await read(/It builds/);
    child.kill(signal);
    // Both processes write to this output, so it closes when both have ended.
    await once(child, "close");
    expect(child.exitCode).toBe(code);
  },
  30_000,
);

test("npm start exits with the code of a build that fails", async () => {
  stubBuild("process.exit(7)");
  const env = { PORT: "0" };
  expect(await callCommand(serveCommand, [], { cwd: folder, env })).toMatchObject({ code: 7 });
});

test("npm start refuses a used or invalid port before it builds, and says what to do", async () => {
  rmSync(join(folder, "build"), { recursive: true, force: true });
  const failed = { code: 1, output: "" };
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, "localhost", done));
  const used = other.address();
  const port = typeof used === "object" ? Number(used?.port) : 0;
  const startOn = (value: string) =>
    callCommand(serveCommand, [], { cwd: folder, env: { PORT: value } });
  expect(await startOn(`${port}`)).toEqual({
    ...failed,
    errors: `Port ${port} is in use. Choose another one: PORT=${port + 1} npm start\n`,
  });
  expect(await startOn("http")).toEqual({
    ...failed,
    errors: 'PORT: expected a number such as 4173, found "http"\n',
  });
  expect(existsSync(join(folder, "build"))).toBe(false);
  other.close();
});
