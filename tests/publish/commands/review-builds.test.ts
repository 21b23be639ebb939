// `npm run review -- --base DIR --head DIR`: two folders that were built by somebody else, of which nothing is run.
import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { NO_VERDICT } from "../../../app/preview";
import { createStubRepository, html, type Repository } from "../../support/review-repository";

let repository: Repository;
beforeEach(() => {
  repository = createStubRepository();
});
// A browser starts in some of them, which takes long on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

afterEach(() => repository.remove());

const FOLDERS = ["--base", "before", "--head", "after"];
const handOver = (name: string, text: string, build: object = { commit: "abc", title: name }) => {
  repository.write(`${name}/site/index.html`, html(`<p>${text}</p>`));
  repository.write(`${name}/content/home.mdx`, "---\ntitle: Home\n---\n");
  repository.write(`${name}/build.json`, JSON.stringify(build));
};

test("they are compared as they are; the preview gets the report and its verdict", async () => {
  for (const name of ["before", "after"]) handOver(name, `We ${name}.`);
  for (const name of ["index.html", "bar.js", "plain.txt"])
    repository.write(`preview/${name}`, NO_VERDICT);
  // What would build them is broken: nothing in a given folder runs.
  repository.write("node_modules/build.cjs", "process.exit(1)");
  const more = ["--preview", "preview", "--preview-url", "https://p.example/pr-7/"];
  const result = await repository.review(...FOLDERS, ...more);
  expect(result).toMatchObject({ code: 0, output: "Found: 1 paragraph.\n" });
  const comment = repository.read("build/review/summary.md");
  expect(comment).toContain("after, commit abc · compared with before, commit abc");
  expect(comment).toContain("(https://p.example/pr-7/review/)");
  const filled = ["index.html", "bar.js", "plain.txt"].map((name) =>
    repository.read(`preview/${name}`),
  );
  expect(filled).toEqual(["Found: 1 paragraph.", "Found: 1 paragraph.", NO_VERDICT]);
  expect(repository.read("preview/review/index.html")).toContain("<ins>after.</ins>");
});

test("without a preview the comment says that the report is an artifact; only code changed: its owners", async () => {
  const files = ["app/root.tsx", "content/home.mdx"];
  handOver("before", "We wait.");
  handOver("after", "We wait.", { commit: "def", title: "pull request 7", files });
  repository.write("after/site/assets/a-AAAAAAA1.js", "1");
  repository.write(".github/CODEOWNERS", "* @a\n/app/ @b @c\n");
  const { code, output } = await repository.review(...FOLDERS);
  expect({ code, output }).toEqual({
    code: 0,
    output: "Code changed in 1 file; the pages look and read the same when they are loaded.\n",
  });
  const comment = repository.read("build/review/summary.md");
  expect(comment).toContain("is an artifact of the run");
  expect(comment).toContain("app/root.tsx");
  expect(comment.replaceAll("\u200b", "")).toContain("Owners: @b @c");
});

test.each([
  ["after/site", 'the folder "after" has no folder site'],
  ["before/content", 'the folder "before" has no folder content'],
  ["after/build.json", '"after/build.json" is wrong, expected {"commit": "<sha>"'],
])("without %s there is nothing to compare, and the comment says so", async (part, message) => {
  for (const name of ["before", "after"]) handOver(name, "We wait.");
  rmSync(join(repository.folder, part), { recursive: true });
  const reviewed = repository.review(...FOLDERS);
  await expect(reviewed).rejects.toMatchObject({ exitCode: 2 });
  await expect(reviewed).rejects.toThrow(message);
  expect(repository.read("build/review/summary.md")).toMatch(/^## The review failed/);
});

test("a site without a page is an error, and the comment says so", async () => {
  for (const name of ["before", "after"]) handOver(name, "We wait.");
  rmSync(join(repository.folder, "after/site/index.html"));
  await expect(repository.review(...FOLDERS)).rejects.toThrow("there is no page in");
  expect(repository.read("build/review/summary.md")).toMatch(/^## The review failed/);
});

test("a link to the content of the other build is no content", async () => {
  for (const name of ["before", "after"]) handOver(name, "We wait.");
  rmSync(join(repository.folder, "after/content"), { recursive: true });
  symlinkSync("../before/content", join(repository.folder, "after/content"));
  await expect(repository.review(...FOLDERS)).rejects.toThrow("has no folder content");
});
