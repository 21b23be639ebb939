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
    { name: "chromium", use: chromium },
    // The tests that meet each component once; a start of Firefox and each page in it cost twice as much.
    ...(firefox ? [{ name: "firefox", use: firefox, grep: /@engines/ }] : []),
  ],
});
