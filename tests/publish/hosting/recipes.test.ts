// The recipes for hosts, as far as they can be run or compared here: they must agree with the policy.
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

import { CACHED_FOR_GOOD, REVALIDATED } from "../../../app/publish/hosting/security-headers";

const RECIPES = readFileSync("app/publish/hosting/recipes.md", "utf8");

test.each([
  ["/", "/index.html"],
  ["/investors", "/investors/index.html"],
  ["/investors/", "/investors/index.html"],
  ["/robots.txt", "/robots.txt"],
  ["/assets/app-1a2b.js", "/assets/app-1a2b.js"],
])("CloudFront's function asks for %s as %s", (uri, expected) => {
  const code = /```js\n(function handler[^]*?)```/.exec(RECIPES)?.[1] ?? "";
  expect(
    runInNewContext(`${code}\nhandler({ request: { uri: ${JSON.stringify(uri)} } }).uri`),
  ).toBe(expected);
});

test("S3 is told to keep files as long as every other host", () => {
  const commands = [...RECIPES.matchAll(/^aws s3 sync (\S+) .*--cache-control "([^"]*)"$/gm)].map(
    ([, folder, value]) => [folder, value],
  );
  expect(commands).toEqual([
    ["build/client/assets", CACHED_FOR_GOOD],
    ["build/client", REVALIDATED],
  ]);
});
