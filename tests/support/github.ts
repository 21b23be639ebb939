// Simulates GitHub for a request: the repository, the workflows that run, and what they send.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openRepository } from "./review-repository";
import { runJobs, type JobResult, type Run } from "./workflow";

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

export type GitHub = ReturnType<typeof createGitHub>;

/** Creates a repository, and a stub of each program that reaches out of the machine. */
export function createGitHub() {
  const folder = mkdtempSync(join(tmpdir(), "workflows-"));
  const at = (...names: string[]) => join(folder, ...names);
  for (const name of ["bin", "github", "origin"]) mkdirSync(at(name));
  const nothing = "#!/bin/sh";
  const programs = { npm: NPM, npx: nothing, sudo: nothing, gh: GH, wrangler: WRANGLER };
  for (const [name, text] of Object.entries(programs))
    writeFileSync(at("bin", name), text, { mode: 0o755 });
  const repository = openRepository(at("origin"));
  repository.git("config", "uploadpack.allowAnySHA1InWant", "true");
  repository.git("checkout", "--quiet", "-b", "main");
  const base: Omit<Run, "id" | "context"> = {
    ...{ origin: at("origin"), ref: "main", folder },
    machine: {
      PATH: `${at("bin")}:${process.env["PATH"]}`,
      ...{ BIN: at("bin"), GITHUB: at("github"), BUILDS: at("builds") },
    },
  };
  const server = "https://github.com";
  const github = { server_url: server, repository: "acme/site", run_id: "2", token: "t" };

  /** Runs both workflows on what was changed since the last commit, as request 12 from a fork. */
  async function runRequest(): Promise<{ head: string; jobs: Record<string, JobResult> }> {
    const head = repository.commit();
    repository.git("update-ref", "refs/pull/12/head", head);
    repository.git("reset", "--quiet", "--hard", "HEAD^");
    writeFileSync(at("github/pulls.json"), JSON.stringify([{ number: 12, head: { sha: head } }]));
    if (!existsSync(at("github/comments.json"))) writeFileSync(at("github/comments.json"), "[]");
    const pull_request = { head: { sha: head }, html_url: `${server}/acme/site/pull/12` };
    const event = { number: 12, pull_request };
    const request = { ...base, id: "1", context: { github: { ...github, event } } };
    const built = await runJobs("request.yml", ["build"], request);
    const workflow_run = {
      ...{ id: "1", head_sha: head, head_branch: "work", conclusion: built["build"]?.result },
      head_repository: { full_name: "someone/site", owner: { login: "someone" } },
    };
    const context = {
      github: { ...github, event: { workflow_run } },
      vars: { PREVIEW_HOST: "previews.example" },
    };
    const review = await runJobs("review.yml", ["find", "review", "publish"], {
      ...{ ...base, id: "2", context },
    });
    return { head, jobs: { ...built, ...review } };
  }

  return {
    ...{ repository, runRequest, at },
    /** What was sent to GitHub and to the host: `log`, `comment.md`, and a folder for each address. */
    sent: (name: string) => readFileSync(at("github", name), "utf8"),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** How each job ended: what it printed when it failed. */
export function resultsOf(jobs: Record<string, JobResult>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(jobs).map(([name, { result, log }]) => [
      name,
      result === "failure" ? log : result,
    ]),
  );
}
