// Finds the browser for tests and reviews.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** Its names on PATH. The shell first: without a user interface, a page costs half the processor time (0.7 against 1.3 s measured). */
const COMMANDS = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];
/** Where it may be. */
const INSTALLED_PATHS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
  chromium.executablePath(),
];

/** The arguments that keep Chromium from asking the network for anything. */
export const BROWSER_ARGUMENTS = [
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
];

/** Whether Chromium can run in its sandbox: as root, it cannot. Playwright turns the sandbox off unless it is told to use it. */
export function canSandbox(): boolean {
  return process.getuid?.() !== 0;
}

/**
 * The path of a Chromium: `CHROMIUM_PATH`, else a system one, else Playwright's own.
 * @throws {Error} when `CHROMIUM_PATH` names no file, or when there is no browser
 */
export function findBrowser(): string {
  const found = searchBrowser();
  if (found) return found;
  throw new Error(
    "There is no browser to test with. Install Chromium or Chrome, or set CHROMIUM_PATH to one.",
  );
}

/**
 * As {@link findBrowser}; undefined when there is none.
 * @throws {Error} when `CHROMIUM_PATH` names no file
 */
export function searchBrowser(): string | undefined {
  const wanted = process.env["CHROMIUM_PATH"];
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH names no file: ${wanted}`);
  }
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const onPath = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...onPath, ...INSTALLED_PATHS].find((path) => existsSync(path));
}
