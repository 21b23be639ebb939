// `npm run specimen -- <script>`: runs a script of package.json in a copy of the project that has the specimen as its
// content, with its unpublished pages; without a name, `build`.
import { spawnSync } from "node:child_process";

import { copySite } from "./site-copy";
import { SPECIMEN, SPECIMEN_SITE } from "./specimen";
import { addUnpublished } from "./unpublished";

const [script = "build", ...options] = process.argv.slice(2);
const folder = await copySite({ folder: SPECIMEN_SITE, content: SPECIMEN, withCache: true });
await addUnpublished(folder);
const { status } = spawnSync("npm", ["run", script, "--", ...options], {
  cwd: folder,
  stdio: "inherit",
  shell: process.platform === "win32",
});
process.exitCode = status ?? 1;
