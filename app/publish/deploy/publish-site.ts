// `tsx app/publish/deploy/publish-site.ts <remote>`, in a workflow on the main branch: what an earlier job of the same
// run built and uploaded becomes the site. Previews stay.
import { LIMITS, readArchive } from "./zip";
import { BRANCH, publish } from "./pages-branch";
import { downloadArtifact, requestPagesBuild } from "./github-api";

const [remote = ""] = process.argv.slice(2);
const { GITHUB_RUN_ID: run, GITHUB_SHA: commit = "" } = process.env;
const files = readArchive(await downloadArtifact(Number(run), "site", LIMITS.bytes));
for (const name of ["index.html", "404.html"]) {
  if (!files.has(name)) throw new Error(`this is no whole site: it has no ${name}`);
}
const isNew = await publish(remote, { folder: "", files, message: `The site at ${commit}` });
// Also of what is there already: the run before may have ended between the two.
await requestPagesBuild(BRANCH);
console.log(`${isNew ? "Published" : "Published already"}: ${files.size} files`);
