// Whose report is published, on which origin a preview may be, and what the comment says first.
import { expect, test, vi } from "vitest";

import { RUN, startDeployJobs } from "../../support/github/deploy-jobs";
import { makePreviewPage, makeReport, PREVIEW, REPORT, SHA } from "../../support/github/preview";

vi.setConfig({ testTimeout: 60_000 });

const { state, commentsOf, found, run, upload, hasBranch } = await startDeployJobs();

const FORK = {
  ...RUN,
  workflow_run: {
    ...RUN.workflow_run,
    head_repository: { full_name: "writer/site", owner: { login: "writer" } },
  },
};

function uploadBoth(report: object = REPORT) {
  upload("preview", PREVIEW);
  upload("report", makeReport(report));
}

/** The text of the only comment. */
const said = () => {
  expect(commentsOf("7")).toHaveLength(1);
  return commentsOf("7")[0]?.body ?? "";
};

test("a report that the preview brings along gives way to the judge's", async () => {
  uploadBoth();
  const own = { ...REPORT, verdict: "Nothing changed" };
  upload("preview", [
    ...PREVIEW,
    { name: "review/report.json", text: JSON.stringify(own) },
    { name: "Review/index.html", text: "all is well" },
  ]);
  await run("publish-preview");
  expect(found.remote.read()["pr-7/review/report.json"]).toBe(JSON.stringify(REPORT));
  expect(Object.keys(found.remote.read())).not.toContain("pr-7/Review/index.html");
  expect(said()).toContain(REPORT.verdict);
});

test.each([
  ["after the judge's job, by the job that builds the preview", 25],
  ["before the judge's job, by the job that builds the site", 5],
])("a report that was uploaded %s is not the judge's", async (_, minute) => {
  uploadBoth();
  state.madeAt.set("report", minute);
  await expect(run("publish-preview")).rejects.toThrow(
    'the job "review" of run 55 has uploaded nothing named "report"',
  );
  expect(hasBranch()).toBe(false);
  expect(commentsOf("7")).toEqual([]);
});

test.each([
  ["no job is", [], "no job"],
  ["two jobs are", ["review", "review"], "more than one job"],
])("where %s named as the judge's, there is no report", async (_, names, message) => {
  uploadBoth();
  state.jobs = names.flatMap((name) => state.jobs.filter((job) => job.name === name));
  await expect(run("publish-preview")).rejects.toThrow(`run 55 has ${message} named "review"`);
});

test("a report on another commit is refused", async () => {
  uploadBoth({ ...REPORT, head: { commit: "d".repeat(40) } });
  await expect(run("publish-preview")).rejects.toThrow(`expected ${SHA}`);
  expect(hasBranch()).toBe(false);
});

test("a preview that is refused says so in the comment, and fails", async () => {
  uploadBoth();
  upload("preview", [...PREVIEW, { name: "sw.js", text: "" }]);
  await expect(run("publish-preview")).rejects.toThrow('"sw.js" is a service worker');
  expect(hasBranch()).toBe(false);
  expect(said()).toContain("is a service worker");
  expect(said()).toContain("https://github.com/owner/site/actions/runs/55#artifacts");
});

test("a fork's pages never get the origin of the site; its report can still be read", async () => {
  uploadBoth();
  expect(await run("publish-preview", FORK)).toMatchObject({ code: 0 });
  expect(hasBranch()).toBe(false);
  expect(said()).toMatch(/\*\*No preview of ccccccc\*\*: it comes from a fork/);
  expect(said()).toContain("https://github.com/owner/site/actions/runs/55#artifacts");
  expect(said()).toContain(REPORT.verdict);
});

/** The settings for previews in a repository of their own. */
const elsewhere = (repository: string, origin: string, base: string) => ({
  PREVIEW_REPOSITORY: repository,
  PREVIEW_TOKEN: "secret of previews",
  PREVIEW_ORIGIN: origin,
  PREVIEW_BASE: base,
});

test("where previews have an origin of their own, a fork's are published there", async () => {
  uploadBoth();
  state.pages.set("owner/site", "https://owner.github.io/site/");
  state.pages.set("owner-previews/site", "https://owner-previews.github.io/site/");
  const settings = elsewhere("owner-previews/site", "https://Owner-Previews.github.io", "/site/");
  expect(await run("publish-preview", FORK, settings)).toMatchObject({
    output: "Published: 5 files at https://owner-previews.github.io/site/pr-7/\n",
  });
  expect(state.asked).toContain("POST /repos/owner-previews/site/pages/builds");
  expect(said()).toContain("(https://owner-previews.github.io/site/pr-7/)");
  expect(state.withoutToken).toBe(0);
  await run("remove-preview", { number: 7 }, settings);
  expect(found.remote.read()).toEqual({ ".nojekyll": "" });
  expect(state.withoutToken).toBe(0);
});

test("a second repository of the same owner has the same origin, so a fork is refused", async () => {
  uploadBoth();
  state.pages.set("owner/site", "http://owner.github.io/site");
  state.pages.set("owner/previews", "https://owner.github.io/previews/");
  const settings = elsewhere("owner/previews", "https://owner.github.io", "/previews/");
  await run("publish-preview", FORK, settings);
  expect(hasBranch()).toBe(false);
  expect(said()).toContain("share their origin with the public site");
});

test.each([
  ["another address", "https://previews.example.com/"],
  ["no address", undefined],
])("previews that GitHub serves at %s are not published", async (shown, address) => {
  uploadBoth();
  if (address) state.pages.set("owner-previews/site", address);
  const settings = elsewhere("owner-previews/site", "https://owner-previews.github.io", "/site/");
  await expect(run("publish-preview", FORK, settings)).rejects.toThrow(
    `GitHub serves owner-previews/site at ${address ?? shown}`,
  );
  expect(hasBranch()).toBe(false);
});

test("a request that changes its judge: the comment says so first, and names the files", async () => {
  uploadBoth();
  state.changedFiles = [
    ...Array.from({ length: 120 }, (_, index) => `content/page-${index}.mdx`),
    "app/publish/review/[verdict](https://evil.example).ts",
    ".npmrc",
  ];
  await run("publish-preview");
  expect(said().startsWith("> [!WARNING]\n> **This request changes what judges it.**")).toBe(true);
  expect(said()).toContain(": the review\n");
  expect(said()).toContain("npmrc: a setting that tools may read\n");
  expect(said()).not.toContain("](https://evil.example)");
  expect(said().indexOf("WARNING")).toBeLessThan(said().indexOf(REPORT.verdict));
});

test("the warning names a dozen files, and counts the others", async () => {
  uploadBoth();
  state.changedFiles = Array.from({ length: 20 }, (_, index) => `app/publish/file-${index}.ts`);
  await run("publish-preview");
  expect(said()).toContain("> - and 8 more files\n");
});

test("of a request with more files than GitHub lists, any may be the judge's", async () => {
  uploadBoth();
  state.changedFiles = Array.from({ length: 3001 }, (_, index) => `content/page-${index}.mdx`);
  await run("publish-preview");
  expect(said()).toContain("> - more files than GitHub lists: all of them\n");
});

test("without such a change the comment begins with the preview", async () => {
  uploadBoth();
  upload("preview", [...PREVIEW, { name: "404.html", text: makePreviewPage() }]);
  await run("publish-preview");
  expect(said()).not.toContain("WARNING");
});
