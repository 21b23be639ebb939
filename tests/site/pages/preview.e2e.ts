// What reviewers of a pull request get: the preview with its bar, and the report that comes with it.
import { readdirSync } from "node:fs";
import { join } from "node:path";

import { listenOnLoopback } from "../../../app/publish/hosting/loopback";
import { runAxe } from "../../../app/publish/review/pictures/axe";
import { outputOf, startBuild } from "../../../app/publish/sandbox/site-copy";
import { createStaticServer } from "../../../app/publish/hosting/static-server";
import { findPreviewCode, listFiles } from "../../support/built-files";
import { createRepository } from "../../support/review-repository";
import { expect, openPageAndSettle, test } from "../../support/browser/site";
import { SPECIMEN_CLIENT } from "../../support/specimen";

const BASE = "/pr-7/";
const repository = createRepository();
let host: Awaited<ReturnType<typeof listenOnLoopback>>;
let commit = "";

// One build for all tests.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  test.setTimeout(900_000);
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
  commit = repository.commit();
  expect(await repository.review({ withBrowser: true }, before)).toMatchObject({ code: 0 });
  await outputOf(startBuild(repository.folder, { SITE_PREVIEW: "pr-7", SITE_BASE: BASE }));
  host = await listenOnLoopback(createStaticServer(join(repository.folder, "build/client"), BASE));
});

test.afterAll(async () => {
  await host.close();
  repository.remove();
});

test("the report on two real builds tells what changed, and nothing else", () => {
  const { pages, changes, counts } = repository.report();
  expect(pages.map(({ path, kind }) => `${path} ${kind}`)).toEqual(["/investors changed"]);
  expect(counts.critical).toBe(0);
  const heading = changes.find(({ name }) => name.startsWith("Heading"));
  expect(heading?.words.filter(({ mark }) => mark !== "same")).toMatchObject([
    { text: expect.stringMatching(/^Clinical/), mark: "removed" },
  ]);
  const seen = changes.filter(({ severity }) => severity !== "code");
  const paths = seen.flatMap(({ places }) => places);
  expect(new Set(paths)).toEqual(new Set(["/investors"]));
});

test("two builds of the same files are the same to the byte, wherever they are made", () => {
  const builds = join(repository.folder, ".cache/review");
  const [base = ""] = readdirSync(builds);
  const specimen = listFiles(SPECIMEN_CLIENT);
  expect(specimen.length).toBeGreaterThan(40);
  expect(listFiles(join(builds, base, "build/client")).join("\n")).toBe(specimen.join("\n"));
});

test("every page says without code what it is a preview of, what changed, where it comes from and what is not yet a fact", async ({
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

test("the bar follows from page to page, leads to what changed, and breaks no rule of accessibility", async ({
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

test("the report stands beside the pages, asks for nothing, and shows by keys how a slide changed", async ({
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

test("the public site knows nothing of previews", () => {
  const inPreview = findPreviewCode(join(repository.folder, "build/client"));
  for (const kind of [/^index\.html$/, /^assets.*\.js$/, /^review.index\.html$/])
    expect(inPreview).toContainEqual(expect.stringMatching(kind));
  expect(findPreviewCode("build/client")).toEqual([]);
});
