// The files of two builds by their names without content hashes.
import { expect, test } from "vitest";

import { changedFiles } from "../../../app/publish/review/bytes/files";
import { readSitesOf } from "./sample-report";

async function read(...built: Parameters<typeof readSitesOf>) {
  const [old, now] = await readSitesOf(...built);
  return [old.files, now.files] as const;
}

test("a hash in a name is no change, wherever the name is used", async () => {
  const site = (hash: string) => ({
    [`assets/root-${hash}.js`]: "1",
    "index.html": `<script src="/assets/root-${hash}.js"></script>`,
    "index.html.br": hash,
  });
  const [old, now] = await read(site("AAAAAAA1"), site("BBBBBBB2"));
  expect([...now.keys()].toSorted()).toEqual(["assets/root.js", "index.html"]);
  expect(changedFiles(old, now)).toEqual([]);
});

test("every other byte is a change, also of a file that nobody names", async () => {
  const [old, now] = await read(
    { "index.html": "a", "a.bin": Buffer.from([1, 255]), "gone.txt": "x" },
    { "index.html": "b", "a.bin": Buffer.from([2, 255]), ".hidden": "x" },
  );
  expect(changedFiles(old, now)).toEqual([".hidden", "a.bin", "gone.txt", "index.html"]);
});

test("the count in a class is no text, and still a change of bytes", async () => {
  const page = (count: string) => `<p class="note_root__1mv2xri${count}">x</p>`;
  const [old, now] = await read({ "index.html": page("2") }, { "index.html": page("3") });
  expect(changedFiles(old, now)).toEqual(["index.html"]);
  expect(now.get("index.html")?.text).toBe('<p class="note_root">x</p>');
});

test("two files of one plain name are told apart wherever they are named", async () => {
  const site = (first: string, second: string) => ({
    [`assets/chart-${first}.svg`]: "<svg>1</svg>",
    [`assets/chart-${second}.svg`]: "<svg>2</svg>",
    "index.html": `<img src="/assets/chart-${first}.svg">`,
  });
  const swapped = {
    ...site("AAAAAAA1", "BBBBBBB2"),
    "index.html": '<img src="/assets/chart-BBBBBBB2.svg">',
  };
  const [old, now] = await read(site("AAAAAAA1", "BBBBBBB2"), swapped);
  expect(changedFiles(old, now)).toEqual(["index.html"]);
  const [same, renamed] = await read(site("AAAAAAA1", "BBBBBBB2"), site("CCCCCCC3", "DDDDDDD4"));
  expect(changedFiles(same, renamed)).toEqual([]);
});
