// The last step of a build, run by Vite alone.
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";

import { finishPlugin } from "../../../app/publish/build/finish-plugin";
import { LIMITS } from "../../../app/publish/hosting/limits";

/** Builds a site that has these files. @returns the names of all its files */
async function finish(files: Record<string, string | Buffer>): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), "finish-"));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const folder of ["build/client", "content"])
    await mkdir(join(root, folder), { recursive: true });
  await writeFile(join(root, "entry.js"), "export {};");
  for (const [name, text] of Object.entries(files))
    await writeFile(join(root, "build/client", name), text);
  await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [finishPlugin(new Map([["page.html", "A page"]]))],
    build: { ssr: "entry.js", outDir: "build/server" },
  });
  return readdir(join(root, "build"), { recursive: true });
}

test("writes the pages and the configuration of nginx", async () => {
  expect(await finish({ "a.css": "a" })).toEqual(
    expect.arrayContaining(["nginx.conf", "client/a.css", "client/page.html"]),
  );
});

const { mebibytes, rules } = LIMITS;

test.each([
  ["film.mp4", Buffer.alloc(mebibytes * 2 ** 20 + 1), "is larger than 25 MiB"],
  ["_redirects", "/a /b 301\n".repeat(rules._redirects + 1), "has 2001 rules"],
  ["_headers", "/a\n  A: b\n".repeat(rules._headers + 1), "has 101 rules"],
])("refuses a %s that hosts refuse", async (name, text, message) => {
  await expect(finish({ [name]: text })).rejects.toThrow(`build/client/${name}:1:1  ${message}`);
});

test("takes the largest that hosts take", async () => {
  await finish({
    "film.mp4": Buffer.alloc(mebibytes * 2 ** 20),
    _redirects: "/a /b 301\n".repeat(rules._redirects),
  });
});
