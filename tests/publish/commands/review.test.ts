// `npm run review` as a reviewer runs it, on sites that need no real build: what it prints, and its exit codes.
import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { reviewCommand } from "../../../app/publish/commands/review";
import {
  COMMAND,
  createStubRepository,
  html,
  withoutNpm,
  type Repository,
} from "../../support/review-repository";
import { callCommand } from "../../support/run-content";
import { runNode } from "../../support/run-node";

let repository: Repository;
beforeEach(() => {
  repository = createStubRepository();
  vi.stubEnv("PATH", withoutNpm(repository));
});
// Some tests start a browser, which takes long on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

afterEach(() => {
  vi.unstubAllEnvs();
  repository.remove();
});

/** Makes every review fail that starts a browser. */
const withoutBrowser = () => vi.stubEnv("CHROMIUM_PATH", "none");
const CODE = "This request changes code: what visitors get can differ from this preview.";
const CHANGED = `${CODE} 1 page differs: 1 passage to read, 1 of them changes the strength or status of a claim.\n`;

test("a review prints the verdict of a change on standard output, progress on standard error, and writes the report", async () => {
  repository.write("public/index.html", html("<p>We hope.</p>"));
  const traces = () =>
    ["status --porcelain", "diff --cached", "worktree list", "stash list"].map((command) =>
      repository.git(...command.split(" ")),
    );
  const before = traces();
  const { code, output, errors } = await repository.review("HEAD");
  expect(traces(), "the checkout and its index").toEqual(before);
  expect(output).toBe(CHANGED);
  expect(code).toBe(0);
  expect(errors).toMatch(/^ *\d+\.\d s {2}building HEAD$/m);
  const comment = repository.read("build/review/summary.md");
  expect(comment).toContain("the working tree");
  expect(comment).toContain(
    "This request also changes 1 file that is not content: public/index.html.",
  );
  expect(repository.read("build/review/index.html")).toContain("<ins><mark>hope</mark></ins>");
  expect(JSON.parse(repository.read("build/review/report.json"))).toMatchObject({
    verdict: output.trim(),
  });
});

test("a review says that both builds are identical when nothing changed for visitors", async () => {
  repository.write("README.md", "A file that no visitor sees.");
  withoutBrowser();
  const output = "Both builds are identical.\n";
  expect(await repository.review("HEAD")).toMatchObject({ code: 0, output });
});

test("a review prints the problems of the working tree and exits with 1", async () => {
  repository.write("content/home.mdx", "---\ntitle: WRONG\n---\n");
  const { code, output, errors } = await runNode([...COMMAND, "HEAD"], repository.folder);
  expect({ code, output }).toEqual({ code: 1, output: "" });
  expect(errors).toContain("content/home.mdx:2:8  title  is wrong\n\n1 problem in 1 file");
  expect(errors).toContain("Cannot build the working tree:");
  const comment = repository.read("build/review/summary.md").replaceAll("\u200b", "");
  expect(comment).toContain("<p>content/home.mdx:2:8 title is wrong</p>");
});

test("a review prints the problems of a base that cannot be built and exits with 2", async () => {
  repository.write("content/home.mdx", "---\ntitle: WRONG\n---\n");
  repository.commit();
  repository.write("content/home.mdx", "---\ntitle: Home\n---\n");
  const reviewed = repository.review("HEAD");
  await expect(reviewed).rejects.toMatchObject({ exitCode: 2 });
  await expect(reviewed).rejects.toThrow("Cannot build HEAD:");
  expect(repository.read("build/review/summary.md")).toMatch(
    /^## The review failed.*Cannot build/s,
  );
});

test("a review fails without a browser when a page may differ, and says so in the comment", async () => {
  repository.write("public/index.html", html("<p>We hope.</p>"));
  withoutBrowser();
  await expect(repository.review("HEAD")).rejects.toThrow("CHROMIUM_PATH names no file");
  expect(repository.read("build/review/summary.md")).toMatch(/^## The review failed/);
});

test("a review does not report what was added to the base later", async () => {
  const start = repository.git("rev-parse", "HEAD");
  repository.git("switch", "--quiet", "--create", "newer");
  repository.write("public/about-us.html", html("<p>About us, later.</p>"));
  repository.commit();
  repository.git("switch", "--quiet", "--detach", start);
  repository.write("public/robots.txt", "User-agent: *\n");
  withoutBrowser();
  expect(await repository.review("newer")).toMatchObject({ code: 0 });
  const comment = repository.read("build/review/summary.md").replaceAll("\u200b", "");
  expect(comment).toContain(`newer, commit ${start.slice(0, 8)}`);
  expect(comment).toContain("User-agent");
  expect(comment).not.toContain("later");
});

describe("a review exits with 2 and one sentence", () => {
  test.each([
    [
      "nope",
      'Git cannot compare with "nope": there is no such branch, tag or commit here. Run "git fetch"; "git branch --all" lists the branches.',
    ],
    ["other", 'Git cannot compare with "other": it has no history in common with this branch.'],
  ])("for the branch %s", async (ref, message) => {
    repository.git(
      ...["branch", "other", repository.git("commit-tree", "HEAD^{tree}", "-m", "Another")],
    );
    await expect(repository.review(ref)).rejects.toMatchObject({ exitCode: 2, message });
  });
});

test.each([
  [[], "Usage: "],
  [["--all"], "Unknown option '--all'"],
  [["main", "other"], "Usage: "],
  [["--base", "main"], "Usage: "],
  [["main", "--request", "abc"], "Usage: "],
])("a review explains wrong arguments and exits with 2: %j", async (options, message) => {
  const reviewed = callCommand(reviewCommand, options);
  await expect(reviewed).rejects.toMatchObject({ exitCode: 2 });
  await expect(reviewed).rejects.toThrow(message);
});

describe("a review of two folders that were built elsewhere", () => {
  const FOLDERS = ["--base", "before", "--head", "after"];
  const handOver = (name: string, text: string, build: object = { commit: "abc", title: name }) => {
    repository.write(`${name}/site/index.html`, html(`<p>${text}</p>`));
    repository.write(`${name}/content/home.mdx`, "---\ntitle: Home\n---\n");
    repository.write(`${name}/build.json`, JSON.stringify(build));
  };
  beforeEach(() => {
    for (const name of ["before", "after"]) handOver(name, `We ${name}.`);
  });

  test("exits with 3 when a page could not be judged", async () => {
    repository.write("node_modules/build.cjs", "process.exit(1)");
    repository.write("after/site/odd.html", html("<iframe src='/about'></iframe>"));
    const more = ["--preview-url", "https://p.example/", "--report-url", "https://r.example/"];
    const result = await repository.review(...FOLDERS, ...more);
    expect(result.code).toBe(3);
    expect(result.output).toMatch(/^2 pages differ: .*1 part of the site could not be judged\.\n$/);
    const comment = repository.read("build/review/summary.md");
    expect(comment).toContain("after, commit abc · compared with before, commit abc");
    expect(comment).toContain(
      "[Report with pictures](https://r.example/) · [Preview](https://p.example/)",
    );
  });

  test.each([
    ["after/site", 'The folder "after" must contain the folders site and content'],
    ["before/content", 'The folder "before" must contain the folders site and content'],
    ["after/build.json", 'The file "after/build.json" must be like {"commit": "<sha>"'],
    ["after/site/index.html", 'The folder "after/site" has no page.'],
  ])("says in the comment that nothing can be compared without %s", async (part, message) => {
    rmSync(join(repository.folder, part), { recursive: true });
    await expect(repository.review(...FOLDERS)).rejects.toThrow(message);
    expect(repository.read("build/review/summary.md")).toMatch(/^## The review failed/);
  });

  test("ignores a link to the content of the other build", async () => {
    rmSync(join(repository.folder, "after/content"), { recursive: true });
    symlinkSync("../before/content", join(repository.folder, "after/content"));
    await expect(repository.review(...FOLDERS)).rejects.toThrow("must contain the folders");
  });
});
