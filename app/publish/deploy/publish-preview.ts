// What the workflow Preview uploaded becomes `pr-N/` and a comment on its pull request. This runs with the right to
// write, after a workflow without it: the upload is untrusted data, and nothing in it is ever run.
import { z } from "zod";

import { readOrigin } from "../content/source/site-tokens";
import { siteBase } from "../env";
import { renderComment, MARKER } from "../review/write/comment";
import {
  downloadArtifact,
  findPulls,
  readEvent,
  requestPagesBuild,
  setComment,
} from "./github-api";
import { BRANCH, publish } from "./pages-branch";
import { removePreviewOf } from "./remove-preview";
import { LIMITS, readArchive } from "./zip";

const Event = z.object({
  repository: z.object({ default_branch: z.string() }),
  workflow_run: z.object({
    id: z.int(),
    head_sha: z.string(),
    head_branch: z.string(),
    head_repository: z.object({ owner: z.object({ login: z.string() }) }),
  }),
});

/**
 * Publishes the artifact "preview" of the run that this workflow's event names.
 * @returns what to print
 * @throws {Error} when the artifact is missing or refused
 */
export async function publishPreview(remote: string): Promise<string> {
  const { repository, workflow_run: run } = await readEvent(Event);
  const { id, head_sha: sha, head_branch: branch, head_repository: from } = run;
  // GitHub says which pull requests this commit belongs to; the upload is not asked.
  const head = { owner: from.owner.login, branch, sha };
  const pulls = await findPulls(head, repository.default_branch);
  const open = pulls.find(({ state }) => state === "open");
  const result = open
    ? await publishFor(open.number, remote, id, sha)
    : `No open pull request has ${sha} as its last commit any more: nothing to publish.`;
  // A pull request closed while its preview was made: the workflow that removes it may have run too early.
  for (const { number, state } of pulls)
    if (state === "closed") await removePreviewOf(remote, number);
  return result;
}

async function publishFor(pull: number, remote: string, run: number, sha: string): Promise<string> {
  const files = readArchive(await downloadArtifact(run, "preview", LIMITS.bytes));
  if (!files.has("index.html")) throw new Error("the artifact is refused: it has no index.html");
  const folder = `pr-${pull}`;
  const message = `Preview of #${pull} at ${sha}`;
  const isNew = await publish(remote, { folder, files, message });
  // Even when nothing was pushed: an earlier run may have failed between the push and this request.
  await requestPagesBuild(BRANCH);
  const address = `${readOrigin(process.cwd())}${siteBase()}${folder}/`;
  await setComment(pull, MARKER, renderComment(address, sha, files.get("review/report.json")));
  return `${isNew ? "Published" : "Published already"}: ${files.size} files at ${address}`;
}
