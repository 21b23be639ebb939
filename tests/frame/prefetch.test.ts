// Which links lead to pages of the app.
import { afterEach, expect, test, vi } from "vitest";

import { getLinkPath } from "../../app/frame/prefetch";

afterEach(() => vi.unstubAllEnvs().unstubAllGlobals());

test.each([
  ["https://www.example.org/pr-12/about-us", "/about-us"],
  ["https://www.example.org/pr-12/?a=b#c", "/"],
  ["https://www.example.org/about-us", ""],
  ["https://partner.example/pr-12/about-us", ""],
  ["mailto:hello@example.org", ""],
])("a link to %s leads to the page %j of a site in /pr-12/", (href, path) => {
  vi.stubEnv("BASE_URL", "/pr-12/");
  vi.stubGlobal("location", new URL("https://www.example.org/pr-12/"));
  expect(getLinkPath(new URL(href))).toBe(path);
});
