// `npm run review` as a reviewer runs it, on sites that need no real build: what it prints, and its exit codes.
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { reviewCommand } from "../../../app/publish/commands/review";
import { createStubRepository, replaceNpm, type Repository } from "../../support/review-repository";
import { callCommand } from "../../support/call-command";

let repository: Repository;
beforeEach(() => {
  repository = createStubRepository();
  vi.stubEnv("PATH", replaceNpm(repository)).stubEnv("GIT_HOOK", "1");
  // Makes every review fail that starts a browser.
  vi.stubEnv("CHROMIUM_PATH", "none");
});
afterEach(() => {
  vi.unstubAllEnvs();
  repository.remove();
});

const commentOf = () => repository.read("build/review/summary.md").replaceAll("\u200b", "");
const WRONG = "---\ntitle: WRONG\n---\n";
const PROBLEM = "content/home.mdx:2:8  title  is wrong";

test("a review prints the verdict on standard output, progress on standard error, and writes the report", async () => {
  vi.stubEnv("CHROMIUM_PATH", undefined);
  repository.write("public/index.html", "<p>We hope.</p>");
  const traces = () =>
    ["status --porcelain", "diff --cached", "worktree list", "stash list"].map((command) =>
      repository.git(...command.split(" ")),
    );
  const before = traces();
  const { code, output, errors } = await repository.review("HEAD");
  expect(traces(), "the checkout and its index").toEqual(before);
  expect(output).toMatch(/^This request changes code: .* 1 page differs: 1 passage to read.*\n$/);
  expect(code).toBe(0);
  expect(errors).toMatch(/^ *\d+\.\d s {2}building HEAD$/m);
  expect(commentOf()).toContain("the working tree");
  expect(commentOf()).toContain("changes 1 file that is not content: public/index.html.");
  expect(repository.read("build/review/index.html")).toContain("<ins>hope</ins>");
  expect(repository.read("build/review/report.json")).toContain(output.trim());
}, 240_000);

test("a review says that both builds are identical when nothing changed for visitors, and leaves no copy", async () => {
  repository.write("README.md", "A file that no visitor sees.");
  const temporary = mkdtempSync(join(tmpdir(), "temporary-"));
  vi.stubEnv("TMPDIR", temporary);
  const identical = { code: 0, output: "Both builds are identical.\n" };
  expect(await repository.review("HEAD")).toMatchObject(identical);
  expect(readdirSync(temporary).filter((name) => name.startsWith("review-"))).toEqual([]);
  rmSync(temporary, { recursive: true });
});

test("a review does not report what was added to the base later", async () => {
  const start = repository.git("rev-parse", "HEAD");
  repository.git("switch", "--quiet", "--create", "newer");
  repository.write("public/about-us.html", "<p>About us, later.</p>");
  repository.commit();
  repository.git("switch", "--quiet", "--detach", start);
  repository.write("public/robots.txt", "User-agent: *\n");
  expect(await repository.review("newer")).toMatchObject({ code: 0 });
  expect(commentOf()).toContain(`newer, commit ${start.slice(0, 8)}`);
  expect(commentOf()).toContain("User-agent");
  expect(commentOf()).not.toContain("later");
});

test("a request is built here if it changes content only, because a build runs its code", async () => {
  const start = repository.git("rev-parse", "HEAD");
  const isBuilt = async (file: string) => {
    repository.write(file, "");
    const options = ["--request", repository.commit(), "--to", `build/${basename(file)}`];
    return (await repository.review(start, ...options)).errors.includes("building commit ");
  };
  expect([await isBuilt("content/a.mdx"), await isBuilt("app/a.ts")]).toEqual([true, false]);
});

describe("a review fails, and says so in the comment,", () => {
  test("with 1 for work that cannot be built", async () => {
    repository.write("content/home.mdx", WRONG);
    const message = `Cannot build the working tree:\n${PROBLEM}`;
    await expect(repository.review("HEAD")).rejects.toMatchObject({ exitCode: 1, message });
    expect(commentOf()).toContain("<p>content/home.mdx:2:8 title is wrong</p>");
  });

  test("with 2 for a base whose packages are others, and cannot be installed", async () => {
    repository.write("package-lock.json", '{"name": "other"}');
    const message = "Cannot build HEAD:\nthe log of the build says why.";
    await expect(repository.review("HEAD")).rejects.toMatchObject({ exitCode: 2, message });
  });

  test.each([
    ["nope", "bad revision 'nope'"],
    ["other", "it has no history in common with this branch."],
  ])("with 2 for the branch %s", async (ref, reason) => {
    const other = repository.git("commit-tree", "HEAD^{tree}", "-m", "Another");
    repository.git("branch", "other", other);
    const message = `Git cannot compare with "${ref}": ${reason}`;
    await expect(repository.review(ref)).rejects.toThrow(message);
  });
});

test.each([
  ["--all", "Unknown option '--all'"],
  ["main other", "Usage: "],
  ["--base main", "Usage: "],
  ["main --request abc", "Usage: "],
])("a review explains the wrong arguments %s and exits with 2", async (options, message) => {
  const reviewed = callCommand(reviewCommand, options.split(" "));
  await expect(reviewed).rejects.toMatchObject({ exitCode: 2 });
  await expect(reviewed).rejects.toThrow(message);
});

describe("a review of two folders that were built elsewhere", () => {
  const FOLDERS = ["--base", "before", "--head", "after"];
  beforeEach(() => {
    for (const name of ["before", "after"]) {
      repository.write(`${name}/site/index.html`, "<p>We wait.</p>");
      repository.write(`${name}/content/home.mdx`, "---\ntitle: Home\n---\n");
      repository.write(`${name}/build.json`, JSON.stringify({ commit: "abc", title: name }));
    }
  });

  test("exits with 3 when something could not be judged", async () => {
    repository.write("after/content/home.mdx", "---\ntitle: [\n---\n");
    const more = ["--preview-url", "https://p.example/", "--report-url", "https://r.example/"];
    const { code, output } = await repository.review(...FOLDERS, ...more);
    expect(code).toBe(3);
    expect(output).toBe("No page differs. 1 part of the site could not be judged.\n");
    expect(commentOf()).toContain("after, commit abc · compared with before, commit abc");
    const links = "[Report with pictures](https://r.example/) · [Preview](https://p.example/)";
    expect(commentOf()).toContain(links);
  });

  test.each([
    ["before/site", 'The folder "before" must contain the folders site and content'],
    ["after/build.json", 'The file "after/build.json" must be like {"commit": "<sha>"'],
    ["after/site/index.html", 'The folder "after/site" has no page.'],
  ])("says in the comment that nothing can be compared without %s", async (part, message) => {
    rmSync(join(repository.folder, part), { recursive: true });
    await expect(repository.review(...FOLDERS)).rejects.toThrow(message);
    expect(commentOf()).toMatch(/^## The review failed/);
  });

  test.each([
    ["content", "before", "must contain the folders"],
    ["site/b.html", "/etc/passwd", "is a link"],
  ])("follows no link in what was handed over: %s", async (part, target, message) => {
    rmSync(join(repository.folder, "after", part), { recursive: true, force: true });
    symlinkSync(target, join(repository.folder, "after", part));
    await expect(repository.review(...FOLDERS)).rejects.toThrow(message);
  });
});
