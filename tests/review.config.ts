// `npm run test:review`: every pull request of tests/publish/review/requests, reviewed; the gate runs some of them.
import config from "./playwright.config";

const [chromium] = config.projects ?? [];

export default {
  ...config,
  testMatch: "**/review/requests/*.e2e.ts",
  projects: [{ ...chromium, grepInvert: /^$/ }],
  reporter: "list",
};
