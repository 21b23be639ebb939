// A preview shows what is not public yet, so it asks search engines to stay away.
import { afterEach, expect, test, vi } from "vitest";

import { makeRobots } from "../../../app/publish/build/sitemap";
import { prosePages } from "../../../app/publish/content/prose-pages";
import { makeHeadersFile } from "../../../app/publish/hosting/security-headers";

afterEach(() => vi.unstubAllEnvs());

const page = {
  path: "/content/later.mdx",
  name: "later",
  url: "/later",
  file: "content/later.mdx",
  unpublished: { words: "a draft" } as const,
  text: "",
  frontmatter: {},
  images: new Map(),
  documents: new Map(),
  notes: [],
  placeholders: [],
};

test("the public site has no drafts, and search engines may read it", () => {
  vi.stubEnv("SITE_PREVIEW", "");
  expect(prosePages([page], false)).toEqual([]);
  expect(makeHeadersFile("/", "p{}")).not.toContain("noindex");
  expect(makeRobots("https://www.example.com/sitemap.xml")).toMatch(/Allow: \/\n\nSitemap: /);
});

test("a preview has them, and is left alone", () => {
  vi.stubEnv("SITE_PREVIEW", "pr-12");
  expect(prosePages([page], false)).toEqual([page]);
  expect(makeHeadersFile("/", "p{}")).toContain("X-Robots-Tag: noindex");
  expect(makeRobots("https://www.example.com/sitemap.xml")).toBe("User-agent: *\nDisallow: /\n");
});

test("development has drafts", () => {
  vi.stubEnv("SITE_PREVIEW", "");
  expect(prosePages([page], true)).toEqual([page]);
});
