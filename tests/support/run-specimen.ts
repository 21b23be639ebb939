// Builds the specimen with its unpublished pages in a copy of the project, or, with `dev`, serves it.
import { spawn } from "node:child_process";
import { once } from "node:events";

import { copySite, REMIX } from "./site-copy";
import { SPECIMEN_SITE } from "./specimen";
import { addUnpublished } from "./unpublished";

const [command = "build", ...options] = process.argv.slice(2);
const cwd = await copySite(SPECIMEN_SITE);
addUnpublished(cwd);
const child = spawn(process.execPath, [REMIX, `vite:${command}`, ...options], {
  cwd,
  stdio: "inherit",
});
await once(child, "close");
process.exitCode = child.exitCode ?? 1;
