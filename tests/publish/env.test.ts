// The environment of a build: which values each variable accepts, and the error for any other.
import { inspect } from "node:util";
import { afterEach, expect, test, vi } from "vitest";

import { previewLabel, siteBase, siteOrigin } from "../../app/publish/env";

afterEach(() => vi.unstubAllEnvs());

const READ: Record<string, () => string | undefined> = {
  SITE_ORIGIN: () => siteOrigin("www.example.com"),
  SITE_BASE: siteBase,
  SITE_PREVIEW: previewLabel,
};

test.each([
  ["SITE_ORIGIN", "https://www.example.org/", "https://www.example.org"],
  ["SITE_ORIGIN", "http://localhost:4173", "http://localhost:4173"],
  ["SITE_ORIGIN", "", "https://www.example.com"],
  ["SITE_BASE", "docs/site", "/docs/site/"],
  ["SITE_BASE", "//", "/"],
  ["SITE_BASE", "", "/"],
  ["SITE_PREVIEW", "pr-12", "pr-12"],
  ["SITE_PREVIEW", "", undefined],
])("reads %s=%s as %s", (name, text, value) => {
  vi.stubEnv(name, text);
  expect(READ[name]?.()).toBe(value);
});

test.each([
  ["SITE_ORIGIN", "ftp://example.org"],
  ["SITE_ORIGIN", "https://example.org/site"],
  ["SITE_ORIGIN", "https://example.org/?a"],
  ["SITE_ORIGIN", "https://me:pass@example.org"],
  ["SITE_BASE", "https://example.org/docs/"],
  ["SITE_BASE", "/../docs/"],
  ["SITE_BASE", "/a b/"],
  ["SITE_PREVIEW", "<b>"],
])("refuses %s=%s, whichever variable is asked for", (name, text) => {
  vi.stubEnv(name, text);
  expect(siteBase).toThrow(`${name}: expected `);
  expect(previewLabel).toThrow(`, found "${text}"`);
});

test("names every wrong variable with what was expected and an example, without a stack", () => {
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
    SITE_ORIGIN: expected the public address without a path, such as https://www.example.com, found "www.example.org"
    SITE_PREVIEW: expected a label of letters, digits, dots and hyphens, such as pr-12, found "a/b""
  `);
});
