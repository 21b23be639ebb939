// The environment of a build: which values each variable accepts, and the error for any other.
import { inspect } from "node:util";
import { afterEach, expect, test, vi } from "vitest";

import { previewLabel, siteBase, siteOrigin } from "../../app/publish/env";

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["SITE_ORIGIN", "https://www.example.org/", () => siteOrigin("x.y"), "https://www.example.org"],
  ["SITE_ORIGIN", "", () => siteOrigin("www.example.com"), "https://www.example.com"],
  ["SITE_BASE", "docs/site", siteBase, "/docs/site/"],
  ["SITE_BASE", "//", siteBase, "/"],
  ["SITE_BASE", "", siteBase, "/"],
  ["SITE_PREVIEW", "pr-12", previewLabel, "pr-12"],
  ["SITE_PREVIEW", "", previewLabel, undefined],
])("reads %s=%s", (name, text, read, value) => {
  vi.stubEnv(name, text);
  expect(read()).toBe(value);
});

test.each([
  ["SITE_ORIGIN", "ftp://example.org"],
  ["SITE_ORIGIN", "https://example.org/site"],
  ["SITE_ORIGIN", "https://me:pass@example.org"],
  ["SITE_BASE", "https://example.org/docs/"],
  ["SITE_BASE", "/../docs/"],
  ["SITE_PREVIEW", "<b>"],
  ["SITE_PREVIEW_LINK", "http://example.org"],
])("refuses %s=%s, whichever variable is asked for", (name, text) => {
  vi.stubEnv(name, text);
  expect(siteBase).toThrow(`${name}: expected `);
  expect(previewLabel).toThrow(`, found "${text}"`);
});

test("names every wrong variable with an example, without a stack", () => {
  vi.stubEnv("SITE_ORIGIN", "www.example.org");
  vi.stubEnv("SITE_PREVIEW", "a/b");
  let shown = "";
  try {
    siteBase();
  } catch (error) {
    shown = inspect(error);
  }
  expect(shown).toMatchInlineSnapshot(`
    "These environment variables are wrong.
    SITE_ORIGIN: expected a value such as https://www.example.com, found "www.example.org"
    SITE_PREVIEW: expected a value such as pr-12, found "a/b""
  `);
});
