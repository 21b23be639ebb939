// What reviewers of a pull request get: a preview with its bar, and the report that comes with it.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { listenOnLoopback } from "../../app/publish/hosting/loopback";
import { createStaticServer } from "../../app/publish/hosting/static-server";
import { runAxe } from "../../app/publish/review/pictures/axe";
import { copySite, outputOf, startBuild } from "../support/site-copy";
import { editSite } from "../publish/review/requests/edited-site";
import { copySpecimen, handOver } from "../publish/review/requests/site-copies";
import { HIDDEN_NOTICE } from "../publish/review/requests/table/combined";
import { expect, openPageAndSettle, test } from "../support/browser/site";
import { findPreviewCode, readPage } from "../support/built-pages";
import { COMMAND, openRepository, type Repository } from "../support/review-repository";
import { runNode } from "../support/run-node";
import { SPECIMEN } from "../support/specimen";
import { addUnpublished, findLost, readBuild } from "../support/unpublished";

const BASE = "/pr-7/";
let repository: Repository;
let host: Awaited<ReturnType<typeof listenOnLoopback>>;
let client = "";
let commit = "";
let verdict = "";

// One build for all tests.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  test.setTimeout(900_000);
  const folder = await copySite({ content: SPECIMEN, withCache: true });
  client = join(folder, "build/client");
  repository = openRepository(folder);
  await addUnpublished(folder);
  commit = repository.commit();
  await outputOf(startBuild(folder, { SITE_PREVIEW: "pr-7", SITE_BASE: BASE }));
  const copies = copySpecimen(false);
  const changed = copies.copy();
  HIDDEN_NOTICE.edit(editSite(changed));
  handOver(copies.site, join(folder, "base"));
  handOver(changed, join(folder, "head"));
  copies.remove();
  const folders = ["--base", "base", "--head", "head"];
  const preview = ["--preview", client, "--preview-url", `https://p.example${BASE}`];
  const result = await runNode([...COMMAND, ...folders, ...preview], folder);
  expect(result.code, result.errors).toBe(0);
  verdict = result.output.trim();
  expect(verdict).toContain("notice");
  host = await listenOnLoopback(createStaticServer(client, BASE));
});

test.afterAll(async () => {
  await host.close();
  repository.remove();
});

test("every page names its preview, its commit and the verdict, and is not indexed", () => {
  for (const path of ["/", "/about-us", "/vorpal-page", "/404.html"]) {
    const page = readPage(path, client);
    const [bar] = page.texts("aside[aria-label=Preview]");
    expect(bar, path).toContain(`commit ${commit.slice(0, 8)}`);
    for (const words of ["Preview pr-7", verdict]) expect(bar, path).toContain(words);
    expect(page.values("meta[name=robots]", "content")[0], path).toContain("noindex");
  }
});

test("the bar stays from page to page, is accessible, and leads to the report, which requests nothing", async ({
  page,
  noise,
}) => {
  await openPageAndSettle(page, `${host.address}${BASE}investors`);
  const bar = page.getByRole("complementary", { name: "Preview" });
  await expect(bar).toBeInViewport();
  await page.getByRole("link", { name: "About Us" }).first().click();
  await expect(page).toHaveURL(`${host.address}${BASE}about-us`);
  await expect(bar).toContainText(verdict);
  expect((await runAxe(page)).violations).toEqual([]);
  await page.getByRole("link", { name: "Report" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(verdict);
  noise.requests.splice(0);
  await page.reload();
  expect(noise.requests.filter((address) => !address.startsWith("data:"))).toEqual([page.url()]);
  // What only a browser sees is in it, with pictures.
  for (const words of [/The words of a notice changed/, /Text hidden.*at 1280 px/])
    await expect(page.getByText(words).first()).toBeVisible();
  await expect(page.getByRole("img", { name: /, after$/ }).first()).toBeVisible();
});

test("a preview has every unpublished page, its bar and the report, and keeps search engines away", () => {
  expect(findLost(readBuild(client))).toEqual([]);
  const files = findPreviewCode(client);
  expect(files).toEqual(expect.arrayContaining(["index.html", "review/index.html"]));
  expect(files).toContainEqual(expect.stringMatching(/^assets.*\.js$/));
  const read = (file: string) => readFileSync(join(client, file), "utf8");
  expect(read("_headers")).toContain("X-Robots-Tag: noindex");
  // Only a page that may be fetched can say that it is not to be indexed.
  expect(read("robots.txt")).not.toContain("Disallow");
});
