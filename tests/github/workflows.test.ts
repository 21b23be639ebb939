// The workflows keep what nobody may code away: jobs that may write or have secrets run no code of the repository, and
// actions are pinned. What else GitHub asks of a workflow, actionlint and zizmor ask in CI.
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { expect, test } from "vitest";
import { z } from "zod";

const FOLDER = ".github/workflows";

const Step = z.object({ uses: z.string().optional(), run: z.string().optional() });
const Job = z.object({
  uses: z.string().optional(),
  environment: z.string().optional(),
  permissions: z.record(z.string(), z.enum(["read", "write"])).default({}),
  steps: z.array(Step).default([]),
});
const Workflow = z.object({ permissions: z.strictObject({}), jobs: z.record(z.string(), Job) });

/** What starts code of the repository, or of a package that it names. */
const CODE = /actions\/checkout|\b(?:npm|npx|node|tsx|git)\b/;

test.each(readdirSync(FOLDER).filter((name) => name.endsWith(".yml")))(
  "%s pins its actions, and runs no code where it may write or has a secret",
  (name) => {
    const text = readFileSync(`${FOLDER}/${name}`, "utf8");
    const { jobs } = Workflow.parse(parse(text));
    const actions = [...text.matchAll(/\buses: (?!\.\/)(.*)/g)].map(([, action = ""]) => action);
    const loose = actions.filter((action) => !/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+/.test(action));
    const trusted = Object.values(jobs).filter(
      ({ environment, permissions }) =>
        environment !== undefined || Object.values(permissions).includes("write"),
    );
    const steps = trusted.flatMap((job) => job.steps.map(({ uses, run }) => uses ?? run ?? ""));
    expect({ loose, code: steps.filter((step) => CODE.test(step)) }).toEqual({
      loose: [],
      code: [],
    });
  },
);
