// `npm run test:tools`: finds what the browser tests need besides Node, installs it where it may, and says in one line
// each what is skipped without it. In CI nothing is skipped: a tool that is missing is an error.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

import { CHROMIUM, searchBrowser } from "../../app/publish/sandbox/browser";
import { findNginx } from "../publish/hosting/nginx";
import { findFirefox } from "./browser/firefox";

const isCI = Boolean(process.env["CI"]);
const isRootOnDebian = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

interface Tool {
  name: string;
  find: () => string | undefined;
  /** A better one than `find` accepts. */
  findBetter?: () => string | undefined;
  /** Debian's packages, which root may install. */
  packages: string[];
  /** What does not run without it. */
  skipped: string;
}

/** Worth its download in CI even if there is a browser: the tests take half the processor time in it. */
const SHELL = { ...CHROMIUM, commands: CHROMIUM.commands.slice(0, 1), files: [] };

const TOOLS: Tool[] = [
  {
    name: "Chromium",
    find: () => searchBrowser(CHROMIUM) ?? installChromium(),
    ...(isCI && { findBetter: () => searchBrowser(SHELL) }),
    packages: ["chromium-headless-shell"],
    skipped: "every browser test fails",
  },
  {
    name: "nginx with Brotli",
    find: () => findNginx()?.command,
    packages: ["nginx-light", "libnginx-mod-http-brotli-static"],
    skipped: "the tests of build/nginx.conf are skipped",
  },
  {
    name: "Firefox",
    find: findFirefox,
    packages: isCI ? ["firefox-esr"] : [],
    skipped: "the tests in a second engine are skipped",
  },
];

for (const { name, find, findBetter = find, packages, skipped } of TOOLS) {
  if (isRootOnDebian && !findBetter()) install(packages);
  const found = find();
  console.log(found ? `${name}: ${found}` : `There is no ${name} here: ${skipped}.`);
  if (!found && (isCI || name === "Chromium")) process.exitCode = 1;
}

function install(packages: string[]): void {
  if (packages.length === 0) return;
  console.log(`Installing ${packages.join(", ")}`);
  const words = ["install", "--yes", "--no-install-recommends", ...packages];
  for (const command of [["update"], words])
    spawnSync("apt-get", command, { stdio: "inherit", timeout: 300_000 });
}

/** Playwright's own, where Debian's packages cannot be installed. */
function installChromium(): string | undefined {
  if (isRootOnDebian) return undefined;
  const words = ["node_modules/playwright/cli.js", "install", "chromium"];
  spawnSync(process.execPath, words, { stdio: "inherit", timeout: 300_000 });
  return searchBrowser(CHROMIUM);
}
