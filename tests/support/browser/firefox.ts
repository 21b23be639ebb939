// The second engine: a stock Firefox, which Puppeteer drives over WebDriver BiDi.
import puppeteer, { type Browser } from "puppeteer-core";

import { searchBrowser, type BrowserPlaces } from "../../../app/publish/sandbox/browser";

/** Where a machine may have a Firefox. */
const FIREFOX: BrowserPlaces = {
  variable: "FIREFOX_PATH",
  commands: ["firefox-esr", "firefox"],
  files: [
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    "C:/Program Files/Mozilla Firefox/firefox.exe",
  ],
};

/** The path of a Firefox; undefined when there is none. @throws {Error} when `FIREFOX_PATH` names no file */
export function findFirefox(): string | undefined {
  return searchBrowser(FIREFOX);
}

/** Starts Firefox; the caller closes it. @throws {Error} when there is none */
export function launchFirefox(): Promise<Browser> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error("There is no Firefox: set FIREFOX_PATH to one.");
  return puppeteer.launch({
    browser: "firefox",
    executablePath,
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
    timeout: 120_000,
  });
}
