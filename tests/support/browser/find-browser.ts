// Runs before the browser tests and installs missing browsers: Chromium everywhere, Firefox in CI. A browser that is
// still missing is one clear error, except Firefox on a developer's machine.
import { spawnSync } from "node:child_process";

import {
  CHROMIUM,
  findBrowser,
  searchBrowser,
  type BrowserPlaces,
} from "../../../app/publish/sandbox/browser";
import { installPackages, isRootOnDebian } from "../debian";
import { FIREFOX } from "./firefox";

/** Worth its download in CI even beside a browser, because the tests take half the processor time in it. */
const SHELL: BrowserPlaces = { ...CHROMIUM, commands: CHROMIUM.commands.slice(0, 1), files: [] };

try {
  const isShellWanted = process.env["CI"] && isRootOnDebian;
  installIfMissing(isShellWanted ? SHELL : CHROMIUM, "chromium", "chromium-headless-shell");
  console.log(`Chromium: ${findBrowser()}`);
  if (process.env["CI"]) installIfMissing(FIREFOX, "firefox", "firefox-esr");
  const firefox = searchBrowser(FIREFOX);
  if (!firefox && process.env["CI"])
    throw new Error("There is no Firefox to test with. Install one, or set FIREFOX_PATH to one.");
  console.log(`Firefox: ${firefox ?? "none, so the tests run in Chromium only (CI needs both)"}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Tries Debian's package where that is possible, else Playwright's download. */
function installIfMissing(places: BrowserPlaces, name: string, debianPackage: string): void {
  if (searchBrowser(places)) return;
  if (isRootOnDebian) return installPackages(debianPackage);
  console.log(`Installing Playwright's ${name}`);
  const words = ["node_modules/playwright/cli.js", "install", name];
  spawnSync(process.execPath, words, { stdio: "inherit", timeout: 300_000 });
}
