// What a kept build is made from: when any of it changes, the site is built anew.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";

import { buildKey, keepBuild } from "../../../../app/publish/review/sites/kept-builds";
import { createStubRepository } from "../../../support/review-repository";

afterEach(() => vi.unstubAllEnvs());

test("sources, code of the build, lockfile and the site's address change its key; nothing else does", async () => {
  const { folder, write, remove } = createStubRepository();
  write("app/publish/images/svg.ts", "export const precision = 1;");
  write("package-lock.json", "{}");
  const keys = [await buildKey(folder)];
  const isNew = async () => {
    const key = await buildKey(folder);
    const known = keys.includes(key);
    keys.push(key);
    return !known;
  };
  write("README.md", "Words.");
  expect(await isNew()).toBe(false);
  write("app/publish/images/svg.ts", "export const precision = 0;");
  expect(await isNew()).toBe(true);
  write("content/signatures.txt", "/ 1234 Legal 2030-01-01 Somebody");
  expect(await isNew()).toBe(false);
  write("package-lock.json", '{"name":"other"}');
  expect(await isNew()).toBe(true);
  write("content/home.mdx", "---\ntitle: Other\n---\n");
  expect(await isNew()).toBe(true);
  vi.stubEnv("SITE_ORIGIN", "https://other.example");
  expect(await isNew()).toBe(true);
  vi.stubEnv("SITE_PREVIEW", "pr-7");
  expect(await isNew()).toBe(false);
  remove();
});

test("site and headers are kept, whichever folder of the cache disappears while it is read", async () => {
  const { folder, write, remove } = createStubRepository();
  const [cwd, elsewhere] = [process.cwd(), mkdtempSync(join(tmpdir(), "kept-"))];
  process.chdir(elsewhere);
  try {
    mkdirSync(".cache/review", { recursive: true });
    // Listed and not readable, like the other site's unfinished folder at the moment when it is moved.
    symlinkSync("moved", ".cache/review/unfinished");
    const build = () => {
      for (const file of ["client/index.html", "nginx.conf"]) write(`build/${file}`, file);
      return Promise.resolve();
    };
    const { client, nginx, content } = await keepBuild(folder, "the site", () => undefined, build);
    rmSync(join(folder, "build"), { recursive: true });
    expect(existsSync(join(client, "index.html"))).toBe(true);
    expect(readFileSync(nginx ?? "", "utf8")).toBe("nginx.conf");
    // Signatures may differ between two folders that build the same site.
    expect(content).toBe(join(folder, "content"));
  } finally {
    process.chdir(cwd);
    rmSync(elsewhere, { recursive: true });
    remove();
  }
});
