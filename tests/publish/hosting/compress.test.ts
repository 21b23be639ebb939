// The compressed files of a build: their contents, which files get none, and that they are deterministic.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";

import { compressFolder } from "../../../app/publish/hosting/compress";

const TEXT = "the same words again and again, ".repeat(50);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "compress-"));
  await mkdir(join(folder, "assets"));
});

afterEach(() => rm(folder, { recursive: true }));

test("a compressed file is the file itself, smaller", async () => {
  await writeFile(join(folder, "index.html"), TEXT);
  await writeFile(join(folder, "assets/app.js"), TEXT);
  expect(await compressFolder(folder)).toBe(4);
  for (const name of ["index.html", "assets/app.js"]) {
    const [br, gz] = [
      await readFile(join(folder, `${name}.br`)),
      await readFile(join(folder, `${name}.gz`)),
    ];
    expect([brotliDecompressSync(br).toString(), gunzipSync(gz).toString()]).toEqual([TEXT, TEXT]);
    expect(Math.max(br.length, gz.length)).toBeLessThan(TEXT.length / 10);
  }
});

test("what is compressed already, what would grow and what hosts read stays alone", async () => {
  const names = ["a.woff2", "b.png", "c.webp", "d.avif", "_headers"];
  for (const name of names) await writeFile(join(folder, name), TEXT);
  await writeFile(join(folder, "short.txt"), "ab");
  expect(await compressFolder(folder)).toBe(0);
  expect((await readdir(folder)).sort()).toEqual([...names, "assets", "short.txt"].sort());
});

test("gzip's header names neither a time nor a machine", async () => {
  await writeFile(join(folder, "index.html"), TEXT);
  await compressFolder(folder);
  const header = (await readFile(join(folder, "index.html.gz"))).subarray(0, 10);
  // RFC 1952, 2.3: magic, method, flags, four bytes of time, the level, the system.
  expect([...header]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
});
