// Runs the jobs of a workflow on this machine: the shell steps as they are, in their order; of actions, what they hand over.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { runInNewContext } from "node:vm";
import { parse } from "yaml";
import { z } from "zod";

const Values = z.record(z.string(), z.coerce.string()).default({});
const Step = z.object({
  id: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: Values,
  env: Values,
});
const Job = z.object({
  if: z.string().optional(),
  uses: z.string().optional(),
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  environment: z.string().optional(),
  permissions: z.record(z.string(), z.enum(["read", "write"])).default({}),
  env: Values,
  outputs: Values,
  steps: z.array(Step).default([]),
});
export type Job = z.infer<typeof Job>;
const Workflow = z.object({
  permissions: z.strictObject({}),
  env: Values,
  jobs: z.record(z.string(), Job),
});

/** Reads a workflow, which gives its jobs no permission by default. @param file below `.github/workflows` */
export function readWorkflow(file: string) {
  return Workflow.parse(parse(readFileSync(`.github/workflows/${file}`, "utf8")));
}

/** GitHub for a run: its values, its repository and its artifacts. */
export interface Run {
  id: string;
  /** What stands for `${{ github }}`, `${{ vars }}` and the like. */
  context: Record<string, unknown>;
  /** The repository, and what `actions/checkout` checks out of it unless it is told. */
  origin: string;
  ref: string;
  /** Where workspaces, artifacts and temporary files are. */
  folder: string;
  /** Variables of the machine: `PATH` has programs that take the place of those that reach out of it. */
  machine: Record<string, string>;
}

export interface JobResult {
  result: "success" | "failure" | "skipped";
  outputs: Record<string, string>;
  /** What the steps printed. */
  log: string;
}

/** Runs jobs in this order, each with the results of those before it. @param file below `.github/workflows` */
export async function runJobs(file: string, names: string[], run: Run) {
  const workflow = readWorkflow(file);
  const needs: Record<string, JobResult> = {};
  for (const name of names) {
    const job = workflow.jobs[name];
    if (!job) throw new Error(`${file} has no job "${name}"`);
    needs[name] = await runJob(name, job, workflow.env, { ...run.context, needs }, run);
  }
  return needs;
}

type Context = Record<string, unknown>;

async function runJob(
  name: string,
  job: Job,
  workflowEnv: Record<string, string>,
  given: Context,
  run: Run,
): Promise<JobResult> {
  const folder = join(run.folder, `${run.id}-${name}`);
  const [workspace, temp] = [join(folder, "work"), join(folder, "temp")];
  for (const each of [workspace, temp]) mkdirSync(each, { recursive: true });
  // As on GitHub, a step that did not run has no outputs.
  const ids = job.steps.flatMap(({ id }) => id ?? []);
  const steps = Object.fromEntries(
    ids.map((id): [string, { outputs: Record<string, string> }] => [id, { outputs: {} }]),
  );
  const state: { status: "success" | "failure" } = { status: "success" };
  const context: Context = { ...given, steps, job: state, runner: { temp } };
  const shared = fill(workflowEnv, context);
  const variables = { ...shared, ...fill(job.env, { ...context, env: shared }) };
  context["env"] = variables;
  if (!holds(job.if, context, "success")) return { result: "skipped", outputs: {}, log: "" };
  let log = "";
  for (const [index, step] of job.steps.entries()) {
    if (!holds(step.if, context, state.status)) continue;
    try {
      if (step.uses) useAction(step.uses, fill(step.with, context), { run, workspace });
      if (step.run === undefined) continue;
      const output = join(folder, `output-${index}`);
      writeFileSync(output, "");
      const env = { ...variables, ...fill(step.env, context) };
      const script = fillText(step.run, context);
      const ran = await runShell(script, workspace, {
        ...{ ...env, GITHUB_OUTPUT: output, RUNNER_TEMP: temp, CI: "true" },
        ...{ GITHUB_REPOSITORY: "acme/site", ...run.machine },
      });
      log += ran.output;
      if (ran.code !== 0) throw new Error(`\nexit code ${ran.code}\n${script}`);
      const lines = readFileSync(output, "utf8").matchAll(/^(\w+)=(.*)$/gm);
      const outputs = Object.fromEntries(
        [...lines].map(([, key = "", value = ""]) => [key, value]),
      );
      if (step.id) steps[step.id] = { outputs };
    } catch (error) {
      log += error instanceof Error ? error.message : String(error);
      state.status = "failure";
    }
  }
  return { result: state.status, outputs: fill(job.outputs, context), log };
}

function useAction(
  action: string,
  settings: Record<string, string>,
  { run, workspace }: { run: Run; workspace: string },
): void {
  const artifact = join(
    run.folder,
    "artifacts",
    settings["run-id"] ?? run.id,
    settings["name"] ?? "",
  );
  const path = resolve(workspace, settings["path"] ?? "");
  const git = (...options: string[]) => execFileSync("git", options, { cwd: workspace });
  if (action.startsWith("actions/checkout@")) {
    git("clone", "--quiet", run.origin, ".");
    git("fetch", "--quiet", "origin", settings["ref"] ?? run.ref);
    git("checkout", "--quiet", settings["ref"] ?? run.ref);
  } else if (action.startsWith("actions/upload-artifact@")) {
    if (existsSync(path)) cpSync(path, artifact, { recursive: true });
  } else if (action.startsWith("actions/download-artifact@")) {
    if (!existsSync(artifact)) throw new Error(`There is no artifact ${artifact}.`);
    cpSync(artifact, path, { recursive: true });
  } else if (!action.startsWith("actions/setup-node@")) throw new Error(`Unknown: ${action}`);
}

/** Runs a step's script as GitHub does. @param errors "ignore" for a script that opens `/dev/stderr`, which Node's pipes refuse */
export async function runShell(
  script: string,
  cwd: string,
  env: Record<string, string>,
  errors: "pipe" | "ignore" = "pipe",
) {
  const child = spawn("bash", ["-eo", "pipefail", "-c", script], {
    ...{ cwd, env: { ...process.env, ...env } },
    stdio: ["ignore", "pipe", errors],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (bytes: Buffer) => (output += bytes.toString()));
  await once(child, "close");
  return { code: child.exitCode, output };
}

/** Whether a condition holds; one that asks for no state asks for success. */
function holds(condition: string | undefined, context: Context, status: string): boolean {
  const text = condition?.replace(/^\$\{\{(.*)\}\}$/s, "$1") ?? "";
  if (!/\b(?:always|cancelled|failure)\(/.test(text) && status !== "success") return false;
  return text === "" || Boolean(evaluate(text, context));
}

function fill(values: Record<string, string>, context: Context): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([key, text]) => [key, fillText(text, context)]),
  );
}

function fillText(text: string, context: Context): string {
  return text.replace(/\$\{\{(.*?)\}\}/g, (_, expression: string) => {
    const value = evaluate(expression, context);
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  });
}

/** GitHub's expressions are JavaScript, as far as our workflows use them. */
function evaluate(expression: string, context: Context): unknown {
  const format = (text: string, ...values: unknown[]) =>
    text.replace(/\{(\d)\}/g, (_, index: string) => String(values[Number(index)]));
  const states = { always: () => true, cancelled: () => false };
  return runInNewContext(expression, { secrets: {}, vars: {}, ...states, format, ...context });
}
