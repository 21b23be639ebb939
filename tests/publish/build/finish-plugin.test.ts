// The last step of a build, run by Vite alone.
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterEach, expect, test, vi } from "vitest";

import { finishPlugin } from "../../../app/publish/build/finish-plugin";

let root = "";
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true });
});

test.each([
  ["", ["a.css", "a.css.br", "a.css.gz", "page.html"]],
  ["pr-1", ["a.css", "page.html"]],
])("files are written, and compressed unless it is a preview: %j", async (preview, files) => {
  vi.stubEnv("SITE_PREVIEW", preview);
  root = await mkdtemp(join(tmpdir(), "finish-"));
  for (const folder of ["build/client", "content"])
    await mkdir(join(root, folder), { recursive: true });
  await writeFile(join(root, "entry.js"), "export {};");
  await writeFile(join(root, "build/client/a.css"), "a { color: red }".repeat(20));
  await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [finishPlugin("/", new Map([["page.html", "A page"]]))],
    build: { ssr: "entry.js", outDir: "build/server" },
  });
  expect(await readdir(join(root, "build/client"))).toEqual(files);
  expect(await readdir(join(root, "build"))).toContain("nginx.conf");
});
