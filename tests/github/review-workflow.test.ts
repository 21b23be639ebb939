// Request and Review as GitHub runs them, from a request to its comment: their shell steps on a site whose build is a copy.
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { COMMAND, html, openRepository, type Repository } from "../support/review-repository";
import { runJobs, type Run } from "../support/workflow";

/** The words of the home page go into its HTML; what runs is noted. */
const BUILD = `
const { appendFileSync, cpSync, readFileSync, writeFileSync } = require("node:fs");
appendFileSync(process.env.BUILDS, "main's code, " + process.env.SITE_PREVIEW + "\\n");
cpSync("public", "build/client", { recursive: true });
const [, words] = readFileSync("content/home.mdx", "utf8").split("---\\n---\\n");
writeFileSync("build/client/index.html", ${JSON.stringify(html("WORDS"))}.replace("WORDS", words));
`;

const NPM = `#!/bin/sh
if [ "$1" != ci ]; then exec ${execFileSync("sh", ["-c", "command -v npm"], { encoding: "utf8" }).trim()} "$@"; fi
case "$*" in *.config/wrangler) mkdir -p .config/wrangler/node_modules/.bin && cp "$BIN/wrangler" .config/wrangler/node_modules/.bin ;; esac
`;

/** Answers with the files of $GITHUB, and keeps there what is sent. */
const GH = `#!/bin/bash
while [ $# -gt 0 ]; do
  case "$1" in
    --jq) filter=$2; shift ;;
    --method) method=$2; shift ;;
    -F) body=\${2#body=@}; shift ;;
    -f) fields="$fields $2"; shift ;;
    repos/*) path=$1 ;;
  esac
  shift
done
if [ -n "$filter" ]; then jq -r "$filter" "$GITHUB/$(basename "$path").json"
elif [ -n "$body" ]; then echo "$method $path" >> "$GITHUB/log" && cp "$body" "$GITHUB/comment.md"
else echo "$path$fields" >> "$GITHUB/log"; fi
`;

const WRANGLER = `#!/bin/sh
while [ $# -gt 0 ]; do case "$1" in --assets) from=$2 ;; --preview-alias) to=$2 ;; esac; shift; done
cp -r "$from" "$GITHUB/$to"
`;

// As GitHub's machines for these jobs.
describe.skipIf(process.platform === "win32")("a request, from its commit to its comment", () => {
  vi.setConfig({ testTimeout: 240_000 });
  let root: string;
  let repository: Repository;
  let head: string;
  const at = (...names: string[]) => join(root, ...names);
  const read = (name: string) => readFileSync(at("github", name), "utf8");

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "workflows-"));
    for (const folder of ["bin", "github", "origin"]) mkdirSync(at(folder));
    const programs = { npm: NPM, npx: "#!/bin/sh", sudo: "#!/bin/sh", gh: GH, wrangler: WRANGLER };
    for (const [name, text] of Object.entries(programs))
      writeFileSync(at("bin", name), text, { mode: 0o755 });
    for (const [name, value] of Object.entries({
      BUILDS: at("builds"),
      BIN: at("bin"),
      GITHUB: at("github"),
    }))
      vi.stubEnv(name, value);
    repository = openRepository(at("origin"));
    repository.git("config", "uploadpack.allowAnySHA1InWant", "true");
    repository.git("checkout", "--quiet", "-b", "main");
    const review = [process.execPath, ...COMMAND].join(" ");
    repository.write(
      "package.json",
      JSON.stringify({ scripts: { build: "node build.cjs", review } }),
    );
    repository.write("build.cjs", BUILD);
    repository.write("content/home.mdx", "---\n---\nWe wait.");
    repository.write("public/about-us.html", html("<p>About us.</p>"));
    repository.commit();
    repository.git("checkout", "--quiet", "-b", "work");
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true });
  });

  /** Runs both workflows on the commit of the branch. */
  async function runBoth() {
    head = repository.commit();
    repository.git("update-ref", "refs/pull/12/head", head);
    // The branch is in a fork: this repository has only the reference of the request.
    repository.git("checkout", "--quiet", "--detach", "main");
    repository.git("branch", "--quiet", "-D", "work");
    writeFileSync(at("github/pulls.json"), JSON.stringify([{ number: 12, head: { sha: head } }]));
    if (!existsSync(at("github/comments.json"))) writeFileSync(at("github/comments.json"), "[]");
    const base: Omit<Run, "id" | "context"> = {
      origin: at("origin"),
      ref: "main",
      folder: root,
      bin: at("bin"),
    };
    const github = {
      server_url: "https://github.com",
      repository: "acme/site",
      run_id: "2",
      token: "t",
    };
    const pull_request = { head: { sha: head }, html_url: "https://github.com/acme/site/pull/12" };
    const built = await runJobs("request.yml", ["build"], {
      ...{ ...base, id: "1" },
      context: { github: { ...github, event: { number: 12, pull_request } } },
    });
    const workflow_run = {
      ...{ id: "1", head_sha: head, head_branch: "work", conclusion: built["build"]?.result },
      head_repository: { full_name: "someone/site", owner: { login: "someone" } },
    };
    const reviewed = await runJobs("review.yml", ["find", "review", "publish"], {
      ...{ ...base, id: "2" },
      context: {
        github: { ...github, event: { workflow_run } },
        vars: { PREVIEW_HOST: "previews.example" },
      },
    });
    return { ...built, ...reviewed };
  }

  const results = (jobs: Awaited<ReturnType<typeof runBoth>>) =>
    Object.fromEntries(
      Object.entries(jobs).map(([name, { result, log }]) => [
        name,
        result === "failure" ? log : result,
      ]),
    );
  const GREEN = { build: "success", find: "success", review: "success", publish: "success" };

  test("of content: main's code builds it, and nothing that it has built itself is published", async () => {
    repository.write("content/home.mdx", "---\n---\nWe hope.");
    mkdirSync(at("artifacts/1/preview"), { recursive: true });
    writeFileSync(at("artifacts/1/preview/index.html"), html("Forged"));
    const comments = [
      { id: 5, user: { login: "someone" }, body: "<!-- The comment of Review -->" },
      {
        id: 7,
        user: { login: "github-actions[bot]" },
        body: "<!-- The comment of Review -->\n\nOld",
      },
      { id: 9, user: { login: "github-actions[bot]" }, body: "Another" },
    ];
    writeFileSync(at("github/comments.json"), JSON.stringify(comments));
    expect(results(await runBoth())).toEqual(GREEN);
    const alias = `pr-12-${head.slice(0, 10)}`;
    expect(readFileSync(at("builds"), "utf8")).toBe(`main's code, ${alias}\n`.repeat(2));
    expect(read(`${alias}/index.html`)).toContain("We hope.");
    expect(read(`report-${alias}/index.html`)).toContain("pull request 12");
    expect(read("comment.md")).toMatch(/^<!-- The comment of Review -->\n\n## 1 page differs/);
    expect(read("comment.md")).toContain(`[Preview](https://${alias}-previews.example/)`);
    expect(read("log")).toBe(
      `PATCH repos/acme/site/issues/comments/7\nrepos/acme/site/statuses/${head} context=review state=success target_url=https://github.com/acme/site/actions/runs/2\n`,
    );
  });

  test("of code: it is built by itself, judged by main's code, and its comment begins by saying so", async () => {
    repository.write("build.cjs", BUILD.replace("main's code", "its own code"));
    expect(results(await runBoth())).toEqual(GREEN);
    const alias = `pr-12-${head.slice(0, 10)}`;
    expect(readFileSync(at("builds"), "utf8")).toBe(
      `its own code, ${alias}\nmain's code, ${alias}\n`,
    );
    expect(read(`${alias}/index.html`)).toContain("We wait.");
    expect(read("comment.md")).toMatch(
      /^<!-- The comment of Review -->\n\n## This request changes code: what visitors get can differ from this preview\. Both builds/,
    );
    expect(read("log")).toContain("repos/acme/site/issues/12/comments\n");
  });

  test("that cannot be built: the comment says so, and the status is a failure", async () => {
    repository.write("content/home.mdx", "No fields");
    rmSync(join(repository.folder, "content/home.mdx"));
    const { review, publish } = await runBoth();
    expect([review?.result, publish?.result]).toEqual(["failure", "failure"]);
    expect(read("comment.md")).toContain("Cannot build pull request 12");
    expect(read("log")).toContain("state=failure");
  });
});
