// `tsx app/publish/deploy/publish-preview.ts <remote>`, in a workflow that has the right to write and was started by the
// end of another that had not: what that one uploaded becomes `pr-N/` and a comment. It is data here, and never run.
import { z } from "zod";

import { siteBase, siteOrigin } from "../env";
import { LIMITS, readArchive } from "./zip";
import { BRANCH, publish } from "./pages-branch";
import { MARKER, renderComment } from "../review/write/comment";
import { readEvent } from "./event";
import { downloadArtifact, findPulls, requestPagesBuild, setComment } from "./github-api";

const Event = z.object({
  repository: z.object({ default_branch: z.string() }),
  workflow_run: z.object({
    id: z.int(),
    head_sha: z.string(),
    head_branch: z.string(),
    head_repository: z.object({ owner: z.object({ login: z.string() }) }),
  }),
});

const [remote = ""] = process.argv.slice(2);
const { repository, workflow_run: run } = await readEvent(Event);
const head = { owner: run.head_repository.owner.login, branch: run.head_branch, sha: run.head_sha };
// GitHub says whose commit this is; nothing that the pull request has uploaded is asked.
const pulls = await findPulls(head, repository.default_branch);
const open = pulls.find(({ state }) => state === "open");
if (open) await ship(open.number);
else console.log(`No open pull request stands at ${run.head_sha} any more: nothing to publish.`);

// One that was closed while its preview was made: its removal may have come too early.
for (const { number, state } of pulls) {
  if (
    state === "closed" &&
    (await publish(remote, {
      folder: `pr-${number}`,
      files: new Map(),
      message: `Preview of #${number} removed`,
    }))
  ) {
    await requestPagesBuild(BRANCH);
  }
}

async function ship(number: number): Promise<void> {
  const files = readArchive(await downloadArtifact(run.id, "preview", LIMITS.bytes));
  if (!files.has("index.html")) throw new Error("the artifact is refused: it has no index.html");
  const folder = `pr-${number}`;
  const isNew = await publish(remote, {
    folder,
    files,
    message: `Preview of #${number} at ${run.head_sha}`,
  });
  // Also of what is there already: the run before may have ended between the two.
  await requestPagesBuild(BRANCH);
  const address = `${siteOrigin()}${siteBase()}${folder}/`;
  await setComment(
    number,
    MARKER,
    renderComment(address, run.head_sha, files.get("review/report.json")),
  );
  console.log(`${isNew ? "Published" : "Published already"}: ${files.size} files at ${address}`);
}
