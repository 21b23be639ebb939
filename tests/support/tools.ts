// `npm run test:tools`: installs what the tests need besides Node, where it may: on Debian as root. In CI a tool that is
// missing is an error; elsewhere it says what is skipped.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

import { searchBrowser } from "../../app/publish/browser";

const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
const run = (command: string, ...words: string[]) =>
  spawnSync(command, words, { stdio: "inherit" });
const has = (command: string) => !spawnSync(command, ["--version"]).error;
/** What the steps of workflows call. */
const missingCommands = () => ["curl", "jq"].filter((command) => !has(command));
const missing = () => [
  ...missingCommands(),
  ...(searchBrowser() ? [] : ["chromium-headless-shell"]),
];

if (missing().length > 0 && canInstall) {
  run("apt-get", "update");
  run("apt-get", "install", "--yes", "--no-install-recommends", ...missing());
}
// Playwright's own, where Debian's packages cannot be installed.
if (!searchBrowser())
  run(process.execPath, "node_modules/playwright/cli.js", "install", "chromium");

if (missing().length > 0) console.log(`Not installed: ${missing().join(", ")}.`);
if (missingCommands().length > 0)
  console.log("Without curl and jq, the tests that run steps of workflows are skipped.");
const isSkipped = process.platform !== "win32" && missingCommands().length > 0;
if (!searchBrowser() || (process.env["CI"] && isSkipped)) process.exitCode = 1;
