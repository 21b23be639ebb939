// A redeploy while visitors are on the site: no page goes blank or reloads in a loop.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";

import {
  countLoads,
  expect,
  MISSING_FILES,
  NIGHTLY,
  openPage,
  openPageAndSettle,
  settle,
  test,
  visibleText,
  waitForCode,
  walk,
} from "../../support/browser/site";
import { SPECIMEN_CLIENT } from "../../support/specimen";

type Edition = "old" | "new";

/** Every script of the build; the new version renames them all, as if all had changed. */
const NAMES = readdirSync(`${SPECIMEN_CLIENT}/assets`).filter((file) => file.endsWith(".js"));
const renew = (text: string) =>
  NAMES.reduce((renewed, name) => renewed.replaceAll(name, `new-${name}`), text);

/** One folder for all tests, whose files change while it is served. */
const FOLDER = resolve("build/redeploy");
mkdirSync(FOLDER, { recursive: true });
test.use({ build: FOLDER });
test.describe.configure({ mode: "default" });

/** Replaces what the host has: the old files are gone at once. */
function deploy(pages: Edition, assets: Edition): void {
  for (const name of readdirSync(FOLDER)) rmSync(join(FOLDER, name), { recursive: true });
  // Without the compressed files, which the host would send instead.
  const filter = (source: string) => !/\.(br|gz)$/.test(source);
  cpSync(SPECIMEN_CLIENT, FOLDER, { recursive: true, filter });
  for (const file of readdirSync(FOLDER, { recursive: true, encoding: "utf8" })) {
    const edition = file.startsWith("assets") ? assets : pages;
    if (edition === "old" || !/\.(html|js)$/.test(file)) continue;
    const text = readFileSync(join(FOLDER, file), "utf8");
    rmSync(join(FOLDER, file));
    writeFileSync(join(FOLDER, renew(file)), renew(text));
  }
}

/** Asserts that the page has its styles and its code. */
async function expectWhole(page: Page): Promise<void> {
  await waitForCode(page);
  await expect(page.getByRole("banner")).toHaveCSS("position", "sticky");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
}

test.beforeEach(({ noise }) => {
  noise.allowed.push(MISSING_FILES, /MIME type/);
});

test("an open tab still goes from page to page", NIGHTLY, async ({ page }) => {
  deploy("old", "old");
  await openPageAndSettle(page, "/");
  deploy("new", "new");
  await walk(page);
});

test(
  "a tab that lacks a page's code loads the page from the new deploy, once",
  NIGHTLY,
  async ({ page }) => {
    deploy("old", "old");
    await openPage(page, "/about-us");
    deploy("new", "new");
    const failed = page.waitForEvent("response", (response) => response.status() === 404);
    const prose = page.locator("main a[href^='/notes/first']");
    await prose.scrollIntoViewIfNeeded();
    await failed;
    const loads = countLoads(page);
    await prose.click();
    await expect(page).toHaveURL(/\/notes\/first/);
    await expectWhole(page);
    await settle(page);
    expect(loads()).toBe(1);
  },
);

test(
  "old pages on a host that has only new assets can be read, load once, and link to working ones",
  NIGHTLY,
  async ({ page }) => {
    deploy("old", "new");
    const loads = countLoads(page);
    await page.goto("/investors");
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    expect((await visibleText(page.getByRole("main"))).length).toBeGreaterThan(1000);
    expect(loads()).toBe(1);
    deploy("new", "new");
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL("/about-us");
    await expectWhole(page);
    expect(loads()).toBe(2);
  },
);
