// `npm run test:visual`: pictures of every page, kept on this machine, so that a later change shows.
// Not part of the gate: another machine draws the same letters differently.
import config from "./playwright.config";

export default {
  ...config,
  testMatch: "**/*.visual.ts",
  snapshotPathTemplate: "../.cache/visual/{arg}{ext}",
  reporter: "list",
};
