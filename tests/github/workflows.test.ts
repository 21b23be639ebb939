// The workflows keep what nobody may code away: jobs that may write or have secrets run no code of the repository, and
// actions are pinned. actionlint and zizmor check the rest in CI.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

import { makeHeadersFile } from "../../app/publish/hosting/security-headers";
import { createStaticServer } from "../../app/publish/hosting/static-server";
import { listenOnLoopback } from "../support/loopback";
import { readWorkflow, runShell, type Job } from "../support/workflow";

const FOLDER = ".github/workflows";
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith(".yml"));

/** What starts code of the repository, or of a package that it names. */
const CODE = /\b(?:npm|npx|node|tsx|git)\b/;
/** Brings wrangler and what it needs, as the lockfile pins them, and runs nothing. */
const INSTALL = "npm ci --ignore-scripts --no-audit --no-fund --prefix .config/wrangler";
const WRANGLER =
  /\.config\/wrangler\/node_modules\/\.bin\/wrangler (?:deploy|versions upload) --config/;

const isSecret = (value: unknown) => JSON.stringify(value).includes("secrets.");

test.each(FILES)(
  "%s pins its actions, and runs no code where it may write or has a secret",
  (name) => {
    const text = readFileSync(`${FOLDER}/${name}`, "utf8");
    const jobs = Object.values(readWorkflow(name).jobs);
    const actions = [...text.matchAll(/\buses: (?!\.\/)(.*)/g)].map(([, action = ""]) => action);
    const loose = actions.filter((action) => !/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+/.test(action));
    const trusted = jobs.filter(
      ({ environment, permissions }) =>
        environment !== undefined || Object.values(permissions).includes("write"),
    );
    const steps = trusted.flatMap((job) => job.steps);
    const code = steps.filter(
      ({ run = "" }) => run !== INSTALL && CODE.test(run.replace(WRANGLER, "")),
    );
    const checkouts = steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"));
    const whole = checkouts.filter(
      (step) => !/^\.config(?:\/wrangler)?$/.test(String(step.with["sparse-checkout"])),
    );
    const told = jobs.flatMap((job) => [
      ...job.steps.filter((step) => isSecret(step) && !WRANGLER.test(step.run ?? "")),
      ...(isSecret({ ...job, steps: [] }) ? [job] : []),
    ]);
    expect({ loose, code, whole, told }).toEqual({ loose: [], code: [], whole: [], told: [] });
  },
);

test.each(["request.yml", "review.yml", "deploy.yml"])("%s restores no cache", (name) => {
  const steps = Object.values(readWorkflow(name).jobs).flatMap((job) => job.steps);
  expect(steps.filter((step) => step.with["cache"] ?? step.uses?.includes("/cache@"))).toEqual([]);
});

const deploy = readWorkflow("deploy.yml").jobs;

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

function runLastStep(job: Job | undefined, cwd: string, variables: Record<string, string>) {
  return runShell(job?.steps.at(-1)?.run ?? "", cwd, variables, "ignore");
}

test.skipIf(!canRun).each([
  ["all is well", "robots.txt", ""],
  ["a page is missing", "investors.html", undefined],
  ["an unknown path is a page", "no-such-page.html", "home"],
  ["there is no policy", "_headers", ""],
  ["an old address leads elsewhere", "_redirects", "/old /investors 301\n"],
  ["an old address leads nowhere", "_redirects", ""],
])("a deploy fails after publishing when the site answers badly: %s", async (what, name, text) => {
  const lines = { _headers: makeHeadersFile("/", ""), _redirects: "/old /about-us 301\n" };
  const pages = { "index.html": "home", "investors.html": "investors", "404.html": "not found" };
  const site = folderWith({ ...pages, ...lines, [name]: text });
  const built = folderWith({ "build/client/_redirects": lines._redirects });
  const { address, close } = await listenOnLoopback(createStaticServer(site));
  onTestFinished(close);
  const { code } = await runLastStep(deploy["publish"], built, { SITE: `${address}/` });
  expect(code === 0).toBe(what === "all is well");
});

// With GNU's date, as on GitHub's machines.
test.skipIf(process.platform !== "linux").each([
  ["a day has begun there", "America/New_York", "2026-12-01T04:30:00Z", true],
  ["a day has begun in UTC only", "America/Los_Angeles", "2026-11-30T22:00:00Z", false],
  ["the site has been published on this day", "'Asia/Tokyo' # ours", "2026-12-01T00:10:00Z", false],
  ["the site names no zone", "", "2026-11-30T23:59:00Z", true],
  ["the site was never published", "UTC", "", true],
])("an hourly run publishes on a new day of the company: %s", async (_, zone, last, starts) => {
  const folder = folderWith({
    "bin/gh": `#!/bin/sh\ncase "$1 $2" in\n"run list") echo '${last}' ;;\n"workflow run") echo started ;;\n*) cat site ;;\nesac`,
    // At 05:07 on 1 December in UTC.
    "bin/date": `#!/bin/sh\n[ $# -gt 1 ] || set -- --date 2026-12-01T05:07:00Z "$@"\nexec /usr/bin/date "$@"`,
    site: `---\nname: A\n${zone && `timeZone: ${zone}\n`}---\n`,
  });
  const { jobs } = readWorkflow("day.yml");
  const PATH = `${join(folder, "bin")}:${process.env["PATH"]}`;
  const result = await runLastStep(jobs["begin"], folder, { PATH });
  expect(result).toEqual({ code: 0, output: starts ? "started\n" : "" });
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
    const { jobs } = readWorkflow("ci.yml");
    const PATH = `${join(folder, "bin")}:${process.env["PATH"]}`;
    const result = await runLastStep(jobs["content"], folder, { PATH });
    expect(result.output).toMatch(
      /\ncontent\/b\.mdx:1:1 - Unknown word\ncontent\/a\.mdx:1:1 {2}wrong\n$/,
    );
    expect(result.code).toBe(code);
  },
);
