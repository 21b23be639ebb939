// `npm run test:visual`: compares screenshots of every page with those recorded on this machine.
// Not part of the gate: another machine renders the same fonts differently.
import config from "./playwright.config";

export default {
  ...config,
  testMatch: "**/*.visual.ts",
  snapshotPathTemplate: "../.cache/visual/{arg}{ext}",
  reporter: "list",
};
