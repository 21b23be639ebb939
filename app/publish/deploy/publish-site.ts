// What an earlier job of the same workflow run built and uploaded becomes the site. Previews stay.
import { downloadArtifact } from "./artifact";
import { requestPagesBuild } from "./github-api";
import { BRANCH, publish } from "./pages-branch";
import { LIMITS, readArchive } from "./zip";

/**
 * Publishes the artifact "site" of this run.
 * @returns what to print
 * @throws {Error} when the artifact is missing, refused, or not a whole site
 */
export async function publishSite(remote: string): Promise<string> {
  const { GITHUB_RUN_ID: run, GITHUB_SHA: commit = "" } = process.env;
  const upload = { run: Number(run), job: "build", name: "site" };
  const files = readArchive(await downloadArtifact(upload, LIMITS.bytes));
  for (const name of ["index.html", "404.html"])
    if (!files.has(name)) throw new Error(`the artifact is not a whole site: it has no ${name}`);
  const isNew = await publish(remote, { folder: "", files, message: `The site at ${commit}` });
  // Even when nothing was pushed: an earlier run may have failed between the push and this request.
  await requestPagesBuild(BRANCH);
  return `${isNew ? "Published" : "Published already"}: ${files.size} files`;
}
