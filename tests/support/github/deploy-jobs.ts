// The jobs that workflows start, against a GitHub and a remote of this machine: for the tests of a file.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, vi } from "vitest";

import { deployCommand } from "../../../app/publish/commands/deploy";
import { callCommand } from "../run-content";
import { createFolder, createRemote } from "./git-remote";
import { startGitHub } from "./github-host";
import { SHA } from "./preview";
import { makeZip, type ZipEntry } from "./zip";

/** The event of a finished run of the workflow Preview, from a branch of this repository. */
export const RUN = {
  repository: { default_branch: "main", full_name: "owner/site" },
  workflow_run: {
    id: 55,
    html_url: "https://github.com/owner/site/actions/runs/55",
    head_sha: SHA,
    head_branch: "a/branch&x",
    head_repository: { full_name: "owner/site", owner: { login: "writer" } },
  },
};

/** Starts the GitHub, and gives each test an empty remote and an honest state. */
export async function startDeployJobs() {
  const { state, commentsOf, api } = await startGitHub();
  const jobs = structuredClone(state.jobs);
  const found = { remote: createRemote() };
  beforeEach(() => {
    found.remote = createRemote();
    Object.assign(state, {
      asked: [],
      withoutToken: 0,
      tokensElsewhere: 0,
      pagesAreOn: true,
      pulls: [{ number: 7, state: "open", head: { sha: SHA } }],
      jobs: structuredClone(jobs),
      changedFiles: ["content/home.mdx"],
    });
    for (const each of [state.comments, state.artifacts, state.madeAt, state.pages]) each.clear();
  });
  afterEach(() => vi.unstubAllEnvs());

  /** Runs one of the jobs with the variables that GitHub and the workflows set. */
  const run = (job: string, event: object = RUN, variables: Record<string, string> = {}) => {
    const path = join(createFolder(), "event.json");
    writeFileSync(path, JSON.stringify(event));
    const all = {
      GITHUB_API_URL: api,
      GITHUB_REPOSITORY: "owner/site",
      GITHUB_TOKEN: "secret",
      GITHUB_EVENT_PATH: path,
      GITHUB_RUN_ID: "55",
      GITHUB_SHA: SHA,
      PREVIEW_ORIGIN: "https://owner.github.io",
      PREVIEW_BASE: "/site/",
      ...variables,
    };
    for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
    return callCommand(deployCommand, [job, found.remote.address]);
  };
  const upload = (name: string, entries: ZipEntry[]) => state.artifacts.set(name, makeZip(entries));
  const hasBranch = () => found.remote.git("branch", "--list") !== "";
  return { state, commentsOf, found, run, upload, hasBranch };
}
