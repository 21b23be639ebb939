// The files of two builds by their names without content hashes.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";

import { changedFiles, readFiles, type SiteFiles } from "../../../app/publish/review/bytes/files";

async function read(files: Record<string, string | Buffer>): Promise<SiteFiles> {
  const client = mkdtempSync(join(tmpdir(), "files-"));
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(client, name)), { recursive: true });
    writeFileSync(join(client, name), bytes);
  }
  const { files: found } = await readFiles({ client, content: "" });
  rmSync(client, { recursive: true });
  return found;
}

test("a hash in a name is no change, wherever the name is used", async () => {
  const site = (hash: string) => {
    const page = `<script src="/assets/root-${hash}.js"></script>`;
    return {
      [`assets/root-${hash}.js`]: "1",
      "index.html": page,
      "index.html.br": brotliCompressSync(page),
    };
  };
  const [old, now] = [await read(site("AAAAAAA1")), await read(site("BBBBBBB2"))];
  expect([...now.keys()].toSorted()).toEqual(["assets/root.js", "index.html", "index.html.br"]);
  expect(changedFiles(old, now)).toEqual([]);
});

test("every other byte is a change, also of a file that nobody names", async () => {
  const old = await read({ "index.html": "a", "a.bin": Buffer.from([1, 255]), "gone.txt": "x" });
  const now = await read({ "index.html": "b", "a.bin": Buffer.from([2, 255]), ".hidden": "x" });
  expect(changedFiles(old, now)).toEqual([".hidden", "a.bin", "gone.txt", "index.html"]);
});

test("a compressed copy that holds something else is false", async () => {
  const files = await read({
    "a.txt": "good",
    "a.txt.br": brotliCompressSync("bad"),
    "a.txt.gz": "no archive",
    "b.txt": "good",
    "b.txt.br": brotliCompressSync("good"),
  });
  expect(
    [...files.values()].filter(({ isFalseCopy }) => isFalseCopy).map(({ name }) => name),
  ).toEqual(["a.txt.br", "a.txt.gz"]);
});

test("two files of one plain name are told apart by what they hold", async () => {
  const files = await read({ "assets/a-AAAAAAA1.js": "1", "assets/a-BBBBBBB2.js": "2" });
  expect([...files.keys()].every((name) => /^assets\/a~[0-9a-f]{8}\.js$/.test(name))).toBe(true);
  expect(files.size).toBe(2);
});
