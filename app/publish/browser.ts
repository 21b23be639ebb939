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

/** Returns the path of Chromium: `CHROMIUM_PATH`, an installed one, or Playwright's, which may be missing. */
export function findBrowser(): string {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const onPath = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  const installed = onPath.find((path) => existsSync(path)) ?? chromium.executablePath();
  return process.env["CHROMIUM_PATH"] || installed;
}
