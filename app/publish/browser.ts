import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** The headless shell is first, because it takes half the processor time. */
const COMMANDS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/** Keeps Chromium from requests of its own. */
export const BROWSER_ARGUMENTS = [
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
];

/** Finds a Chromium: `CHROMIUM_PATH`, an installed one, or Playwright's. @throws {Error} without one */
export function findBrowser(): string {
  const found = searchBrowser();
  if (found) return found;
  throw new Error("There is no browser. Install Chromium or Chrome, or set CHROMIUM_PATH to one.");
}

/** Finds a browser as {@link findBrowser} does, if there is one. */
export function searchBrowser(): string | undefined {
  const wanted = process.env["CHROMIUM_PATH"];
  if (wanted && !existsSync(wanted)) throw new Error(`CHROMIUM_PATH names no file: ${wanted}`);
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const onPath = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  return wanted || [...onPath, chromium.executablePath()].find((path) => existsSync(path));
}
