// Request and Review as GitHub runs them, from a request to its comment: their shell steps on a site whose build is a copy.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { createGitHub, resultsOf, type GitHub } from "../support/github";
import { COMMAND, html } from "../support/review-repository";

/** The words of the home page go into its HTML; what runs is noted. */
const BUILD = `
const { appendFileSync, cpSync, readFileSync, writeFileSync } = require("node:fs");
appendFileSync(process.env.BUILDS, "main's code, " + process.env.SITE_PREVIEW + "\\n");
cpSync("public", "build/client", { recursive: true });
const [, words] = readFileSync("content/home.mdx", "utf8").split("---\\n---\\n");
writeFileSync("build/client/index.html", ${JSON.stringify(html("WORDS"))}.replace("WORDS", words));
`;

/** GitHub's machines for these jobs run Linux, and have jq. */
const canRun = process.platform !== "win32" && !spawnSync("jq", ["--version"]).error;

describe.skipIf(!canRun)("the workflows of a review", () => {
  vi.setConfig({ testTimeout: 240_000 });
  let github: GitHub;
  beforeEach(() => {
    github = createGitHub();
    const { write, commit } = github.repository;
    const review = [process.execPath, ...COMMAND].join(" ");
    write("package.json", JSON.stringify({ scripts: { build: "node build.cjs", review } }));
    write("build.cjs", BUILD);
    write("content/home.mdx", "---\n---\nWe wait.");
    write("public/about-us.html", html("<p>About us.</p>"));
    commit();
  });
  afterEach(() => github.remove());

  const GREEN = { build: "success", find: "success", review: "success", publish: "success" };

  test("a request of content is built by main's code, and nothing that it built itself is published", async () => {
    github.repository.write("content/home.mdx", "---\n---\nWe hope.");
    mkdirSync(github.at("artifacts/1/preview"), { recursive: true });
    writeFileSync(github.at("artifacts/1/preview/index.html"), html("Forged"));
    const comments = [
      { id: 5, user: { login: "someone" }, body: "<!-- The comment of Review -->" },
      {
        id: 7,
        user: { login: "github-actions[bot]" },
        body: "<!-- The comment of Review -->\n\nOld",
      },
      { id: 9, user: { login: "github-actions[bot]" }, body: "Another" },
    ];
    writeFileSync(github.at("github/comments.json"), JSON.stringify(comments));
    const { head, jobs } = await github.runRequest();
    expect(resultsOf(jobs)).toEqual(GREEN);
    const alias = `pr-12-${head.slice(0, 10)}`;
    expect(readFileSync(github.at("builds"), "utf8")).toBe(`main's code, ${alias}\n`.repeat(2));
    expect(github.sent(`${alias}/index.html`)).toContain("We hope.");
    expect(github.sent(`report-${alias}/index.html`)).toContain("pull request 12");
    expect(github.sent("comment.md")).toMatch(
      /^<!-- The comment of Review -->\n\n## 1 page differs/,
    );
    expect(github.sent("comment.md")).toContain(`[Preview](https://${alias}-previews.example/)`);
    expect(github.sent("log")).toBe(
      `PATCH repos/acme/site/issues/comments/7\nrepos/acme/site/statuses/${head} context=review state=success target_url=https://github.com/acme/site/actions/runs/2\n`,
    );
  });

  test("a request of code is built by itself and judged by main's code, as its comment says first", async () => {
    github.repository.write("build.cjs", BUILD.replace("main's code", "its own code"));
    const { head, jobs } = await github.runRequest();
    expect(resultsOf(jobs)).toEqual(GREEN);
    const alias = `pr-12-${head.slice(0, 10)}`;
    expect(readFileSync(github.at("builds"), "utf8")).toBe(
      `its own code, ${alias}\nmain's code, ${alias}\n`,
    );
    expect(github.sent(`${alias}/index.html`)).toContain("We wait.");
    expect(github.sent("comment.md")).toMatch(
      /^<!-- The comment of Review -->\n\n## This request changes code: what visitors get can differ from this preview\. Both builds/,
    );
    expect(github.sent("log")).toContain("repos/acme/site/issues/12/comments\n");
  });

  test("a request that cannot be built gets a comment that says so, and a failed status", async () => {
    rmSync(join(github.repository.folder, "content/home.mdx"));
    const { jobs } = await github.runRequest();
    expect(jobs["review"]?.result).toBe("failure");
    expect(github.sent("comment.md")).toContain("Cannot build pull request 12");
    expect(github.sent("log")).toContain("state=failure");
  });
});
