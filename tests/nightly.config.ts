// What the gate has no time for, by `--project`: long sweeps, and two more engines, which `npx playwright install --with-deps firefox webkit` brings.
import config, { chromium, NIGHTLY } from "./playwright.config";

/** What visitors do most. Gestures and the size of a reader's text can be set in Chromium only. */
const engine = {
  testMatch: /site\/(?:pages\/pages|behavior\/(?:carousel|menu|navigation))\.e2e\.ts$/,
  grepInvert: /@chromium/,
};

export default {
  ...config,
  reporter: "list",
  projects: [
    { name: "nightly", use: chromium, testMatch: NIGHTLY },
    { name: "firefox", use: { browserName: "firefox" as const }, ...engine },
    { name: "webkit", use: { browserName: "webkit" as const }, ...engine },
  ],
};
