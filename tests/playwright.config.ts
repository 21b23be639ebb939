import { defineConfig } from "@playwright/test";

import { BROWSER_ARGUMENTS, findBrowser } from "../app/publish/sandbox/browser";
import { firefoxOptions } from "./support/browser/firefox";

const chromium = { launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGUMENTS } };
const firefox = firefoxOptions();

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.e2e.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: "100%",
  forbidOnly: Boolean(process.env["CI"]),
  reporter: "dot",
  use: {
    // No animations, except in the tests of animation, which enable them.
    contextOptions: { reducedMotion: "reduce" },
    viewport: { width: 1280, height: 800 },
  },
  projects: [
    { name: "chromium", use: chromium, grepInvert: /@firefox|@request/ },
    // Each component once, because a page costs twice as much here: the tests tagged @engines, and @firefox for those
    // that ask Firefox in one page what others ask Chromium in many.
    ...(firefox ? [{ name: "firefox", use: firefox, grep: /@engines|@firefox/ }] : []),
  ],
});
