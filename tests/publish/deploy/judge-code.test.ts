// Which changed files may change how a request is judged: everything but what is known to be judged itself.
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

import { findJudgeChanges } from "../../../app/publish/deploy/judge-code";

test.each([
  "content/home.mdx",
  "content/signatures.txt",
  "public/icon-32.png",
  "app/sections/hero/hero.tsx",
  "app/routes/_index.tsx",
  "app/theme/tokens.css.ts",
  "tests/sections/hero.test.tsx",
  "README.md",
  "LICENSE",
])("%s is judged, and judges nothing", (file) => {
  expect(findJudgeChanges([file])).toEqual([]);
});

test.each([
  ["app/publish/review/review.ts", "the review"],
  ["app/publish/content/lint/claims.ts", "the content check"],
  ["app/publish/hosting/security-headers.ts", "the security policy and the headers"],
  ["app/publish/images/svg.ts", "the build and its checks"],
  ["app/publish/review/README.md", "the review"],
  ["app/root.tsx", "what stands around every page, its security policy too"],
  ["app/schema/pages.ts", "what a page must contain, and who must sign it"],
  [".github/workflows/preview.yml", "the workflows that build, review and publish"],
  [".github/CODEOWNERS", "who must approve, and how packages are updated"],
  [".config/rooms.js", "the rules for code"],
  [".ci/run", "the gate"],
  ["tests/support/gate.ts", "the gate, and what all tests use"],
  ["tests/playwright.config.ts", "the gate, and what all tests use"],
  ["package.json", "the packages, and what each command starts"],
  ["package-lock.json", "the packages, and what each command starts"],
  ["vite.config.ts", "the build"],
  ["tsconfig.json", "a setting that tools may read"],
  [".npmrc", "a setting that tools may read"],
  ["postcss.config.js", "a setting that tools may read"],
  ["contents/home.mdx", "a setting that tools may read"],
])("%s may change the judge: %s", (file, reason) => {
  expect(findJudgeChanges([file])).toEqual([{ file, reason }]);
});

test("every file of publish and of the workflows is the judge's", () => {
  const files = execFileSync("git", ["ls-files", "app/publish", ".github", ".config"], {
    encoding: "utf8",
  })
    .trim()
    .split("\n");
  expect(findJudgeChanges(files)).toHaveLength(files.length);
});
