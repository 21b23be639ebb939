// `npm run review` as a reviewer runs it, on sites that need no real build: what it prints, and its exit codes.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";

import { reviewCommand } from "../../../app/publish/commands/review";
import { ReviewError } from "../../../app/publish/review/sites/review-error";
import { HOME } from "../../support/images";
import {
  COMMAND,
  createStubRepository,
  ENVIRONMENT,
  type Repository,
} from "../../support/review-repository";
import { html } from "../../support/review-repository";
import { callCommand } from "../../support/run-content";
import { runNode } from "../../support/run-node";

const opened: Repository[] = [];
// A browser starts in some of them, which takes long on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

afterEach(() => {
  process.chdir(HOME);
  opened.splice(0).forEach((repository) => repository.remove());
});
const open = () => {
  const repository = createStubRepository();
  opened.push(repository);
  return repository;
};

const worktrees = ({ git }: Repository) =>
  git("worktree", "list")
    .split("\n")
    .map((line) => line.split(" ")[0] ?? "");

test("a change: the verdict on standard output, progress on standard error, two files", async () => {
  const repository = open();
  repository.write("public/index.html", (text) => text.replace("wait", "hope"));
  const traces = () => [
    repository.git("status", "--porcelain"),
    repository.git("diff", "--cached"),
    repository.git("rev-parse", "HEAD"),
    ...worktrees(repository),
  ];
  const before = traces();
  const { code, output, errors } = await repository.review({ withBrowser: true }, "HEAD");
  expect(traces(), "the checkout, its index and its worktrees").toEqual(before);
  expect({ code, output }).toEqual({ code: 0, output: "Found: 1 paragraph.\n" });
  expect(errors).toMatch(/^ *\d+\.\d s {2}building the base HEAD \([0-9a-f]{8}\)$/m);
  const comment = repository.read("build/review/summary.md");
  expect(comment).toContain("the working tree with uncommitted changes");
  expect(comment).toMatch(/^## Found: 1 paragraph\.$/m);
  expect(repository.read("build/review/index.html")).toContain("<ins>hope.</ins>");
});

test("nothing that visitors get changed: both builds are identical", async () => {
  const repository = open();
  repository.write("README.md", "A file that no visitor sees.");
  const output = "Both builds are identical.\n";
  expect(await repository.review({}, "HEAD")).toMatchObject({ code: 0, output });
});

test("wrong content of the working tree: its problems as the check prints them, and 1", async () => {
  const repository = open();
  repository.write("content/home.mdx", "---\ntitle: WRONG\n---\n");
  const { code, output, errors } = await repository.review({}, "HEAD");
  expect({ code, output }).toEqual({ code: 1, output: "" });
  expect(errors).toMatch(
    /\nthe working tree cannot be built:\ncontent\/home\.mdx:2:8 {2}title {2}is wrong\n\n1 problem in 1 file\n$/,
  );
});

test("a base that cannot be built: its problems, and 2", async () => {
  const repository = open();
  repository.write("content/home.mdx", "---\ntitle: WRONG\n---\n");
  repository.commit();
  repository.write("content/home.mdx", "---\ntitle: Home\n---\n");
  const { code, errors } = await repository.review({}, "HEAD");
  expect(code).toBe(2);
  expect(repository.read("build/review/summary.md")).toMatch(
    /^## The review failed.*cannot be built:/s,
  );
  expect(errors).toMatch(/\nthe base HEAD \([0-9a-f]{8}\) cannot be built:\n/);
  expect(errors).toMatch(/\ncontent\/home\.mdx:2:8 {2}title {2}is wrong\n\n1 problem in 1 file\n$/);
  expect(worktrees(repository)).toHaveLength(1);
});

test("a page that may differ and no browser to read it: an error of its own, and the comment says so", async () => {
  const repository = open();
  repository.write("public/index.html", (text) => text.replace("wait", "hope"));
  const { code, output, errors } = await repository.review({}, "HEAD");
  expect({ code, output }).toEqual({ code: 3, output: "" });
  expect(errors).toContain("CHROMIUM_PATH names no file");
  expect(repository.read("build/review/summary.md")).toMatch(/^## The review failed/);
});

test("what came to the base later is not this work's change back", async () => {
  const repository = open();
  const start = repository.git("rev-parse", "HEAD");
  repository.git("switch", "--quiet", "--create", "newer");
  repository.write("public/about-us.html", html("<p>About us, later.</p>"));
  repository.commit();
  repository.git("switch", "--quiet", "--detach", start);
  repository.write("public/robots.txt", "User-agent: *\n");
  expect(await repository.review({}, "newer")).toMatchObject({ code: 0 });
  const comment = repository.read("build/review/summary.md");
  expect(comment).toContain(`newer, commit ${start.slice(0, 8)}`);
  expect(comment).toContain("robots.txt added");
  expect(comment).not.toContain("later");
});

test("a base without a common history is nothing to compare with", async () => {
  const repository = open();
  const other = repository.git("commit-tree", "HEAD^{tree}", "-m", "Another beginning");
  process.chdir(repository.folder);
  const reviewed = callCommand(reviewCommand, [other]);
  await expect(reviewed).rejects.toThrow("no history in common");
  await expect(reviewed).rejects.toMatchObject({ exitCode: 2 });
});

test("Ctrl-C leaves no worktree and no folder behind", async () => {
  const repository = open();
  repository.write("content/home.mdx", "---\ntitle: ENDLESS\n---\n");
  repository.commit();
  const child = spawn(process.execPath, [...COMMAND, "HEAD"], {
    cwd: repository.folder,
    env: { ...process.env, ...ENVIRONMENT },
    stdio: "ignore",
  });
  const ended = new Promise<number | null>((done) => child.on("close", done));
  const folder = await vi.waitUntil(() => worktrees(repository)[1], { timeout: 60_000 });
  child.kill("SIGINT");
  expect(await ended).toBe(130);
  expect(worktrees(repository)).toHaveLength(1);
  expect(existsSync(folder)).toBe(false);
});

describe("what cannot be compared: one sentence, and 2", () => {
  test("a name that is no commit", async () => {
    process.chdir(open().folder);
    const message =
      'there is no commit "nope" in this repository, expected a branch, a tag or a commit; fetch it first if it is only on a server.';
    await expect(callCommand(reviewCommand, ["nope"])).rejects.toEqual(new ReviewError(message, 2));
  });

  test("a folder outside of a repository", async () => {
    const folder = mkdtempSync(join(tmpdir(), "review-test-"));
    const { code, output, errors } = await runNode([...COMMAND, "main"], folder, {
      ...ENVIRONMENT,
      GIT_CEILING_DIRECTORIES: tmpdir(),
    });
    rmSync(folder, { recursive: true });
    expect({ code, output }).toEqual({ code: 2, output: "" });
    expect(errors).toBe(
      "this folder is not a Git repository, or Git cannot read it: not a git repository (or any of the parent directories): .git.\n",
    );
  });
});

test.each([
  [[], "Usage: "],
  [["--all"], "Unknown option '--all'"],
  [["main", "other"], "Usage: "],
  [["--base", "main"], "Usage: "],
])("wrong arguments: what is wrong, and 2: %j", async (options, message) => {
  const error: unknown = await callCommand(reviewCommand, options).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ReviewError);
  expect(error).toHaveProperty("exitCode", 2);
  expect(error).toHaveProperty("message", expect.stringContaining(message));
});
