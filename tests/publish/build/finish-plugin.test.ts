// The last step of a build as the build runs it: a process that ends well or badly.
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";

const TSX = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
const BUILD = `
  import { build } from "vite";
  import { finish } from "./app/publish/build/finish-plugin.ts";
  await build({ root: process.argv[1], configFile: false, logLevel: "error", plugins: [finish("/")], build: { ssr: "entry.js", outDir: "build/server" } });`;

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "finish-"));
  await mkdir(join(root, "build/client"), { recursive: true });
  await writeFile(join(root, "entry.js"), "export {};");
});

afterEach(() => rm(root, { recursive: true }));

/** Builds with this one file in the client's folder. */
async function build(name: string, text: string): Promise<{ hasFailed: boolean; errors: string }> {
  await writeFile(join(root, "build/client", name), text);
  return new Promise((done) => {
    execFile(
      process.execPath,
      ["--import", TSX, "--input-type=module", "--eval", BUILD, root],
      (error, _, errors) => done({ hasFailed: error !== null, errors }),
    );
  });
}

test(
  "a build with a file that must not be published fails, names the file, and compresses nothing",
  { timeout: 30_000 },
  async () => {
    const { hasFailed, errors } = await build(
      "a.css",
      "a { background: url(https://cdn.example.net/a.png) }",
    );
    expect(hasFailed).toBe(true);
    expect(errors).toContain("build/client/a.css:1:17  https://cdn.example.net/a.png  ");
    expect(errors).toContain("1 problem in 1 file");
    expect(await readdir(join(root, "build"))).not.toContain("nginx.conf");
  },
);

test("a good build is finished", { timeout: 30_000 }, async () => {
  expect(await build("a.css", "a { color: red }".repeat(20))).toEqual({
    hasFailed: false,
    errors: "",
  });
  expect(await readdir(join(root, "build/client"))).toEqual(["a.css", "a.css.br", "a.css.gz"]);
  expect(await readdir(join(root, "build"))).toContain("nginx.conf");
});
