// The compressed files of a build: their contents, and which files get none.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";

import { compressCommand } from "../../../app/publish/commands/compress";
import { callCommand } from "../../support/run-content";

test("npm run compress compresses text, except what would grow, is compressed already, or is for hosts", async () => {
  const text = "the same words again and again, ".repeat(50);
  const cwd = await mkdtemp(join(tmpdir(), "compress-"));
  const folder = join(cwd, "build/client");
  await mkdir(folder, { recursive: true });
  for (const name of ["index.html", "a.woff2", "b.png", "c.webp", "d.avif", "_headers"])
    await writeFile(join(folder, name), text);
  await writeFile(join(folder, "short.txt"), "ab");
  expect(await callCommand(compressCommand, [], { cwd })).toMatchObject({ code: 0, errors: "" });
  const made = (await readdir(folder)).filter((name) => /\.(br|gz)$/.test(name));
  expect(made).toEqual(["index.html.br", "index.html.gz"]);
  const br = await readFile(join(folder, "index.html.br"));
  const gz = await readFile(join(folder, "index.html.gz"));
  expect([brotliDecompressSync(br).toString(), gunzipSync(gz).toString()]).toEqual([text, text]);
  expect(Math.max(br.length, gz.length)).toBeLessThan(text.length / 10);
  await rm(cwd, { recursive: true });
});
