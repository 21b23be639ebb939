// Lighthouse's budgets, for `npm run bench`: the figures of the tests, as Lighthouse counts them.
const { require: load } = require("tsx/cjs/api");
const { LAYOUT_NAMES, pathOf } = load("../app/publish/content/collection.ts", __filename);
const { BYTES, REQUESTS, SHIFT } = load("../tests/support/limits.ts", __filename);

const most = (value) => ["error", { maxNumericValue: value }];
const SITE = `http://localhost:${process.env.PORT ?? 4173}`;

module.exports = {
  ci: {
    collect: {
      startServerCommand: "node --import tsx app/publish/commands/serve.ts",
      startServerReadyPattern: "The site is at",
      // Milliseconds: it builds the site first.
      startServerReadyTimeout: 300_000,
      url: LAYOUT_NAMES.flatMap((name) => pathOf(name) ?? []).map((path) => SITE + path),
      numberOfRuns: 3,
      settings: { chromeFlags: "--headless=new --no-sandbox --disable-gpu" },
    },
    assert: {
      assertions: {
        "categories:accessibility": ["error", { minScore: 1 }],
        "categories:best-practices": ["error", { minScore: 1 }],
        "cumulative-layout-shift": most(SHIFT),
        "resource-summary:document:size": most(BYTES.html),
        "resource-summary:script:size": most(BYTES.code),
        "resource-summary:font:size": most(BYTES.fonts),
        "resource-summary:third-party:count": most(0),
        "resource-summary:total:count": most(REQUESTS),
      },
    },
    upload: { target: "filesystem", outputDir: "build/lighthouse" },
  },
};
