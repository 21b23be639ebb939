// The environment in; out the path of the browser for tests and reports. `npm test` installs one when there is none.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";

// The shell first: without a user interface, a page costs half the processor time (0.7 against 1.3 s measured).
const COMMANDS = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];
const APPLICATIONS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
];

/** The arguments that let Chromium run as root and keep it from asking the network for anything. */
export const BROWSER_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
];

/**
 * The path of a Chromium: `CHROMIUM_PATH`, else a system one, else Playwright's own.
 * @throws {Error} when `CHROMIUM_PATH` names no file, or when there is no browser
 */
export function findBrowser(): string {
  const wanted = process.env["CHROMIUM_PATH"];
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH names no file: ${wanted}`);
  }
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const onPath = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  const found = [...onPath, ...APPLICATIONS, chromium.executablePath()].find((path) =>
    existsSync(path),
  );
  if (found) return found;
  throw new Error(
    "There is no browser to test with. Install Chromium or Chrome, or set CHROMIUM_PATH to one.",
  );
}

/**
 * As {@link findBrowser}, but tries to install a browser when there is none: Playwright's own download,
 * then Debian's package.
 * @throws {Error} when nothing worked
 */
export function findOrInstallBrowser(): string {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  const attempts: string[][] = [
    [process.execPath, "node_modules/playwright/cli.js", "install", "chromium"],
    ...(isRootOnDebian
      ? [
          ["apt-get", "update"],
          ["apt-get", "install", "--yes", "--no-install-recommends", "chromium-headless-shell"],
        ]
      : []),
  ];
  for (const [command = "", ...words] of attempts) {
    try {
      return findBrowser();
    } catch (error) {
      if (process.env["CHROMIUM_PATH"]) throw error;
      console.log(`No browser found, trying: ${words.slice(-2).join(" ")}`);
      spawnSync(command, words, { stdio: "inherit", timeout: 300_000 });
    }
  }
  return findBrowser();
}
