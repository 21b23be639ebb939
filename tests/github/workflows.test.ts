// Jobs that may write or have secrets run no code of the repository. actionlint and zizmor check the rest in CI.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

const Step = z.object({
  uses: z.string().default(""),
  run: z.string().default(""),
  with: z.record(z.string(), z.unknown()).default({}),
  env: z.record(z.string(), z.string()).default({}),
});
const Job = z.object({
  environment: z.string().optional(),
  permissions: z.record(z.string(), z.enum(["read", "write"])),
  steps: z.array(Step).default([]),
});
const Workflow = z.object({ permissions: z.strictObject({}), jobs: z.record(z.string(), Job) });

const FOLDER = ".github/workflows";
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith(".yml"));
const SCRIPTS = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync("package.json", "utf8"))).scripts;

const PINNED = /^(?:\.\/\.github\/workflows\/[\w-]+\.yml|[\w/-]+@[0-9a-f]{40})$/;
/** Installs wrangler as its lockfile pins it, and runs nothing. */
const INSTALL = "npm ci --ignore-scripts --no-audit --no-fund --prefix .config/wrangler";
const WRANGLER = ".config/wrangler/node_modules/.bin/wrangler";

test.each(FILES)("%s gives write access and secrets to no code of the repository", (name) => {
  const text = readFileSync(`${FOLDER}/${name}`, "utf8");
  const workflow: unknown = parse(text);
  const { jobs } = Workflow.parse(workflow);
  for (const [, action] of text.matchAll(/\buses: (\S+)/g)) expect(action).toMatch(PINNED);
  for (const [, script = ""] of text.matchAll(/npm run (?:--silent )?(\S+)/g))
    expect(Object.keys(SCRIPTS)).toContain(script);
  expect(text, "with secrets, for the code of a request").not.toContain("pull_request_target");
  const writes: string[] = [];
  let secrets = 0;
  for (const { environment, permissions, steps } of Object.values(jobs)) {
    writes.push(...Object.keys(permissions).filter((each) => permissions[each] === "write"));
    const isTrusted = environment !== undefined || Object.values(permissions).includes("write");
    for (const step of steps) {
      const isCheckout = step.uses.startsWith("actions/checkout@");
      if (isCheckout) expect(step.with["persist-credentials"]).toBe(false);
      if (!isTrusted) continue;
      if (isCheckout) expect(step.with["sparse-checkout"]).toBe(".config");
      if (step.run !== INSTALL) expect(step.run).not.toMatch(/\b(?:npm|npx|tsx|git|node)\s/);
      if (step.run.includes(WRANGLER)) secrets += countSecrets(step.env);
    }
  }
  expect(writes).toEqual(name === "review.yml" ? ["pull-requests", "statuses"] : []);
  // Nothing else names a secret: no other step, job or workflow.
  expect(countSecrets(workflow)).toBe(secrets);
});

test.each(["request.yml", "review.yml", "deploy.yml"])("%s restores no cache", (name) => {
  expect(readFileSync(`${FOLDER}/${name}`, "utf8")).not.toMatch(/cache: npm|\/cache@/);
});

test.each([
  ["../CODEOWNERS", "asks counsel for what all pages say", "\n/content/site.mdx "],
  ["../CODEOWNERS", "asks administrators for workflows", "\n/.github/ "],
  ["ci.yml", "runs the gate", "      - run: npm test\n"],
  ["deploy.yml", "publishes after the gate", "    needs: gate\n"],
  ["deploy.yml", "refuses placeholders", "npm run content -- --release\n"],
  ["request.yml", "builds what is reviewed", 'ref: "${{ github.event.pull_request.head.sha }}"'],
  ["review.yml", "compares it with main", 'npm run review -- main --request "$HEAD" --title'],
  ["review.yml", "is green after a review", "review.result == 'success' && 'success' || 'failure'"],
  ["review.yml", "gives a report its host", '--assets report --preview-alias "report-$ALIAS"'],
])("%s %s", (name, _, line) => {
  expect(readFileSync(`${FOLDER}/${name}`, "utf8")).toContain(line);
});

function countSecrets(part: unknown): number {
  return JSON.stringify(part).split(/\bsecrets\b/).length - 1;
}
