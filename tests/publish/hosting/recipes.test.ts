// The recipes for hosts, as far as they can be run or compared here: they must agree with the code.
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

import { MEDIA_TYPES } from "../../../app/publish/hosting/media-types";
import { nameRedirectFile } from "../../../app/publish/hosting/redirects";
import { CACHED_FOR_A_YEAR, REVALIDATED } from "../../../app/publish/hosting/security-headers";

const RECIPES = readFileSync("app/publish/hosting/recipes.md", "utf8");

/** What CloudFront's function makes of a request: the file that it requests, or where it leads. */
function ask(uri: string, querystring = {}): unknown {
  const [, code = ""] = /```js\n([^]*?)```/.exec(RECIPES) ?? [];
  const request = JSON.stringify({ uri, querystring });
  return runInNewContext(`${code}
    const answer = handler({ request: ${request} });
    answer.uri ?? answer.statusCode + " " + answer.headers.location.value`);
}

test.each([
  ["/", "/index.html"],
  ["/investors", "/investors.html"],
  ["/notes/first", "/notes/first.html"],
  ["/investors/", "301 /investors"],
  ["//evil.example/", "301 /evil.example"],
  ["/assets/app-1a2b.js", "/assets/app-1a2b.js"],
  ["/.well-known/security.txt", "/.well-known/security.txt"],
])("CloudFront's function requests %s as %s", (uri, expected) => {
  expect(ask(uri)).toBe(expected);
});

test("CloudFront's function keeps the query of an address with a slash at its end", () => {
  expect(ask("/investors/", { a: { value: "b" }, c: { value: "d" } })).toBe(
    "301 /investors?a=b&c=d",
  );
});

test.each(["/old", "/old/science.html", "/science.php"])(
  "CloudFront's function finds the page at the old address %s",
  (address) => expect(ask(address)).toBe(`/${nameRedirectFile(address)}`),
);

test("CloudFront's function leaves every kind of file alone", () => {
  const files = Object.keys(MEDIA_TYPES).map((ending) => `/files/a${ending}`);
  expect(files.map((file) => ask(file))).toEqual(files);
});

test("the commands for S3 keep files as long as nginx", () => {
  const commands = [...RECIPES.matchAll(/^aws s3 sync (\S+) .*--cache-control "([^"]*)"$/gm)].map(
    ([, folder, value]) => [folder, value],
  );
  expect(commands).toEqual([
    ["build/client/assets", CACHED_FOR_A_YEAR],
    ["build/client", REVALIDATED],
  ]);
});
