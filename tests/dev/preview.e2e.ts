// What reviewers of a pull request get: the preview with its bar, and the report that comes with it.
import { cpSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

import { listenOnLoopback } from "../../app/publish/hosting/loopback";
import { runAxe } from "../../app/publish/review/pictures/axe";
import { outputOf, sourcesIn, startBuild } from "../../app/publish/sandbox/site-copy";
import { createStaticServer } from "../../app/publish/hosting/static-server";
import { expect, openPageAndSettle, test } from "../support/browser/site";
import { findPreviewCode } from "../support/built-pages";
import { readComment } from "../publish/review/read-report";
import { COMMAND, openRepository } from "../support/review-repository";
import { runNode } from "../support/run-node";
import { SPECIMEN } from "../support/specimen";
import { addUnpublished, findLost, readBuild } from "../support/unpublished";

const BASE = "/pr-7/";
const repository = openRepository();
let host: Awaited<ReturnType<typeof listenOnLoopback>>;
let commit = "";
let verdict = "";

// One build for all tests.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  test.setTimeout(1_800_000);
  const { folder } = repository;
  for (const source of sourcesIn("."))
    cpSync(source === "content" ? SPECIMEN : source, join(folder, source), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
  symlinkSync(resolve(".cache"), join(folder, ".cache"), "junction");
  await addUnpublished(folder);
  const before = repository.commit();
  repository.write("content/investors.mdx", (text) =>
    text.replace("Clinical Pipeline Strategy", "Pipeline Strategy"),
  );
  repository.git("mv", "content/notes/first.mdx", "content/notes/prime.mdx");
  repository.write("content/notes/prime.mdx", (text) =>
    text.replace("description:", "formerly: [/notes/first]\ndescription:"),
  );
  for (const name of ["about-us", "de/notiz"])
    repository.write(`content/${name}.mdx`, (text) =>
      text.replaceAll("/notes/first", "/notes/prime"),
    );
  repository.write("content/images/slide-5.svg", (text) =>
    text.replace("{color.surface}", "#FFF7EE"),
  );
  repository.write(
    "content/later.mdx",
    "---\ntitle: Later\ndescription: A page that is not published.\ndraft: true\n---\n\nWords.\n",
  );
  repository.write(
    "content/notes/second.mdx",
    "---\ntitle: The second note\ndescription: A page that is new.\n---\n\nIt is new.\n",
  );
  commit = repository.commit();
  await outputOf(startBuild(folder, { SITE_PREVIEW: "pr-7", SITE_BASE: BASE }));
  const options = ["--preview", "build/client", "--preview-url", `https://p.example${BASE}`];
  const result = await runNode([...COMMAND, before, ...options], folder);
  expect(result.code, result.errors + repository.read("build/review/summary.md")).toBe(0);
  verdict = result.output.trim();
  host = await listenOnLoopback(createStaticServer(join(repository.folder, "build/client"), BASE));
});

test.afterAll(async () => {
  await host.close();
  repository.remove();
});

test("the comment on two real builds says what changed, and nothing else", () => {
  const { entries, text } = readComment(repository.read("build/review/summary.md"));
  const find = (words: string | RegExp) => expect.stringMatching(words);
  expect(entries).toContainEqual(find(/^Heading 3 changed.*Pipeline Strategy/s));
  expect(entries).toContainEqual(find(/^New page.*It is new\./s));
  // A page that moved with its redirect is one entry.
  expect(entries).toContainEqual(find(/^Page moved from \/notes\/first to \/notes\/prime/));
  expect(entries).not.toContainEqual(find(/^Redirect from/));
  expect(text).not.toContain("nginx");
  expect(entries.filter((entry) => entry.startsWith("Critical."))).toEqual([]);
  expect(verdict).toContain("1 moved page");
});

test("without JavaScript every page names its preview, its commit and the verdict", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ["", "about-us", "later", "nope"]) {
    await page.goto(host.address + BASE + path);
    const bar = page.getByRole("complementary", { name: "Preview" });
    await expect(bar).toContainText(`Preview pr-7 commit ${commit.slice(0, 8)}`);
    await expect(bar).toContainText(verdict);
    await expect(bar).toBeInViewport();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  }
  await context.close();
});

test("the bar stays from page to page, and is accessible", async ({ page }) => {
  await openPageAndSettle(page, `${host.address}${BASE}investors`);
  const bar = page.getByRole("complementary", { name: "Preview" });
  await page.getByRole("link", { name: "About Us" }).first().click();
  await expect(page).toHaveURL(`${host.address}${BASE}about-us`);
  await expect(bar).toContainText(verdict);
  expect((await runAxe(page)).violations).toEqual([]);
});

test("the report is beside the pages, requests nothing, and shows how a slide changed", async ({
  page,
  noise,
}) => {
  await page.goto(host.address + BASE);
  await page.getByRole("link", { name: "Report" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(verdict);
  noise.requests.splice(0);
  await page.reload();
  expect(noise.requests.filter((address) => !address.startsWith("data:"))).toEqual([page.url()]);
  await expect(page.locator("del", { hasText: "Clinical" }).first()).toBeVisible();
  await expect(page.getByRole("img", { name: /^For Investors, .*, after$/ }).first()).toBeVisible();
  expect((await runAxe(page)).violations).toEqual([]);
});

test("a preview has every unpublished page, its bar and the report, and keeps search engines away", () => {
  const client = join(repository.folder, "build/client");
  expect(findLost(readBuild(client))).toEqual([]);
  const files = findPreviewCode(client);
  expect(files).toEqual(expect.arrayContaining(["index.html", "review/index.html"]));
  expect(files).toContainEqual(expect.stringMatching(/^assets.*\.js$/));
  const read = (file: string) => readFileSync(join(client, file), "utf8");
  expect(read("_headers")).toContain("X-Robots-Tag: noindex");
  // Only a page that may be fetched can say that it is not to be indexed.
  expect(read("robots.txt")).not.toContain("Disallow");
});
