// The compressed files of a build: their contents, and which files get none.
import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";

import { compressFile } from "../../../app/publish/hosting/compress";

const TEXT = "the same words again and again, ".repeat(50);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "compress-"));
  await mkdir(join(folder, "assets"));
});

afterEach(() => rm(folder, { recursive: true }));

test("a compressed file is the file itself, smaller", async () => {
  for (const name of ["index.html", "assets/app.js"]) {
    await compressFile(folder, name, Buffer.from(TEXT));
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
  for (const name of names) await compressFile(folder, name, Buffer.from(TEXT));
  await compressFile(folder, "short.txt", Buffer.from("ab"));
  expect(await readdir(folder)).toEqual(["assets"]);
});
