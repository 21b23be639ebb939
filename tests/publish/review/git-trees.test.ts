// What a review takes out of Git: the bytes that it stores, and which files differ.
import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

import { readTrees } from "../../../app/publish/review/git-trees";
import { openRepository, type Repository } from "../../support/review-repository";

let repository: Repository;
let folder: string;
beforeEach(() => {
  repository = openRepository();
  folder = join(repository.folder, "build");
  repository.write("build/empty", "");
  repository.write("content/home.mdx", "$Id$ one\n");
  repository.write("app/a.ts", "1");
  repository.commit();
});
afterEach(() => repository.remove());

const read = (ref: string, request?: string) =>
  repository.inside(() => readTrees(ref, request, folder));

test("Git attributes of a request change no bytes, and count as a changed file", async () => {
  const base = repository.git("rev-parse", "HEAD");
  repository.write("content/.gitattributes", "*.mdx ident text eol=crlf\n");
  repository.write("content/home.mdx", "$Id$ two\n");
  const request = repository.commit();
  repository.write("app/a.ts", "what the reviewer works on");
  const trees = await read(base, request);
  for (const side of ["base", "head"] as const)
    await repository.inside(() => trees.write(side, join(folder, side)));
  const wordsOf = (side: string) => readFileSync(join(folder, side, "content/home.mdx"), "utf8");
  expect(["base", "head"].map(wordsOf)).toEqual(["$Id$ one\n", "$Id$ two\n"]);
  expect(trees.files).toEqual(["content/.gitattributes", "content/home.mdx"]);
});

test("lists odd names, renamed files and tracked files that are ignored", async () => {
  repository.write(".gitignore", "ignored.txt\n");
  repository.write("ignored.txt", "It is tracked all the same.");
  repository.git("add", "--force", "ignored.txt");
  repository.commit();
  expect((await read("HEAD")).files).toEqual([]);
  repository.git("mv", "app/a.ts", "content/b.mdx");
  repository.write('content/a "b"\nc.mdx', "new");
  const { files } = await read("HEAD");
  expect(files).toEqual(["app/a.ts", 'content/a "b"\nc.mdx', "content/b.mdx"]);
});

test("refuses a symbolic link", async () => {
  symlinkSync("/etc/passwd", join(repository.folder, "content/secret.md"));
  const message = '"content/secret.md" is a link or a repository of its own. Commit the files';
  await expect(read("HEAD")).rejects.toThrow(message);
});
