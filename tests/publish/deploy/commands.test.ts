// The jobs that workflows start, against a GitHub and a remote of this machine.
import { expect, test, vi } from "vitest";

import { deployCommand } from "../../../app/publish/commands/deploy";
import { MARKER } from "../../../app/publish/review/write/comment";
import { startDeployJobs } from "../../support/github/deploy-jobs";
import { makePreviewPage, makeReport, PREVIEW, REPORT, SHA } from "../../support/github/preview";
import type { ZipEntry } from "../../support/github/zip";
import { callCommand } from "../../support/run-content";

vi.setConfig({ testTimeout: 60_000 });

const { state, commentsOf, found, run, upload, hasBranch } = await startDeployJobs();

const SITE = [
  { name: "index.html", text: "site" },
  { name: "404.html", text: "none" },
];
const PAGE = makePreviewPage();
const LATER = makePreviewPage({ body: "<main>Later</main>" });

/** What the workflow Preview uploads. */
function uploadPreview(preview: ZipEntry[] = PREVIEW, report: ZipEntry[] = makeReport()) {
  upload("preview", preview);
  upload("report", report);
}

async function expectError(job: string, message: string) {
  await expect(run(job)).rejects.toThrow(message);
}

test("a preview is published, GitHub is asked to serve it, and a comment links to the changed page", async () => {
  uploadPreview();
  expect(await run("publish-preview")).toMatchObject({
    code: 0,
    errors: "",
    output: "Published: 5 files at https://owner.github.io/site/pr-7/\n",
  });
  expect(found.remote.read()).toMatchObject({
    "pr-7/index.html": PAGE,
    "pr-7/review/report.json": JSON.stringify(REPORT),
  });
  expect(state.asked).toContain("POST /pages/builds");
  expect(commentsOf("7")).toHaveLength(1);
  expect(commentsOf("7")[0]?.body).toContain("(https://owner.github.io/site/pr-7/investors)");
  expect(state.withoutToken).toBe(0);
  expect(state.tokensElsewhere).toBe(0);
});

test("the comment is written anew and stays one, and nobody else's is touched, marked or not", async () => {
  const others = Array.from({ length: 150 }, (_, id) => ({
    id,
    body: `${MARKER} mine`,
    user: { login: "somebody" },
  }));
  state.comments.set("7", [...others]);
  uploadPreview();
  await run("publish-preview");
  uploadPreview(
    [{ name: "index.html", text: LATER }],
    makeReport({ ...REPORT, verdict: "2 pages changed" }),
  );
  await run("publish-preview");
  expect(commentsOf("7").slice(0, 150)).toEqual(others);
  expect(
    commentsOf("7")
      .slice(150)
      .map(({ body }) => body),
  ).toEqual([expect.stringContaining("2 pages changed")]);
  expect(Object.keys(found.remote.read())).toEqual([
    ".nojekyll",
    "pr-7/index.html",
    "pr-7/review/index.html",
    "pr-7/review/report.json",
    "pr-7/review/summary.md",
  ]);
});

test("a commit that is no longer the newest of its pull request is not published", async () => {
  state.pulls = [{ number: 7, state: "open", head: { sha: "d".repeat(40) } }];
  uploadPreview();
  expect((await run("publish-preview")).output).toContain("nothing to publish");
  expect(hasBranch()).toBe(false);
  expect(commentsOf("7")).toEqual([]);
});

test("of a pull request that was closed meanwhile, what is there is removed", async () => {
  uploadPreview();
  await run("publish-preview");
  state.pulls = [{ number: 7, state: "closed", head: { sha: SHA } }];
  expect(await run("publish-preview")).toMatchObject({ code: 0, errors: "" });
  expect(found.remote.read()).toEqual({ ".nojekyll": "" });
});

test("the pull request's number is GitHub's, whatever the artifact says", async () => {
  uploadPreview([
    ...PREVIEW,
    { name: "number.txt", text: "1" },
    { name: "pr-1/index.html", text: PAGE },
  ]);
  await run("publish-preview");
  expect(Object.keys(found.remote.read()).filter((path) => !path.startsWith("pr-7/"))).toEqual([
    ".nojekyll",
  ]);
});

test.each<[string, ZipEntry[], string]>([
  [
    "a link in it",
    [...PREVIEW, { name: "a", text: "/etc/passwd", mode: 0o120777 }],
    '"a" is neither a file nor a folder',
  ],
  ["a way out of it", [...PREVIEW, { name: "../index.html" }], "is not a plain path"],
])("an artifact with %s is refused, and nothing is published or said", async (_, entries, said) => {
  uploadPreview(entries);
  await expectError("publish-preview", said);
  expect(hasBranch()).toBe(false);
  expect(commentsOf("7")).toEqual([]);
});

test("an artifact that is too large is not even downloaded", async () => {
  state.artifacts.set("site", Buffer.alloc(100 * 2 ** 20 + 1));
  await expectError("publish-site", "more than 104857600 bytes");
  expect(state.asked.filter((asked) => asked.endsWith("/zip"))).toEqual([]);
});

test("the site is published beside the previews; the second time there is nothing to push", async () => {
  uploadPreview();
  await run("publish-preview");
  upload("site", SITE);
  expect(await run("publish-site")).toMatchObject({
    code: 0,
    errors: "",
    output: "Published: 2 files\n",
  });
  expect(found.remote.read()).toMatchObject({
    "404.html": "none",
    "index.html": "site",
    "pr-7/index.html": PAGE,
  });
  const tip = found.remote.tip();
  expect(await run("publish-site")).toMatchObject({
    code: 0,
    output: "Published already: 2 files\n",
  });
  expect(found.remote.tip()).toBe(tip);
});

test.each(["index.html", "404.html"])("a site without %s is not published", async (name) => {
  upload(
    "site",
    SITE.filter((entry) => entry.name !== name),
  );
  await expectError("publish-site", `it has no ${name}`);
  expect(hasBranch()).toBe(false);
});

test("a job that has uploaded nothing publishes nothing", async () => {
  uploadPreview();
  await expectError("publish-site", 'the job "build" of run 55 has uploaded nothing named "site"');
});

test("closing removes that preview, and says so when there was none", async () => {
  uploadPreview();
  await run("publish-preview");
  expect(await run("remove-preview", { number: 1 })).toMatchObject({
    code: 0,
    output: "There was no pr-1\n",
  });
  expect(await run("remove-preview", { number: 7 })).toMatchObject({
    code: 0,
    output: "pr-7 is removed\n",
  });
  expect(found.remote.read()).toEqual({ ".nojekyll": "" });
});

test("where GitHub Pages is off, the error says where to switch it on; run again, GitHub is asked again", async () => {
  state.pagesAreOn = false;
  upload("site", SITE);
  await expectError(
    "publish-site",
    "see Settings → Pages: deploy from a branch, gh-pages, / (root)",
  );
  Object.assign(state, { pagesAreOn: true, asked: [] });
  expect(await run("publish-site")).toMatchObject({ code: 0, errors: "" });
  expect(state.asked).toContain("POST /pages/builds");
});

test("an unknown job, or one without a remote, prints the help text", async () => {
  for (const argv of [[], ["publish-site"], ["publish", "remote"], ["--site"]]) {
    const { code, errors } = await callCommand(deployCommand, argv);
    expect(code).toBe(1);
    expect(errors).toMatch(/^Usage: tsx /);
  }
});
