// `npm run specimen -- <script>`: runs a script of package.json in a copy of the project that has the specimen as its
// content, with its unpublished pages; without a name, `build`.
import { once } from "node:events";

import { startScript } from "./run-script";
import { copySite } from "./site-copy";
import { SPECIMEN, SPECIMEN_SITE } from "./specimen";
import { addUnpublished } from "./unpublished";

const [script = "build", ...options] = process.argv.slice(2);
const cwd = await copySite({ folder: SPECIMEN_SITE, content: SPECIMEN, withCache: true });
addUnpublished(cwd);
const child = startScript([script, "--", ...options], { cwd, stdio: "inherit" });
await once(child, "close");
process.exitCode = child.exitCode ?? 1;
