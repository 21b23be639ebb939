// The rules for the workflow that judges pull requests: its text in, broken rules out. In the job `review` the request is
// data: nothing of it is run, and nothing that it wrote can take the place of the code that judges.
import { parse } from "yaml";
import { z } from "zod";

const Step = z.object({
  uses: z.string().default(""),
  run: z.string().default(""),
  "working-directory": z.string().optional(),
  with: z.record(z.string(), z.unknown()).default({}),
});
const Job = z.object({ needs: z.string().optional(), steps: z.array(Step).default([]) });
const Workflow = z.object({ jobs: z.record(z.string(), Job) });

/** Folders with code that is trusted: the newest of the target branch, and the commit where the request began. */
const TRUSTED = ["judge", "main"];

/** Commands that treat the request as data. */
const DATA_COMMANDS = [
  /^git -C head worktree add --detach \.\.\/main "\$\(git -C head merge-base HEAD "origin\/\$BASE"\)"$/,
  /^rm -rf head\/build$/,
];

/** The broken rules of preview.yml. */
export function findJudgeErrors(text: string): string[] {
  const { jobs } = Workflow.parse(parse(text));
  const steps = jobs["review"]?.steps ?? [];
  const errors = steps.flatMap(errorsOfStep);
  const emptied = steps.findIndex(({ run }) => run === "rm -rf head/build");
  const filled = steps.findIndex((step) => step.with["path"] === "head/build");
  if (emptied < 0 || emptied > filled)
    errors.push("the build goes where a link of the request may lead; remove head/build before");
  if (jobs["review"]?.needs !== "build") errors.push("the review does not wait for the build");
  if (jobs["preview"]?.needs !== "review")
    errors.push("code of the request may run before the report is uploaded");
  return errors;
}

/** What the jobs of a workflow upload: "job: name". */
export function findUploads(text: string): string[] {
  return Object.entries(Workflow.parse(parse(text)).jobs).flatMap(([job, { steps }]) =>
    steps
      .filter(({ uses }) => uses.startsWith("actions/upload-artifact@"))
      .map((step) => `${job}: ${String(step.with["name"])}`),
  );
}

function errorsOfStep(step: z.infer<typeof Step>): string[] {
  const { uses, run, "working-directory": folder = "" } = step;
  const path = String(step.with["path"]);
  const isCheckout = uses.startsWith("actions/checkout@");
  if (isCheckout && path === "head" && step.with["fetch-depth"] !== 0)
    return ["the request comes without the history that the merge base needs"];
  if (isCheckout && path === "judge" && step.with["ref"] !== "${{ github.base_ref }}")
    return ["the judge is not the branch that the request targets"];
  if (isCheckout && !["judge", "head"].includes(path))
    return [`the checkout goes to "${path}", expected judge or head`];
  if (uses.startsWith("actions/setup-node@") && "cache" in step.with)
    return ["packages come from a cache that the request's own jobs write to"];
  if (uses.startsWith("actions/download-artifact@") && path !== "head/build")
    return [`what the request built goes to "${path}", expected head/build`];
  const isData = DATA_COMMANDS.some((command) => command.test(run));
  return run && !isData && !TRUSTED.includes(folder) ? [`code of the request may run: ${run}`] : [];
}
