// The second engine of the browser tests: where this machine has a Firefox, and how Playwright drives it.
import {
  firefox,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
} from "@playwright/test";

import { searchBrowser, type BrowserPlaces } from "../../../app/publish/sandbox/browser";

/** The channel by which Playwright drives a stock Firefox, over WebDriver BiDi. */
export const STOCK = "moz-firefox";

/** Where a machine may have a Firefox; Playwright's own build comes last. */
export const FIREFOX: BrowserPlaces = {
  variable: "FIREFOX_PATH",
  commands: ["firefox-esr", "firefox"],
  files: [
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    "C:/Program Files/Mozilla Firefox/firefox.exe",
    firefox.executablePath(),
  ],
};

const PREFERENCES = {
  // Over WebDriver BiDi, only a preference reduces motion.
  "ui.prefersReducedMotion": 1,
  // Fewer processes: a page costs 1.7 instead of 2.1 s of processor time.
  "fission.autostart": false,
  "dom.ipc.processPrelaunch.enabled": false,
};

/**
 * The options of a Playwright project that runs in this machine's Firefox; undefined when there is none.
 * @throws {Error} when `FIREFOX_PATH` names no file
 */
export function firefoxOptions():
  Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> | undefined {
  const executablePath = searchBrowser(FIREFOX);
  if (!executablePath) return undefined;
  const launchOptions = { executablePath, firefoxUserPrefs: PREFERENCES };
  const isOwn = executablePath === firefox.executablePath();
  return { browserName: "firefox", launchOptions, ...(!isOwn && { channel: STOCK }) };
}
