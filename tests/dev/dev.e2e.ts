// Development: each save shows without a restart, and errors appear in an overlay over the last good page.
import { readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

import { copySite } from "../support/site-copy";
import { startDev, type DevServer } from "../support/dev-server";
import { countLoads, expect, settle, test, waitForCode } from "../support/browser/site";
import { SPECIMEN } from "../support/specimen";

let folder = "";
let dev: DevServer;
/** What a writer saw first, over the page and in the terminal. */
let firstWords: string[] = [];

// One server for all tests. Each waits for what its last save shows, so that no reload comes to the next one.
test.describe.configure({ mode: "default" });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(600_000);
  folder = await copySite({ content: SPECIMEN, withCache: true });
  // Adds equal cells and labels, because React warns of equal keys.
  save(
    "drug-pipeline.mdx",
    "- { text: 3-6 years, from: 3, to: 6 }",
    "- { text: 10-12 years, from: 3, to: 6 }",
  );
  save("investors.mdx", "label: to market", "label: Series A target");
  save("about-us.mdx", /^( +tagline: ).*$/m, "$1The line of {site.shortName}");
  // Development starts once, so it starts on broken content: a page is missing, and an editor's lock is a lost link.
  renameSync(file("about-us.mdx"), join(folder, "about-us.mdx"));
  symlinkSync("writer@host.1234", file(".#home.mdx"));
  dev = await startDev(folder);
  const page = await browser.newPage();
  await page.goto(`${dev.address}/about-us`);
  const overlay = await page.locator("vite-error-overlay .window").innerText();
  firstWords = [overlay, dev.printed()];
  rmSync(file(".#home.mdx"));
  // Changes the list of pages once, because Remix restarts for each change.
  renameSync(join(folder, "about-us.mdx"), file("about-us.mdx"));
  rmSync(file("quibblefish.mdx"));
  writeFileSync(
    file("new-page.mdx"),
    "---\ntitle: New Page\ndescription: A page.\n---\n\nWords of a new page.\n",
  );
  save("site.mdx", "nav:\n", "nav:\n  - label: New Page\n    to: /new-page\n");
  await expect.poll(dev.printed).toContain("server restarted");
  // Tries again, because a second restart can interrupt the load.
  await expect(async () => {
    await page.goto(`${dev.address}/about-us`);
    await expect(page.locator("h1")).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await page.close();
});

test.afterAll(async () => {
  const ended = new Promise((done) => dev.server.once("close", done));
  dev.server.kill();
  await ended;
  rmSync(folder, { recursive: true });
});

test.beforeEach(({ noise }) => {
  noise.allowed.push(
    /^debug: \[vite\]/,
    /^info: .*React DevTools/,
    // Remix sets a state on each save, also during hydration.
    /hasn't mounted yet[^]*at RemixBrowser/,
  );
});

const file = (name: string) => join(folder, "content", name);

/** Saves a change to a content file. */
function save(name: string, words: string | RegExp, others: string): void {
  const text = readFileSync(file(name), "utf8");
  const after = text.replace(words, others);
  expect(after).not.toBe(text);
  writeFileSync(file(name), after);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(dev.address + path);
  await expect(page.locator("h1")).toBeVisible();
  await waitForCode(page);
}

test("reports broken content in an overlay and in the terminal when development starts", () => {
  for (const words of firstWords) {
    expect(words).toMatch(/content\/about-us\.mdx:1:1 {2}this page is required/);
    expect(words).not.toMatch(/Does the file exist|node_modules|ENOENT/);
  }
});

test("serves a new page and drops a deleted one after a restart", async ({ page, noise }) => {
  noise.expected.push(/No page at this path: /);
  await open(page, "/about-us");
  await expect(page.locator("vite-error-overlay")).toHaveCount(0);
  await expect(linkTo(page, "New Page")).toBeVisible();
  await page.goto(`${dev.address}/quibblefish`);
  await expect(page.locator("h1")).toHaveText("Oops! Page not found");
});

test("updates the content of the open page without a load and without a jump", async ({ page }) => {
  await open(page, "/investors");
  await settle(page);
  const loads = countLoads(page);
  await test.step("keeps the current slide, and logs nothing about equal labels", async () => {
    const equal = page.getByRole("listitem").filter({ hasText: "Series A target" });
    await expect(equal).toHaveCount(2);
    await page.getByRole("button", { name: "Next slide" }).click();
    await expect(page.getByRole("status")).toHaveText(/^Slide 2 of 5\b/);
    save("investors.mdx", "Clinical Pipeline Strategy", "Saved Strategy");
    await expect(page.getByRole("heading", { name: "Saved Strategy" })).toBeVisible();
    await expect(page.getByRole("status")).toHaveText(/^Slide 2 of 5\b/);
  });
  await test.step("logs nothing about equal cells of a table", async () => {
    await linkTo(page, "Drug Pipeline").click();
    await expect(page.getByRole("cell", { name: "10-12 years" })).toHaveCount(2);
  });
  await test.step("updates words of the prose and of fields", async () => {
    await linkTo(page, "About Us").click();
    await expect(page.locator("h1")).toBeFocused();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(page.locator("h1")).not.toBeInViewport();
    save("about-us.mdx", /\n---\n\n/, "\n---\n\nWords that a writer has just saved. ");
    save("about-us.mdx", /^( +headline: ).*$/m, "$1Saved headline");
    await expect(page.getByText("Words that a writer has just saved.")).toBeAttached();
    await expect(page.locator("h1")).toHaveText("Saved headline");
    await expect(page.getByRole("contentinfo")).toBeInViewport();
  });
  await test.step("updates the words of a new page", async () => {
    await linkTo(page, "New Page").click();
    await expect(page.getByText("Words of a new page.")).toBeVisible();
    save("new-page.mdx", "Words of a new page.", "Words of a changed page.");
    await expect(page.getByText("Words of a changed page.")).toBeVisible();
  });
  expect(loads()).toBe(0);
});

test("shows the error of a component until it is repaired", async ({ page, noise }) => {
  noise.expected.push(/It broke/);
  noise.allowed.push(/error occurred/);
  const component = "../app/sections/about.tsx";
  const code = readFileSync(file(component), "utf8");
  await open(page, "/about-us");
  save(component, "formatText(tagline)", "['It broke'].map((words) => { throw Error(words) })");
  await expect(page.locator("pre")).toContainText("It broke");
  writeFileSync(file(component), code);
  await expect(page.locator("h1")).toBeVisible();
});

test("updates the title, images of the same name, and content shared with other pages", async ({
  page,
}) => {
  await open(page, "/about-us");
  const picture = page.getByRole("main").locator("picture img");
  const drawing = page.getByRole("banner").locator("img");
  const addresses = await Promise.all([picture, drawing].map((each) => each.getAttribute("src")));
  save("site.mdx", /^copyright: .*$/m, "copyright: © Saved Company");
  save("site.mdx", /^shortName: .*$/m, "shortName: Savedwort");
  save("site.mdx", /^name: .*$/m, "name: Saved Laboratories");
  await expect(page.getByRole("contentinfo")).toContainText("© Saved Company");
  await expect(page.getByText("The line of Savedwort")).toBeAttached();
  await expect(page).toHaveTitle(/ Saved Laboratories$/);
  save("about-us.mdx", /^title: .*$/m, "title: Saved Title");
  await expect(page).toHaveTitle(/^Saved Title/);
  // Keeps the size of the picture, so that only its bytes change.
  const png = readFileSync(file("images/founder.png"));
  const negative = await sharp(png).negate({ alpha: false }).png().toBuffer();
  writeFileSync(file("images/founder.png"), negative);
  save("images/logo.svg", 'stroke-width="4"', 'stroke-width="6"');
  await expect(picture).not.toHaveAttribute("src", addresses[0] ?? "");
  await expect(drawing).not.toHaveAttribute("src", addresses[1] ?? "");
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty("complete", true);
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  await test.step("ignores the lock file of an editor", async () => {
    symlinkSync("writer@host.1234", file(".#about-us.mdx"));
    save("about-us.mdx", /^( +headline: ).*$/m, "$1Saved beside a lock");
    await expect(page.locator("h1")).toHaveText("Saved beside a lock");
    expect(dev.server.exitCode).toBe(null);
  });
});

test("shows an overlay over the last good page after a broken save, until the next good save", async ({
  page,
  noise,
}) => {
  noise.expected.push(/status of 500/);
  noise.allowed.push(/No page at this path: /);
  await open(page, "/about-us");
  const overlay = page.locator("vite-error-overlay");
  save("about-us.mdx", /^title: /m, "titel: ");
  await expect(overlay).toContainText("content/about-us.mdx:2:1");
  await expect(overlay).toContainText('did you mean "title"?');
  await expect(overlay).not.toContainText("node_modules");
  await expect(page.locator("h1")).toBeVisible();
  await expect.poll(() => dev.printed().match(/did you mean "title"/g)?.length).toBe(1);
  save("about-us.mdx", /^titel: /m, "title: ");
  await expect(overlay).toHaveCount(0);
  await expect(page.locator("h1")).toBeVisible();

  await test.step('a "<" before a digit is explained in our words, also when the page is reloaded', async () => {
    save("about-us.mdx", /\n---\n\n/, "\n---\n\nA purity of <5 per cent. ");
    await expect(overlay).toContainText(/content\/about-us\.mdx:\d+:\d+ {2}/);
    await page.reload();
    await expect(overlay).toContainText(/content\/about-us\.mdx:\d+:\d+ {2}/);
    await expect(overlay).not.toContainText("Unexpected character");
    save("about-us.mdx", "A purity of <5 per cent. ", "");
    await expect(page.locator("h1")).toBeVisible();
  });

  await test.step("reports a wrong prose page, also when it is reopened", async () => {
    save("notes/first.mdx", /^title: /m, "titel: ");
    await expect(overlay).toContainText("content/notes/first.mdx:2:1");
    await page.goto(`${dev.address}/notes/first`);
    await expect(overlay).toContainText("content/notes/first.mdx:2:1");
    save("notes/first.mdx", /^titel: /m, "title: ");
    await expect(page.locator("h1")).toBeVisible();
  });
});

function linkTo(page: Page, name: string): Locator {
  return page.getByRole("banner").getByRole("link", { name });
}
