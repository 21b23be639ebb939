// The workflows keep what nobody may code away: jobs that may write or have secrets run no code of the repository, and
// actions are pinned. What else GitHub asks of a workflow, actionlint and zizmor ask in CI.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";

import { listenOnLoopback } from "../../app/publish/hosting/loopback";
import { makeHeadersFile } from "../../app/publish/hosting/security-headers";
import { createStaticServer } from "../../app/publish/hosting/static-server";

const FOLDER = ".github/workflows";

const Step = z.object({ uses: z.string().optional(), run: z.string().optional() });
const Job = z.object({
  uses: z.string().optional(),
  needs: z.union([z.string(), z.array(z.string())]).optional(),
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

const deploy = Workflow.parse(parse(readFileSync(`${FOLDER}/deploy.yml`, "utf8"))).jobs;

test("what is published has passed the gate, and its content is fit for a release", () => {
  /** A job after those that it waits for. */
  const upTo = (name: string): z.infer<typeof Job>[] => {
    const job = deploy[name];
    return job ? [...[job.needs ?? []].flat().flatMap(upTo), job] : [];
  };
  const way = upTo("publish").flatMap(({ uses, steps }) => [uses, ...steps.map(({ run }) => run)]);
  const stations = ["./.github/workflows/ci.yml", "npm run content -- --release", "npm run build"];
  const found = stations.map((station) => way.findIndex((each) => each?.startsWith(station)));
  expect(found).not.toContain(-1);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
});

/** What may be wrong with a site after its files were published: the file that makes it so, and its words. */
const WRONG: [what: string, name: string, words: string | undefined][] = [
  ["nothing", "robots.txt", ""],
  ["a page is missing", "investors.html", undefined],
  ["an unknown path is a page", "no-such-page.html", "home"],
  ["there is no policy", "_headers", ""],
];

/** GitHub's machine for this job runs Linux, and has curl. */
const canAsk = process.platform !== "win32" && !spawnSync("curl", ["--version"]).error;

test.skipIf(!canAsk).each(WRONG)(
  "the job that publishes asks the site, and fails unless all is well: %s",
  async (what, name, words) => {
    const folder = mkdtempSync(join(tmpdir(), "published-"));
    const files = { "index.html": "home", "investors.html": "investors", "404.html": "not found" };
    const site = { ...files, _headers: makeHeadersFile("/", ""), [name]: words };
    for (const [file, text] of Object.entries(site))
      if (text !== undefined) writeFileSync(join(folder, file), text);
    const { address, close } = await listenOnLoopback(createStaticServer(folder));
    onTestFinished(async () => {
      await close();
      rmSync(folder, { recursive: true });
    });
    const script = deploy["publish"]?.steps.at(-1)?.run ?? "";
    const env = { ...process.env, SITE: address };
    const child = spawn("bash", ["-e", "-c", script], { env, stdio: "ignore" });
    const code = await new Promise<number | null>((done) => child.once("close", done));
    expect(code === 0).toBe(what === "nothing");
  },
);
