// `npm run review` as a reviewer runs it, on sites that need no real build: what it prints, and its exit codes.
import { spawn } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

import { reviewCommand } from "../../../app/publish/commands/review";
import {
  COMMAND,
  createStubRepository,
  html,
  type Repository,
} from "../../support/review-repository";
import { callCommand } from "../../support/run-content";
import { runNode } from "../../support/run-node";

let repository: Repository;
beforeEach(() => {
  repository = createStubRepository();
});
// A browser starts in one of them, which takes long on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

afterEach(() => {
  vi.unstubAllEnvs();
  repository.remove();
});

/** A review that starts a browser fails then. */
const withoutBrowser = () => vi.stubEnv("CHROMIUM_PATH", "none");

const worktrees = () =>
  repository
    .git("worktree", "list")
    .split("\n")
    .map((line) => line.split(" ")[0] ?? "");

test("a change: the verdict on standard output, progress on standard error, two files", async () => {
  repository.write("public/index.html", html("<p>We hope.</p>"));
  const traces = () => [
    repository.git("status", "--porcelain"),
    repository.git("diff", "--cached"),
    repository.git("rev-parse", "HEAD"),
    ...worktrees(),
  ];
  const before = traces();
  const { code, output, errors } = await repository.review("HEAD");
  expect(traces(), "the checkout, its index and its worktrees").toEqual(before);
  expect({ code, output }).toEqual({ code: 0, output: "Found: 1 paragraph.\n" });
  expect(errors).toMatch(/^ *\d+\.\d s {2}building the base HEAD \([0-9a-f]{8}\)$/m);
  const comment = repository.read("build/review/summary.md");
  expect(comment).toContain("the working tree with uncommitted changes");
  expect(comment).toMatch(/^## Found: 1 paragraph\.$/m);
  expect(repository.read("build/review/index.html")).toContain("<ins>hope.</ins>");
});

test("nothing that visitors get changed: both builds are identical", async () => {
  repository.write("README.md", "A file that no visitor sees.");
  withoutBrowser();
  const output = "Both builds are identical.\n";
  expect(await repository.review("HEAD")).toMatchObject({ code: 0, output });
});

test("wrong content of the working tree: its problems as the check prints them, and 1", async () => {
  repository.write("content/home.mdx", "---\ntitle: WRONG\n---\n");
  const { code, output, errors } = await runNode([...COMMAND, "HEAD"], repository.folder);
  expect({ code, output }).toEqual({ code: 1, output: "" });
  expect(errors).toMatch(
    /\nthe working tree cannot be built:\ncontent\/home\.mdx:2:8 {2}title {2}is wrong\n\n1 problem in 1 file\n$/,
  );
});

test("a base that cannot be built: its problems, and 2", async () => {
  repository.write("content/home.mdx", "---\ntitle: WRONG\n---\n");
  repository.commit();
  repository.write("content/home.mdx", "---\ntitle: Home\n---\n");
  const reviewed = repository.review("HEAD");
  await expect(reviewed).rejects.toMatchObject({ exitCode: 2 });
  await expect(reviewed).rejects.toThrow(
    /^the base HEAD \([0-9a-f]{8}\) cannot be built:\ncontent\/home\.mdx:2:8 {2}title {2}is wrong\n\n1 problem in 1 file$/,
  );
  expect(repository.read("build/review/summary.md")).toMatch(
    /^## The review failed.*cannot be built:/s,
  );
  expect(worktrees()).toHaveLength(1);
});

test("a page that may differ and no browser to read it: an error of its own, and the comment says so", async () => {
  repository.write("public/index.html", html("<p>We hope.</p>"));
  withoutBrowser();
  await expect(repository.review("HEAD")).rejects.toThrow("CHROMIUM_PATH names no file");
  expect(repository.read("build/review/summary.md")).toMatch(/^## The review failed/);
});

test("what came to the base later is not this work's change back", async () => {
  const start = repository.git("rev-parse", "HEAD");
  repository.git("switch", "--quiet", "--create", "newer");
  repository.write("public/about-us.html", html("<p>About us, later.</p>"));
  repository.commit();
  repository.git("switch", "--quiet", "--detach", start);
  repository.write("public/robots.txt", "User-agent: *\n");
  withoutBrowser();
  expect(await repository.review("newer")).toMatchObject({ code: 0 });
  const comment = repository.read("build/review/summary.md");
  expect(comment).toContain(`newer, commit ${start.slice(0, 8)}`);
  expect(comment).toContain("robots.txt added");
  expect(comment).not.toContain("later");
});

test("a base without a common history is nothing to compare with", async () => {
  const other = repository.git("commit-tree", "HEAD^{tree}", "-m", "Another beginning");
  const reviewed = repository.review(other);
  await expect(reviewed).rejects.toMatchObject({ exitCode: 2 });
  await expect(reviewed).rejects.toThrow("no history in common");
});

test("Ctrl-C leaves no worktree and no folder behind", async () => {
  repository.write("content/home.mdx", "---\ntitle: ENDLESS\n---\n");
  repository.commit();
  const child = spawn(process.execPath, [...COMMAND, "HEAD"], {
    cwd: repository.folder,
    stdio: "ignore",
  });
  // Also when the test fails.
  onTestFinished(() => void child.kill("SIGINT"));
  const ended = new Promise<number | null>((done) => child.on("close", done));
  // Git cannot list a worktree that it is still writing.
  const addedFolder = () => {
    const [, added] = worktrees();
    if (added === undefined) throw new Error("there is no worktree yet");
    return added;
  };
  const folder = await vi.waitFor(addedFolder, { timeout: 60_000, interval: 200 });
  child.kill("SIGINT");
  expect(await ended).toBe(130);
  expect(worktrees()).toHaveLength(1);
  expect(existsSync(folder)).toBe(false);
});

describe("what cannot be compared: one sentence, and 2", () => {
  test("a name that is no commit", async () => {
    const message =
      'there is no commit "nope" in this repository, expected a branch, a tag or a commit; fetch it first if it is only on a server.';
    await expect(repository.review("nope")).rejects.toMatchObject({ exitCode: 2, message });
  });

  test("a folder outside of a repository", async () => {
    rmSync(join(repository.folder, ".git"), { recursive: true });
    const message =
      "this folder is not a Git repository, or Git cannot read it: not a git repository (or any of the parent directories): .git.";
    await expect(repository.review("main")).rejects.toMatchObject({ exitCode: 2, message });
  });
});

test.each([
  [[], "Usage: "],
  [["--all"], "Unknown option '--all'"],
  [["main", "other"], "Usage: "],
  [["--base", "main"], "Usage: "],
])("wrong arguments: what is wrong, and 2: %j", async (options, message) => {
  const reviewed = callCommand(reviewCommand, options);
  await expect(reviewed).rejects.toMatchObject({ exitCode: 2 });
  await expect(reviewed).rejects.toThrow(message);
});
