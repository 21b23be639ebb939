// The browser tests of the gate. It leaves out what is tagged @nightly.
import { defineConfig } from "@playwright/test";

import { BROWSER_ARGUMENTS, findBrowser } from "../app/publish/browser";

export const chromium = {
  launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGUMENTS },
};

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.e2e.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: "100%",
  forbidOnly: Boolean(process.env["CI"]),
  reporter: "dot",
  // CI machines are slow and busy: a test waits for what it wants to see, and only a hang times out.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    // A lost element fails in half a minute, not in five.
    actionTimeout: 30_000,
    // No animations, except in the tests of animation, which enable them.
    contextOptions: { reducedMotion: "reduce" },
    viewport: { width: 1280, height: 800 },
  },
  projects: [{ name: "gate", use: chromium, grepInvert: /@nightly/ }],
});
