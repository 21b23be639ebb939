// A redeploy while visitors are on the site: no page goes blank or reloads in a loop.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";

import { listenOnLoopback } from "../../../app/publish/hosting/loopback";
import { createStaticServer } from "../../../app/publish/hosting/static-server";
import {
  countLoads,
  expect,
  MISSING_FILES,
  NIGHTLY,
  openPage,
  openPageAndSettle,
  settle,
  test as base,
  visibleText,
  waitForCode,
  walk,
} from "../../support/browser/site";
import { SPECIMEN_CLIENT } from "../../support/specimen";

type Edition = "old" | "new";
type Deploy = (pages: Edition, assets: Edition) => void;

/** Every script and style sheet of the build; the new version renames them all, as if all had changed. */
const NAMES = readdirSync(`${SPECIMEN_CLIENT}/assets`).filter((file) => /\.(js|css)$/.test(file));
const renew = (text: string) =>
  NAMES.reduce((renewed, name) => renewed.replaceAll(name, `new-${name}`), text);

/** A host whose pages and assets can be replaced while it runs; the old assets are gone at once. */
const test = base.extend<{ deploy: Deploy }, { folder: string }>({
  folder: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from this pattern
    async ({}, provide) => {
      const folder = mkdtempSync(join(tmpdir(), "host-"));
      await provide(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  site: [
    async ({ folder }, provide) => {
      const { address, close } = await listenOnLoopback(createStaticServer(folder));
      await provide(address);
      await close();
    },
    { scope: "worker" },
  ],
  deploy: async ({ folder }, provide) => {
    await provide((pages, assets) => {
      rmSync(folder, { recursive: true, force: true });
      // Without the compressed files, which the host would send instead.
      cpSync(SPECIMEN_CLIENT, folder, {
        recursive: true,
        filter: (source) => !/\.(br|gz)$/.test(source),
      });
      for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (
          (file.startsWith("assets") ? assets : pages) === "old" ||
          !/\.(html|js|css)$/.test(file)
        )
          continue;
        const text = readFileSync(join(folder, file), "utf8");
        rmSync(join(folder, file));
        writeFileSync(join(folder, renew(file)), renew(text));
      }
    });
  },
});

/** Asserts that the page has its styles and its code. */
async function expectWhole(page: Page): Promise<void> {
  await waitForCode(page);
  await expect(page.getByRole("banner")).toHaveCSS("position", "sticky");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
}

const link = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name });

test(
  "a tab that is open goes on from page to page with what it has",
  NIGHTLY,
  async ({ page, deploy, noise }) => {
    // The pictures and the page of prose that About Us links to are gone with the old deploy.
    noise.allowed.push(/Failed to load resource.*404/);
    deploy("old", "old");
    await openPageAndSettle(page, "/");
    deploy("new", "new");
    await walk(page);
  },
);

test(
  "a tab that lacks a page's code gets the page from the new deploy, in one load",
  NIGHTLY,
  async ({ page, deploy, noise }) => {
    // The browser's words for files that do not come, or are gone.
    noise.allowed.push(MISSING_FILES);
    deploy("old", "old");
    await page.route("**/first-*.js", (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await openPage(page, "/about-us");
    const prose = page.locator("main a[href^='/notes/first']");
    await prose.scrollIntoViewIfNeeded();
    await failed;
    await page.unroute("**/first-*.js");
    deploy("new", "new");
    const loads = countLoads(page);
    await prose.click();
    await expect(page).toHaveURL(/\/notes\/first/);
    await expectWhole(page);
    await settle(page);
    expect(loads()).toBe(1);
  },
);

for (const [pages, assets] of [
  ["old", "new"],
  ["new", "old"],
] as const) {
  test(
    `${pages} pages on a host that has only ${assets} assets are there to read, in one load, and lead to whole ones`,
    NIGHTLY,
    async ({ page, deploy, noise }) => {
      deploy(pages, assets);
      const loads = countLoads(page);
      noise.allowed.push(/Failed to load resource.*404|MIME type/);
      await page.goto("/investors");
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
      expect((await visibleText(page.locator("main"))).length).toBeGreaterThan(1000);
      expect(loads()).toBe(1);
      deploy("new", "new");
      await link(page, "About Us").click();
      await expect(page).toHaveURL("/about-us");
      await expectWhole(page);
      expect(loads()).toBe(2);
    },
  );
}
