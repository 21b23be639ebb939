// A preview shows what is not public yet, so it asks search engines to stay away.
import { afterEach, expect, test, vi } from "vitest";

import { makeRobots } from "../../../app/publish/build/sitemap";
import { prosePages } from "../../../app/publish/content/prose-pages";
import { makeHeadersFile } from "../../../app/publish/hosting/security-headers";
import { checkedPage } from "../../support/checked-page";

afterEach(() => vi.unstubAllEnvs());

const draft = checkedPage("later", { unpublished: { words: "a draft" } });
const SITEMAP = "https://www.example.com/sitemap.xml";
const PUBLIC = `User-agent: *\nAllow: /\n\nSitemap: ${SITEMAP}\n`;

test.each([
  ["the public site", "", false, { drafts: 0, isListed: true, robots: PUBLIC }],
  [
    "a preview",
    "pr-1",
    false,
    { drafts: 1, isListed: false, robots: "User-agent: *\nDisallow: /\n" },
  ],
  ["development", "", true, { drafts: 1, isListed: true, robots: PUBLIC }],
])("drafts and search engines in %s", (_, label, isDev, expected) => {
  vi.stubEnv("SITE_PREVIEW", label);
  expect({
    drafts: prosePages([draft], isDev).length,
    isListed: !makeHeadersFile("/", "p{}").includes("X-Robots-Tag: noindex"),
    robots: makeRobots(SITEMAP),
  }).toEqual(expected);
});
