// Development: each save shows without a restart, and errors appear in an overlay over the last good page.
import { readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ChildProcess } from "node:child_process";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

import { copySite } from "../../app/publish/sandbox/site-copy";
import { startDev } from "../support/dev-server";
import { countLoads, expect as expectAtOnce, test } from "../support/browser/site";
import { SPECIMEN } from "../support/specimen";

/** After some saves Vite compiles every module again, which takes a busy machine a while. */
const expect = expectAtOnce.configure({ timeout: 60_000 });

let folder = "";
let server: ChildProcess;
let address = "";
let printed: () => string;
/** What a writer saw first, in the terminal and over the page. */
let firstWords: string[] = [];

// One server for all tests: each reverts its changes.
test.describe.configure({ mode: "default" });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(600_000);
  folder = await copySite({ content: SPECIMEN, withCache: true });
  // Development starts once, so it starts on broken content: a page is missing, and an editor's lock is a lost link.
  renameSync(file("about-us.mdx"), join(folder, "about-us.mdx"));
  symlinkSync("writer@host.1234", file(".#home.mdx"));
  ({ server, address, printed } = await startDev(folder));
  const page = await browser.newPage();
  await page.goto(`${address}/about-us`);
  const overlay = await page.locator("vite-error-overlay .window").innerText();
  firstWords = [printed(), overlay];
  rmSync(file(".#home.mdx"));
  renameSync(join(folder, "about-us.mdx"), file("about-us.mdx"));
  await expect(page.locator("h1")).toBeVisible({ timeout: 60_000 });
  await expect(page.locator("vite-error-overlay")).toHaveCount(0);
  await page.close();
});

test.afterAll(async () => {
  const ended = new Promise((done) => server.once("close", done));
  server.kill();
  await ended;
  rmSync(folder, { recursive: true });
});

test.beforeEach(({ noise }) => {
  noise.allowed.push(
    /^debug: \[vite\]/,
    /^info: .*React DevTools/,
    // On each save Remix sets a state of its own, also while React still hydrates the page.
    /hasn't mounted yet[^]*at RemixBrowser/,
  );
});

/** Files that were written, with what they held before; undefined for new ones. */
const before = new Map<string, Buffer | undefined>();

const file = (name: string) => join(folder, "content", name);

/** Saves a change to a content file. @returns a function that reverts it */
function save(name: string, words: string | RegExp, others: string): () => void {
  const text = readFileSync(file(name), "utf8");
  const after = text.replace(words, others);
  expect(after).not.toBe(text);
  replace(name, Buffer.from(after));
  return () => writeFileSync(file(name), text);
}

/** Saves other bytes under the name of a file. */
function replace(name: string, bytes: Buffer): void {
  if (!before.has(name)) before.set(name, readFileSync(file(name)));
  writeFileSync(file(name), bytes);
}

// Also after a test that failed, so that the next one starts from the same files.
test.afterEach(() => {
  for (const [name, bytes] of before) {
    if (bytes === undefined) rmSync(file(name), { force: true });
    else if (!readFileSync(file(name)).equals(bytes)) writeFileSync(file(name), bytes);
  }
  before.clear();
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(address + path);
  // Vite compiles a page at its first request.
  await expect(page.locator("h1")).toBeVisible({ timeout: 60_000 });
  await page.waitForFunction(() => history.scrollRestoration === "manual");
}

test("development that starts on broken content says so in the terminal and in an overlay, and recovers", async ({
  page,
}) => {
  for (const words of firstWords) {
    expect(words).toMatch(/content\/about-us\.mdx:1:1 {2}this page is required/);
    expect(words).not.toMatch(/Does the file exist|node_modules|ENOENT/);
  }
  await open(page, "/about-us");
});

test("a save shows on the open page; its own words change without a load and without a jump", async ({
  page,
}) => {
  await open(page, "/about-us");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(page.locator("h1")).not.toBeInViewport();
  const loads = countLoads(page);

  await test.step("words of the prose and of fields", async () => {
    const undo = [
      save("about-us.mdx", /\n---\n\n/, "\n---\n\nWords that a writer has just saved. "),
      save("about-us.mdx", /^( +headline: ).*$/m, "$1Saved headline"),
    ];
    await expect(page.getByText("Words that a writer has just saved.")).toBeAttached();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saved headline");
    expect(loads()).toBe(0);
    await expect(page.getByRole("contentinfo")).toBeInViewport();
    for (const step of undo.reverse()) step();
    await expect(page.getByText("Words that a writer has just saved.")).toHaveCount(0);
  });

  await test.step("the words of all pages", async () => {
    save("site.mdx", /^copyright: .*$/m, "copyright: © Saved Company");
    await expect(page.getByRole("contentinfo")).toContainText("© Saved Company");
    // The open page has the tagline from the company's facts.
    save("about-us.mdx", /^( +tagline: ).*$/m, "$1The line of {site.shortName}");
    await expect(page.getByText("The line of Testwort")).toBeAttached();
    save("site.mdx", /^shortName: .*$/m, "shortName: Savedwort");
    await expect(page.getByText("The line of Savedwort")).toBeAttached();
    save("site.mdx", /^name: .*$/m, "name: Saved Laboratories");
    await expect(page).toHaveTitle(/ Saved Laboratories$/);
    save("about-us.mdx", /^title: .*$/m, "title: Saved Title");
    await expect(page).toHaveTitle(/^Saved Title/);
  });

  await test.step("an image under its old name: a picture of the same size, and a drawing", async () => {
    const picture = page.getByRole("main").locator("picture img");
    const addressOf = (image: Locator) =>
      image.evaluate((element: HTMLImageElement) => element.complete && element.currentSrc);
    await picture.scrollIntoViewIfNeeded();
    const old = await addressOf(picture);
    const png = readFileSync(file("images/founder.png"));
    replace("images/founder.png", await sharp(png).negate({ alpha: false }).png().toBuffer());
    await expect.poll(() => addressOf(picture)).toMatch(/^http/);
    await expect.poll(() => addressOf(picture)).not.toBe(old);
    const drawing = page.getByRole("banner").locator("img");
    const oldDrawing = await addressOf(drawing);
    save("images/logo.svg", 'stroke-width="4"', 'stroke-width="6"');
    await expect.poll(() => addressOf(drawing)).not.toBe(oldDrawing);
  });

  await test.step("a file beside which an editor puts a lock: the server does not end", async () => {
    before.set(".#about-us.mdx", undefined);
    symlinkSync("writer@host.1234", file(".#about-us.mdx"));
    save("about-us.mdx", /^( +headline: ).*$/m, "$1Saved beside a lock");
    rmSync(file(".#about-us.mdx"));
    save("about-us.mdx", /^( +headline: ).*$/m, "$1Saved without a lock");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saved without a lock");
    expect(server.exitCode).toBe(null);
  });
});

test("a table whose rows repeat a cell, and stats of one label, are rendered with an empty console", async ({
  page,
}) => {
  save("drug-pipeline.mdx", "- [Time,", "- [Delay, 7 years, 7 years]\n    - [Time,");
  await open(page, "/drug-pipeline");
  await expect(page.getByRole("cell", { name: "7 years" })).toHaveCount(2);
  save("home.mdx", "label: satisfied users", "label: purity grade");
  await open(page, "/");
  await expect(page.getByRole("listitem").filter({ hasText: "purity grade" })).toHaveCount(2);
});

test("a broken save shows an overlay over the last good page, until the next good save", async ({
  page,
  noise,
}) => {
  noise.expected.push(/status of 500/);
  await open(page, "/about-us");
  const undo = save("about-us.mdx", /^title: /m, "titel: ");
  const overlay = page.locator("vite-error-overlay");
  await expect(overlay).toContainText("content/about-us.mdx:2:1");
  await expect(overlay).toContainText('did you mean "title"?');
  await expect(overlay).not.toContainText("node_modules");
  await expect(page.locator("h1")).toBeVisible();
  await expect.poll(() => printed().match(/did you mean "title"/g)?.length).toBe(1);
  undo();
  await expect(overlay).toHaveCount(0);
  await expect(page.locator("h1")).toBeVisible();

  await test.step('a "<" before a digit is explained in our words, also when the page is reloaded', async () => {
    const heal = save("about-us.mdx", /\n---\n\n/, "\n---\n\nA purity of <5 per cent. ");
    await expect(overlay).toContainText(/content\/about-us\.mdx:\d+:\d+ {2}/);
    await page.reload();
    await expect(overlay).toContainText(/content\/about-us\.mdx:\d+:\d+ {2}/);
    await expect(overlay).not.toContainText("Unexpected character");
    heal();
    await expect(page.locator("h1")).toBeVisible();
  });

  await test.step("a prose page that is wrong says so, also when it is reopened", async () => {
    noise.allowed.push(/No page at this path: /);
    save("notes/first.mdx", /^title: /m, "titel: ");
    await expect(overlay).toContainText("content/notes/first.mdx:2:1");
    await page.goto(`${address}/notes/first`);
    await expect(overlay).toContainText("content/notes/first.mdx:2:1");
  });
});

test("the current slide stays when its words are saved", async ({ page }) => {
  await open(page, "/investors");
  await page.getByRole("button", { name: "Next slide" }).click();
  await expect(page.getByRole("status")).toHaveText("Slide 2 of 5");
  save("investors.mdx", "Clinical Pipeline Strategy", "Saved Strategy");
  await expect(page.getByRole("heading", { name: "Saved Strategy" })).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("Slide 2 of 5");
});

test("a new file becomes a page with a link in the top bar; it can be edited, renamed and deleted", async ({
  page,
  noise,
}) => {
  noise.expected.push(/No page at this path: /);
  noise.allowed.push(
    /Failed to load module script|Failed to fetch dynamically imported module/,
    /Error loading route module/,
    /\[vite\] Failed to reload/,
    /status of (404|500)/,
    // Routes are read when the server starts.
    /server connection lost|WebSocket connection/,
  );
  await open(page, "/about-us");
  before.set("science.mdx", undefined);
  writeFileSync(
    file("science.mdx"),
    "---\ntitle: Science\ndescription: A page.\nnav: Science\n---\n\nWords of a new page.\n",
  );
  const link = page.getByRole("banner").getByRole("link", { name: "Science" });
  await expect(link).toBeVisible();
  // Vite restarts and compiles anew meanwhile: what is asked for too early fails, as a writer's first click may.
  await expect.poll(printed).toContain("server restarted");
  await expect(async () => {
    await page.goto(`${address}/science`);
    await expectAtOnce(page.getByText("Words of a new page.")).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 120_000 });
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  const loads = countLoads(page);
  save("science.mdx", "Words of a new page.", "Words of a changed page.");
  await expect(page.getByText("Words of a changed page.")).toBeVisible();
  expect(loads()).toBe(0);
  before.set("research.mdx", undefined);
  renameSync(file("science.mdx"), file("research.mdx"));
  before.delete("science.mdx");
  await expect(link).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await open(page, "/research");
  await expect(page.getByText("Words of a changed page.")).toBeVisible();
  rmSync(file("research.mdx"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
});
