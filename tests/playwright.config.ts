// The browser tests: what the gate runs, and, once a week, long sweeps and two more engines.
import { defineConfig } from "@playwright/test";

import { BROWSER_ARGUMENTS, findBrowser } from "../app/publish/browser";

export const chromium = {
  launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGUMENTS },
};
const SWEEPS = "site/weekly/*.e2e.ts";
/** What visitors do most. Gestures and the size of a reader's text can be set in Chromium only. */
const engine = {
  testMatch: "site/{pages/pages,behavior/{deck,menu,navigation}}.e2e.ts",
  grepInvert: /@chromium/,
};

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.e2e.ts",
  outputDir: "../test-results",
  globalSetup: "./support/test-environment.ts",
  fullyParallel: true,
  workers: "100%",
  reporter: "dot",
  // CI machines are slow and busy: a test waits for what it wants to see, and only a hang times out.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    // No animations, except in the tests of animation, which enable them.
    contextOptions: { reducedMotion: "reduce" },
    viewport: { width: 1280, height: 800 },
  },
  projects: [
    { name: "gate", use: chromium, testIgnore: SWEEPS },
    { name: "weekly", use: chromium, testMatch: SWEEPS },
    { name: "firefox", use: { browserName: "firefox" }, ...engine },
    { name: "webkit", use: { browserName: "webkit" }, ...engine },
  ],
});
