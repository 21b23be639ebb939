// The rules for workflows of this project, beyond GitHub's grammar: a file's text in, broken rules out.
import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

import { DEPLOY_JOBS } from "../../../app/publish/commands/deploy";

const Permissions = z.record(z.string(), z.enum(["read", "write"]));
const Step = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).default({}),
});
const Job = z.object({
  uses: z.string().optional(),
  permissions: Permissions.optional(),
  "timeout-minutes": z.number().optional(),
  steps: z.array(Step).default([]),
});
const Workflow = z.object({
  on: z.record(z.string(), z.unknown()),
  permissions: z.unknown().optional(),
  jobs: z.record(z.string(), Job),
});
const Package = z.object({ scripts: z.record(z.string(), z.string()) });

/** Events that anyone can cause, and that still give the right to write. */
const PRIVILEGED = ["pull_request_target", "workflow_run", "issue_comment"];

const PINNED = /^\s*(?:- )?uses: (?:\.\/\S+|[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/;

/** The broken rules, each as a sentence that begins with the name of its job. */
export function findErrors(text: string): string[] {
  const workflow = Workflow.parse(parse(text));
  const errors = text
    .split("\n")
    .filter((line) => /\buses:/.test(line) && !PINNED.test(line))
    .map((line) => `not pinned to a commit with its version beside it: ${line.trim()}`);
  if (JSON.stringify(workflow.permissions) !== "{}")
    errors.push("the workflow as a whole has permissions; give them to jobs");
  for (const [name, job] of Object.entries(workflow.jobs))
    errors.push(...errorsOfJob(workflow, job).map((error) => `${name}: ${error}`));
  return errors;
}

function errorsOfJob({ on }: z.infer<typeof Workflow>, job: z.infer<typeof Job>): string[] {
  const mayWrite = Object.values(job.permissions ?? {}).includes("write");
  const isPrivileged = mayWrite || PRIVILEGED.some((event) => event in on);
  const errors = job.steps.flatMap((step) => errorsOfStep(step, isPrivileged));
  if (!job.permissions) errors.push("no permissions of its own");
  if (!job.uses && !job["timeout-minutes"]) errors.push("no timeout");
  if (mayWrite && "pull_request" in on) errors.push("may write while it runs for pull requests");
  return errors;
}

function errorsOfStep(step: z.infer<typeof Step>, isPrivileged: boolean): string[] {
  const errors: string[] = [];
  if (step.uses?.startsWith("actions/checkout@")) {
    if (step.with["persist-credentials"] !== false)
      errors.push("the checkout leaves the token in the folder");
    // Without these, the checkout is the branch that the workflow comes from.
    for (const key of ["ref", "repository", "allow-unsafe-pr-checkout"]) {
      if (isPrivileged && key in step.with)
        errors.push(`the checkout names a ${key}, and may write`);
    }
  }
  if (isPrivileged && step.uses?.startsWith("actions/download-artifact@"))
    errors.push("an upload is unpacked where writing is allowed");
  const command = step.run ?? "";
  // GitHub pastes the value into the script before the shell reads it; the value of a variable is safe.
  if (command.includes("${{")) errors.push("an expression in a script; pass it in env");
  if (isPrivileged && /\bnpm (ci|install|i)\b(?!.*--ignore-scripts)/.test(command))
    errors.push("packages may run scripts where writing is allowed");
  if (
    isPrivileged &&
    /\bnpm (run|test|start)\b|\bgit (checkout|fetch|pull|clone)\b|\bgh pr checkout\b/.test(command)
  )
    errors.push("builds or fetches where writing is allowed");
  return [...errors, ...missing(command).map((what) => `there is no ${what}`)];
}

/** What a script names that the project does not have. */
function missing(command: string): string[] {
  const { scripts } = Package.parse(JSON.parse(readFileSync("package.json", "utf8")));
  const files = [...command.matchAll(/\btsx (\S+)|(?:^|\s)(\.ci\/\S+)/g)].map(
    ([, script, gate]) => script ?? gate ?? "",
  );
  const names = [...command.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = ""]) => name);
  const jobs = [...command.matchAll(/\bdeploy\.ts (\S+)/g)].map(([, job = ""]) => job);
  return [
    ...jobs.filter((job) => !DEPLOY_JOBS.has(job)).map((job) => `job ${job}`),
    ...files.filter((file) => !existsSync(file)),
    ...names.filter((name) => !(name in scripts)).map((name) => `npm run ${name}`),
  ];
}
