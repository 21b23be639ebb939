// The last step of a build, run by Vite alone.
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { build as viteBuild } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";

import { finishPlugin } from "../../../app/publish/build/finish-plugin";

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "finish-"));
  for (const folder of ["build/client", "content"])
    await mkdir(join(root, folder), { recursive: true });
  await writeFile(join(root, "entry.js"), "export {};");
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

/** Builds with this one file in the client's folder. @returns what a terminal would show of an error */
async function build(name: string, text: string): Promise<string> {
  await writeFile(join(root, "build/client", name), text);
  try {
    await viteBuild({
      root,
      configFile: false,
      logLevel: "silent",
      plugins: [finishPlugin("/", new Map())],
      build: { ssr: "entry.js", outDir: "build/server" },
    });
    return "";
  } catch (error) {
    return inspect(error);
  }
}

test("a build with a file that must not be published fails, names the file, and gets no configuration", async () => {
  const shown = await build("a.css", "a { background: url(https://cdn.example.net/a.png) }");
  expect(shown).toMatch(/^build\/client\/a.css:1:17 {2}https:\/\/cdn\.example\.net\/a\.png {2}/);
  expect(shown).toMatch(/\n\n1 problem in 1 file$/);
  expect(await readdir(join(root, "build"))).not.toContain("nginx.conf");
});

test("a good build is finished", async () => {
  expect(await build("a.css", "a { color: red }".repeat(20))).toBe("");
  expect(await readdir(join(root, "build/client"))).toEqual(["a.css", "a.css.br", "a.css.gz"]);
  expect(await readdir(join(root, "build"))).toContain("nginx.conf");
});
