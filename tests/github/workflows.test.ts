// The workflows keep what nobody may code away: jobs that may write or have secrets run no code of the repository, and
// actions are pinned. actionlint and zizmor check the rest in CI.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";

import { listenOnLoopback } from "../../app/publish/hosting/loopback";
import { makeHeadersFile } from "../../app/publish/hosting/security-headers";
import { createStaticServer } from "../../app/publish/hosting/static-server";

const FOLDER = ".github/workflows";

const Step = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const Job = z.object({
  uses: z.string().optional(),
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  environment: z.string().optional(),
  permissions: z.record(z.string(), z.enum(["read", "write"])).default({}),
  steps: z.array(Step).default([]),
});
type Job = z.infer<typeof Job>;
const Workflow = z.object({ permissions: z.strictObject({}), jobs: z.record(z.string(), Job) });

/** What starts code of the repository, or of a package that it names. */
const CODE = /\b(?:npm|npx|node|tsx|git)\b/;
/** Brings wrangler and what it needs, as the lockfile pins them, and runs nothing. */
const INSTALL = "npm ci --ignore-scripts --no-audit --no-fund --prefix .config/wrangler";
const WRANGLER =
  /\.config\/wrangler\/node_modules\/\.bin\/wrangler (?:deploy|versions upload) --config/;

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
    const steps = trusted.flatMap((job) => job.steps);
    const code = steps.filter(
      ({ run = "" }) => run !== INSTALL && CODE.test(run.replace(WRANGLER, "")),
    );
    const checkouts = steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"));
    const whole = checkouts.filter(
      (step) => !/^\.config(?:\/wrangler)?$/.test(String(step.with?.["sparse-checkout"])),
    );
    expect({ loose, code, whole }).toEqual({ loose: [], code: [], whole: [] });
  },
);

test("a secret is given to a step, never to a whole job, and never to a job that runs the repository's code", () => {
  for (const name of readdirSync(FOLDER).filter((each) => each.endsWith(".yml"))) {
    const { jobs } = Workflow.parse(parse(readFileSync(`${FOLDER}/${name}`, "utf8")));
    for (const job of Object.values(jobs)) {
      const isNamed = (value: unknown) => JSON.stringify(value).includes("secrets.");
      const users = job.steps.filter(isNamed);
      expect(users.every(({ run = "" }) => WRANGLER.test(run))).toBe(true);
      expect(isNamed({ ...job, steps: [] })).toBe(false);
    }
  }
});

test.each(["request.yml", "review.yml", "deploy.yml"])("%s restores no cache", (name) => {
  const workflow: unknown = parse(readFileSync(`${FOLDER}/${name}`, "utf8"));
  expect(JSON.stringify(workflow)).not.toMatch(/"cache":|actions\/cache@/);
});

const deploy = Workflow.parse(parse(readFileSync(`${FOLDER}/deploy.yml`, "utf8"))).jobs;

test("a deploy passes the gate and the release check first", () => {
  /** A job after those that it waits for. */
  const upTo = (name: string): Job[] => {
    const job = deploy[name];
    return job ? [...[job.needs ?? []].flat().flatMap(upTo), job] : [];
  };
  const way = upTo("publish").flatMap(({ uses, steps }) => [uses, ...steps.map(({ run }) => run)]);
  const stations = ["./.github/workflows/ci.yml", "npm run content -- --release", "npm run build"];
  const found = stations.map((station) => way.findIndex((each) => each?.startsWith(station)));
  expect(found).not.toContain(-1);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
});

/** GitHub's machines for these jobs run Linux, and have curl. */
const canRun = process.platform !== "win32" && !spawnSync("curl", ["--version"]).error;

/** A temporary folder with these files, where a step of a workflow can run. */
function folderWith(files: Record<string, string | undefined>): string {
  const folder = mkdtempSync(join(tmpdir(), "workflow-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    if (text !== undefined) writeFileSync(join(folder, file), text, { mode: 0o755 });
  }
  return folder;
}

async function runStep(job: Job | undefined, cwd: string, variables: Record<string, string>) {
  const script = job?.steps.at(-1)?.run ?? "";
  const env = { ...process.env, ...variables };
  const child = spawn("bash", ["-eo", "pipefail", "-c", script], {
    ...{ cwd, env },
    stdio: ["ignore", "pipe", "ignore"],
  });
  let output = "";
  child.stdout.on("data", (bytes: Buffer) => (output += bytes.toString()));
  const code = await new Promise<number | null>((done) => child.once("close", done));
  return { code, lines: output.trim().split("\n") };
}

test.skipIf(!canRun).each([
  ["nothing", "robots.txt", ""],
  ["a page is missing", "investors.html", undefined],
  ["an unknown path is a page", "no-such-page.html", "home"],
  ["there is no policy", "_headers", ""],
  ["an old address leads elsewhere", "_redirects", "/old /investors 301\n"],
  ["an old address leads nowhere", "_redirects", ""],
])("a deploy fails after publishing unless the site answers well: %s", async (what, name, text) => {
  const lines = { _headers: makeHeadersFile("/", ""), _redirects: "/old /about-us 301\n" };
  const pages = { "index.html": "home", "investors.html": "investors", "404.html": "not found" };
  const site = folderWith({ ...pages, ...lines, [name]: text });
  const built = folderWith({ "build/client/_redirects": lines._redirects });
  const { address, close } = await listenOnLoopback(createStaticServer(site));
  onTestFinished(close);
  const { code } = await runStep(deploy["publish"], built, { SITE: `${address}/` });
  expect(code === 0).toBe(what === "nothing");
});

// With GNU's date, as on GitHub's machines.
test.skipIf(process.platform !== "linux").each([
  ["a day has begun there", "America/New_York", "2026-12-01T04:30:00Z", true],
  ["a day has begun in UTC only", "America/Los_Angeles", "2026-11-30T22:00:00Z", false],
  ["the site has been published on this day", "'Asia/Tokyo' # ours", "2026-12-01T00:10:00Z", false],
  ["the site names no zone", "", "2026-11-30T23:59:00Z", true],
  ["the site was never published", "UTC", "", true],
])("an hourly run publishes if %s", async (_, zone, last, starts) => {
  const folder = folderWith({
    "bin/gh": `#!/bin/sh\ncase "$1 $2" in\n"run list") echo '${last}' ;;\n"workflow run") echo started ;;\n*) cat site ;;\nesac`,
    // At 05:07 on 1 December in UTC.
    "bin/date": `#!/bin/sh\n[ $# -gt 1 ] || set -- --date 2026-12-01T05:07:00Z "$@"\nexec /usr/bin/date "$@"`,
    site: `---\nname: A\n${zone && `timeZone: ${zone}\n`}---\n`,
  });
  const { jobs } = Workflow.parse(parse(readFileSync(`${FOLDER}/day.yml`, "utf8")));
  const PATH = `${join(folder, "bin")}:${process.env["PATH"]}`;
  const { code, lines } = await runStep(jobs["begin"], folder, { PATH });
  expect({ code, lines }).toEqual({ code: 0, lines: [starts ? "started" : ""] });
});

test.skipIf(!canRun).each([
  { what: "mistakes", exit: 1, code: 1 },
  { what: "slips only", exit: 0, code: 0 },
])(
  "the request workflow shows $what of a writer, and fails for mistakes only",
  async ({ exit, code }) => {
    const folder = folderWith({
      "bin/npm": `#!/bin/sh\necho 'content/a.mdx:1:1  wrong'\nexit ${exit}`,
      "bin/npx": "#!/bin/sh\necho 'content/b.mdx:1:1 - Unknown word'",
      "bin/git": "#!/bin/sh\nprintf 'content/b.mdx\\0'",
    });
    const { jobs } = Workflow.parse(parse(readFileSync(`${FOLDER}/ci.yml`, "utf8")));
    const PATH = `${join(folder, "bin")}:${process.env["PATH"]}`;
    const result = await runStep(jobs["content"], folder, { PATH });
    expect(result.lines.slice(2)).toEqual([
      "content/b.mdx:1:1 - Unknown word",
      "content/a.mdx:1:1  wrong",
    ]);
    expect(result.code).toBe(code);
  },
);
