// What a review takes out of Git: the bytes that it stores, and which files differ.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

import { readTrees } from "../../../app/publish/review/git-trees";
import { openRepository, type Repository } from "../../support/review-repository";

let repository: Repository;
let folder: string;
beforeEach(() => {
  repository = openRepository();
  folder = mkdtempSync(join(tmpdir(), "git-trees-"));
  repository.write("content/home.mdx", "$Id$ one\n");
  repository.write("app/a.ts", "1");
  repository.commit();
});
afterEach(() => {
  repository.remove();
  rmSync(folder, { recursive: true });
});

/** Runs with another working folder. */
function inFolder<T>(cwd: string, run: () => T): T {
  const home = process.cwd();
  process.chdir(cwd);
  try {
    return run();
  } finally {
    process.chdir(home);
  }
}

const read = (ref: string, request?: string, cwd = repository.folder) =>
  inFolder(cwd, () => readTrees(ref, request, folder));

/** Reads a file as one side of the comparison has it. */
const written = (trees: ReturnType<typeof read>, side: "base" | "head", name: string) =>
  inFolder(repository.folder, () => {
    trees.write(side, join(folder, side));
    return readFileSync(join(folder, side, name), "utf8");
  });

test("Git attributes of a request change no bytes, and count as a changed file", () => {
  const base = repository.git("rev-parse", "HEAD");
  repository.write("content/.gitattributes", "*.mdx ident text eol=crlf\n");
  repository.write("content/home.mdx", "$Id$ two\n");
  const head = repository.commit();
  const trees = read(base, head);
  expect(written(trees, "base", "content/home.mdx")).toBe("$Id$ one\n");
  expect(written(trees, "head", "content/home.mdx")).toBe("$Id$ two\n");
  expect(trees.files).toEqual(["content/.gitattributes", "content/home.mdx"]);
});

test("lists odd names, renamed files and tracked files that are ignored", () => {
  repository.write(".gitignore", "ignored.txt\n");
  repository.write("ignored.txt", "It is tracked all the same.");
  repository.git("add", "--force", "ignored.txt");
  repository.commit();
  expect(read("HEAD").files).toEqual([]);
  repository.git("mv", "app/a.ts", "content/b.mdx");
  repository.write('content/a "b"\nc.mdx', "new");
  expect(read("HEAD").files).toEqual(["app/a.ts", 'content/a "b"\nc.mdx', "content/b.mdx"]);
});

test("refuses a symbolic link", () => {
  symlinkSync("/etc/passwd", join(repository.folder, "content/secret.md"));
  const message = '"content/secret.md" is a link or a repository of its own. Commit the files';
  expect(() => read("HEAD")).toThrow(message);
});

test("says what to do in a shallow clone", () => {
  repository.write("content/home.mdx", "two");
  repository.commit();
  const clone = join(folder, "clone");
  const options = ["clone", "--quiet", "--depth=1", "--no-single-branch"];
  repository.git("branch", "older", "HEAD^");
  execFileSync("git", [...options, `file://${repository.folder}`, clone]);
  expect(() => read("origin/older", undefined, clone)).toThrow('run "git fetch --unshallow".');
});
