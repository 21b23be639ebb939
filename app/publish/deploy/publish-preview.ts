// What the workflow Preview uploaded becomes `pr-N/` and a comment on its pull request. This runs with the right to
// write, after a workflow without it: the uploads are untrusted data, and nothing in them is ever run.
import { z } from "zod";

import { renderComment, MARKER } from "../review/write/comment";
import { downloadArtifact } from "./artifact";
import {
  findPulls,
  listChangedFiles,
  readEvent,
  requestPagesBuild,
  setComment,
} from "./github-api";
import { BRANCH, publish, type Files } from "./pages-branch";
import { renderRefusal, warnOfJudgeChanges } from "./preview-comment";
import { findPreviewHost } from "./preview-host";
import { checkPreview } from "./preview-rules";
import { removePreviewOf } from "./remove-preview";
import { LIMITS, readArchive } from "./zip";

const Event = z.object({
  repository: z.object({ default_branch: z.string(), full_name: z.string() }),
  workflow_run: z.object({
    id: z.int(),
    html_url: z.url(),
    head_sha: z.string(),
    head_branch: z.string(),
    head_repository: z.object({
      full_name: z.string(),
      owner: z.object({ login: z.string() }),
    }),
  }),
});

/** What the comment says of a report; the comment itself judges the rest. */
const Report = z.object({ verdict: z.string(), head: z.object({ commit: z.string() }) });

const NO_ORIGIN =
  "it comes from a fork, and its pages would share their origin with the public site; app/publish/deploy/workflows.md says how to give previews an origin of their own";

/** A run of the workflow Preview, and the pull request that it is about. */
interface Request {
  pull: number;
  run: number;
  /** The address of the run. */
  page: string;
  commit: string;
  isFork: boolean;
}

/**
 * Publishes the artifacts "preview" and "report" of the run that this workflow's event names.
 * @returns what to print
 * @throws {Error} when an artifact is missing or refused; the comment has said so when a reader can do something
 */
export async function publishPreview(remote: string): Promise<string> {
  const { repository, workflow_run: run } = await readEvent(Event);
  const { head_sha: sha, head_branch: branch, head_repository: from } = run;
  // GitHub says which pull requests this commit belongs to; the upload is not asked.
  const head = { owner: from.owner.login, branch, sha };
  const pulls = await findPulls(head, repository.default_branch);
  const open = pulls.find(({ state }) => state === "open");
  const isFork = from.full_name !== repository.full_name;
  const result = open
    ? await publishFor(
        { pull: open.number, run: run.id, page: run.html_url, commit: sha, isFork },
        remote,
      )
    : `No open pull request has ${sha} as its last commit any more: nothing to publish.`;
  // A pull request closed while its preview was made: the workflow that removes it may have run too early.
  for (const { number, state } of pulls)
    if (state === "closed") await removePreviewOf(remote, number);
  return result;
}

async function publishFor(request: Request, remote: string): Promise<string> {
  const { pull, run, commit } = request;
  const report = await download(run, "review", "report");
  const written = readReport(report, commit);
  const warning = warnOfJudgeChanges(await listChangedFiles(pull));
  const comment = (text: string) => setComment(pull, MARKER, warning + text);
  const refuse = (reason: string) =>
    comment(renderRefusal(commit, reason, request.page, written.verdict));

  const host = await findPreviewHost();
  if (request.isFork && !host.hasOwnOrigin) {
    await refuse(NO_ORIGIN);
    return `Not published: ${NO_ORIGIN}`;
  }
  const folder = `pr-${pull}`;
  const address = `${host.address}${folder}/`;
  // The preview's own report is the request's word; the one beside it is the judge's.
  const uploaded = await download(run, "preview", "preview");
  const pages = new Map([...uploaded].filter(([name]) => !/^review\//i.test(name)));
  try {
    checkPreview(pages, report, new URL(address).origin);
  } catch (error) {
    await refuse(error instanceof Error ? error.message : String(error));
    throw error;
  }
  const files = new Map([
    ...pages,
    ...[...report].map(([name, bytes]) => [`review/${name}`, bytes] as const),
  ]);
  const message = `Preview of #${pull} at ${commit}`;
  const isNew = await publish(remote, { folder, files, message });
  // Even when nothing was pushed: an earlier run may have failed between the push and this request.
  await requestPagesBuild(BRANCH, host.access);
  await comment(renderComment(address, commit, report.get("report.json")));
  return `${isNew ? "Published" : "Published already"}: ${files.size} files at ${address}`;
}

/** The files that a job of a run has uploaded. */
async function download(run: number, job: string, name: string): Promise<Files> {
  return readArchive(await downloadArtifact({ run, job, name }, LIMITS.bytes));
}

/** @throws {Error} when it cannot be read, or is about another commit */
function readReport(report: Files, commit: string): z.infer<typeof Report> {
  const text = report.get("report.json")?.toString();
  if (text === undefined || !report.has("index.html"))
    throw new Error("the report is refused: it has no report.json or no index.html");
  const read = Report.parse(JSON.parse(text));
  if (read.head.commit !== commit)
    throw new Error(`the report is refused: it is about ${read.head.commit}, expected ${commit}`);
  return read;
}
