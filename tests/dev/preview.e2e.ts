// What reviewers of a pull request get: a preview with its bar.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { listenOnLoopback } from "../../app/publish/hosting/loopback";
import { createStaticServer } from "../../app/publish/hosting/static-server";
import { takeOutBar } from "../../app/publish/review/site/preview-bar";
import { runAxe } from "../support/browser/axe";
import { expect, openPageAndSettle, test } from "../support/browser/site";
import { listBuild, readPage } from "../support/built-pages";
import { openRepository, type Repository } from "../support/review-repository";
import { copySite, outputOf, startBuild } from "../support/site-copy";
import { SPECIMEN } from "../support/specimen";
import { addUnpublished, findLost, readBuild } from "../support/unpublished";

const LINK = "https://github.example/pull/7";
const BASE = "/pr-7/";
let repository: Repository;
let host: Awaited<ReturnType<typeof listenOnLoopback>>;
let client = "";
let commit = "";

// One build for all tests.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  test.setTimeout(900_000);
  const folder = await copySite({ content: SPECIMEN, withCache: true });
  client = join(folder, "build/client");
  repository = openRepository(folder);
  await addUnpublished(folder);
  commit = repository.commit();
  const preview = { SITE_PREVIEW: "pr-7", SITE_PREVIEW_LINK: LINK, SITE_BASE: BASE };
  await outputOf(startBuild(folder, preview));
  host = await listenOnLoopback(createStaticServer(client, BASE));
});

test.afterAll(async () => {
  await host.close();
  repository.remove();
});

test("every page names its preview and its commit, links to the request, and is not indexed", () => {
  for (const path of ["/", "/about-us", "/vorpal-page", "/404.html"]) {
    const page = readPage(path, client);
    const [bar] = page.texts("aside[aria-label=Preview]");
    expect(bar, path).toContain(`commit ${commit.slice(0, 8)}`);
    expect(bar, path).toContain("Preview pr-7");
    expect(page.values("aside[aria-label=Preview] a", "href"), path).toEqual([LINK]);
    expect(page.values("meta[name=robots]", "content")[0], path).toContain("noindex");
  }
});

test("the bar stays from page to page, and is accessible", async ({ page }) => {
  await openPageAndSettle(page, `${host.address}${BASE}investors`);
  const bar = page.getByRole("complementary", { name: "Preview" });
  await expect(bar).toBeInViewport();
  await page.getByRole("link", { name: "About Us" }).first().click();
  await expect(page).toHaveURL(`${host.address}${BASE}about-us`);
  await expect(bar).toBeInViewport();
  expect((await runAxe(page)).violations).toEqual([]);
});

test("a preview has every unpublished page, and keeps search engines away", () => {
  expect(findLost(readBuild(client))).toEqual([]);
  const read = (file: string) => readFileSync(join(client, file), "utf8");
  expect(read("_headers")).toContain("X-Robots-Tag: noindex");
  expect(read("_headers")).toContain("Content-Security-Policy: default-src 'none'");
  expect(read("_redirects")).toContain(`${BASE}everything 301`);
  // Only a page that may be fetched can say that it is not to be indexed.
  expect(read("robots.txt")).not.toContain("Disallow");
});

test("without its bar, a preview names neither itself nor its commit: two of the same files are equal", () => {
  const withoutBar = takeOutBar({ label: "pr-7", link: LINK });
  const names = ['aria-label="Preview"', "pr-7<", LINK, commit.slice(0, 8)];
  const isNamed = (name: string) => {
    const text = withoutBar(readFileSync(join(client, name))).toString();
    return names.some((each) => text.includes(each));
  };
  expect(listBuild(client).filter(isNamed)).toEqual([]);
});
