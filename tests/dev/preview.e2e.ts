// What reviewers of a pull request get: the preview with its bar, and the report that comes with it.
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

import { listenOnLoopback } from "../../app/publish/hosting/loopback";
import { runAxe } from "../../app/publish/review/pictures/axe";
import { outputOf, startBuild } from "../../app/publish/sandbox/site-copy";
import { sourcesIn } from "../../app/publish/sandbox/sources";
import { createStaticServer } from "../../app/publish/hosting/static-server";
import { expect, openPageAndSettle, test } from "../support/browser/site";
import { findPreviewCode, listBuild } from "../support/built-pages";
import { openRepository } from "../support/review-repository";
import { SPECIMEN, SPECIMEN_CLIENT } from "../support/specimen";

const BASE = "/pr-7/";
const repository = openRepository();
let host: Awaited<ReturnType<typeof listenOnLoopback>>;
let commit = "";

// One build for all tests.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  test.setTimeout(900_000);
  const { folder } = repository;
  for (const source of sourcesIn("."))
    cpSync(source === "content" ? SPECIMEN : source, join(folder, source), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
  // A folder of its own: the review must not find what another test run has cached.
  mkdirSync(join(folder, ".cache"));
  for (const entry of readdirSync(".cache").filter((name) => name !== "review"))
    symlinkSync(resolve(".cache", entry), join(folder, ".cache", entry), "junction");
  const before = repository.commit();
  repository.write("content/investors.mdx", (text) =>
    text.replace("Clinical Pipeline Strategy", "Pipeline Strategy"),
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
  expect(await repository.review({ withBrowser: true }, before)).toMatchObject({ code: 0 });
  await outputOf(startBuild(repository.folder, { SITE_PREVIEW: "pr-7", SITE_BASE: BASE }));
  host = await listenOnLoopback(createStaticServer(join(repository.folder, "build/client"), BASE));
});

test.afterAll(async () => {
  await host.close();
  repository.remove();
});

test("the report on two real builds says what changed, and nothing else", () => {
  const { pages, changes } = repository.report();
  expect(pages.map(({ path, kind }) => `${path} ${kind}`).toSorted()).toEqual([
    "/investors changed",
    "/notes/second added",
  ]);
  expect(changes.filter(({ severity }) => severity === "critical")).toEqual([]);
  const heading = changes.find(({ name }) => name.startsWith("Heading"));
  expect(heading?.words.filter(({ mark }) => mark !== "same")).toMatchObject([
    { text: expect.stringMatching(/^Clinical/), mark: "removed" },
  ]);
  const added = changes.find(({ places }) => places.includes("/notes/second"));
  expect(added).toMatchObject({ name: "Page “The second note”", action: "added" });
  const seen = changes.filter(({ severity }) => severity !== "code");
  const paths = seen.flatMap(({ places }) => places);
  expect(new Set(paths)).toEqual(new Set(["/investors", "/notes/second"]));
});

test("two builds of the same files are equal to the byte, wherever they are made", () => {
  const builds = join(repository.folder, ".cache/review");
  const [name = ""] = readdirSync(builds);
  const base = join(builds, name, "build/client");
  const files = listBuild(SPECIMEN_CLIENT);
  expect(listBuild(base).toSorted()).toEqual(files.toSorted());
  const read = (folder: string, file: string) => readFileSync(join(folder, file));
  expect(files.filter((file) => !read(base, file).equals(read(SPECIMEN_CLIENT, file)))).toEqual([]);
});

test("without JavaScript every page names its preview, the changes, its source and its placeholders", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, source, words] of [
    ["", "home.mdx", "For Investors"],
    ["about-us", "about-us.mdx", "For Investors"],
    ["later", "later.mdx", "Later"],
    ["nope", "not-found.mdx", "For Investors"],
  ] as const) {
    await page.goto(host.address + BASE + path);
    const bar = page.getByRole("complementary", { name: "Preview" });
    await expect(bar).toContainText(`Preview pr-7 commit ${commit.slice(0, 8)}`);
    await expect(bar).toContainText(`Source: content/${source}`);
    await expect(bar).toBeInViewport();
    for (const summary of await bar.locator("summary").all()) await summary.click();
    await expect(bar.getByRole("link", { name: words })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  }
  await page.goto(`${host.address}${BASE}contact-us`);
  await page.locator("summary", { hasText: "Placeholders here" }).click();
  await expect(page.getByText("Nobody answers this telephone", { exact: false })).toBeVisible();
  await context.close();
});

test("the bar updates from page to page, links to what changed, and is accessible", async ({
  page,
}) => {
  await openPageAndSettle(page, host.address + BASE);
  const bar = page.getByRole("complementary", { name: "Preview" });
  await bar.locator("summary", { hasText: repository.report().verdict }).click();
  await bar.getByRole("link", { name: /For Investors/ }).click();
  await expect(page).toHaveURL(`${host.address}${BASE}investors`);
  await expect(bar).toContainText("Source: content/investors.mdx");
  expect((await runAxe(page)).violations).toEqual([]);
});

test("the report is deployed with the pages, requests nothing, and shows by keyboard how a slide changed", async ({
  page,
  noise,
}) => {
  await page.goto(host.address + BASE);
  await page.getByRole("link", { name: "Report" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(repository.report().verdict);
  noise.requests.splice(0);
  await page.reload();
  expect(noise.requests.filter((address) => !address.startsWith("data:"))).toEqual([page.url()]);
  await expect(page.locator("del", { hasText: "Clinical" }).first()).toBeVisible();
  const picture = page.locator("details.picture[open]").first();
  await expect(picture.getByRole("img", { name: /, after$/ }).first()).toBeVisible();
  const marked = picture.getByRole("img", { name: /, differences marked$/ }).first();
  await expect(marked).toBeHidden();
  await picture.locator("summary", { hasText: "Differences marked" }).first().focus();
  await page.keyboard.press("Enter");
  await expect(marked).toBeVisible();
  expect((await runAxe(page)).violations).toEqual([]);
});

test("a preview holds its bar, the code of the bar, and the report, and keeps search engines away", () => {
  const client = join(repository.folder, "build/client");
  const files = findPreviewCode(client);
  expect(files).toEqual(expect.arrayContaining(["index.html", "review/index.html"]));
  expect(files).toContainEqual(expect.stringMatching(/^assets.*\.js$/));
  const read = (file: string) => readFileSync(join(client, file), "utf8");
  expect(read("_headers")).toContain("X-Robots-Tag: noindex");
  expect(read("robots.txt")).toBe("User-agent: *\nDisallow: /\n");
});
