// `npm run test:nightly`: what the gate has no time for.
import config from "./playwright.config";

const [chromium] = config.projects ?? [];

export default {
  ...config,
  projects: [{ ...chromium, grep: /@nightly/, grepInvert: /@request/ }],
  reporter: "list",
};
