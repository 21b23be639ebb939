// Builds the specimen with its unpublished pages in a copy of the project, or, with `dev`, serves it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { copySite, REMIX } from "./site-copy";
import { BUILD_YEAR, OLD_FILE, SPECIMEN_CLIENT, SPECIMEN_SITE } from "./specimen";
import { addUnpublished } from "./unpublished";

/** Moves the clock of a process to the middle of the year. */
const CLOCK = `const now = Date.now; const later = Date.UTC(${BUILD_YEAR}, 5) - now(); Date.now = () => now() + later;
  Date = class extends Date { constructor(...parts) { super(...(parts.length ? parts : [Date.now()])); } }`;

/** The variables of a build, which may depend on no day and no place. */
const ELSEWHERE = {
  TZ: "Pacific/Pago_Pago",
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(CLOCK)}`,
};

const [command = "build", ...options] = process.argv.slice(2);
const cwd = await copySite(SPECIMEN_SITE);
addUnpublished(cwd);
mkdirSync(SPECIMEN_CLIENT, { recursive: true });
writeFileSync(join(SPECIMEN_CLIENT, OLD_FILE), "");
const child = spawn(process.execPath, [REMIX, `vite:${command}`, ...options], {
  cwd,
  env: command === "build" ? { ...process.env, ...ELSEWHERE } : process.env,
  stdio: "inherit",
});
await once(child, "close");
process.exitCode = child.exitCode ?? 1;
