// The specimen in a folder of a host, of another company and with a prose page in the top bar: its prose pages,
// and that nothing of the old company is published.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { listenOnLoopback } from "../../app/publish/hosting/loopback";
import { createStaticServer } from "../../app/publish/hosting/static-server";
import { copySite, outputOf, startBuild } from "../../app/publish/sandbox/site-copy";
import { expectNoBrokenAddress } from "../support/built-files";
import {
  countLoads,
  expect,
  LINKS,
  LOST_MESSAGES,
  NOTICE,
  openPageAndSettle,
  ROUTES,
  test,
  visibleText,
} from "../support/browser/site";
import { expectNothingOld, renameCompany } from "../support/renamed-company";
import { SPECIMEN } from "../support/specimen";

// One build for all tests.
test.describe.configure({ mode: "default" });
const base = "/pr-12/";
let folder = "";
let host: Awaited<ReturnType<typeof listenOnLoopback>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = await copySite({ content: SPECIMEN, withCache: true });
  const page = join(folder, "content/everything.mdx");
  writeFileSync(page, readFileSync(page, "utf8").replace("---\n", "---\nnav: Everything\n"));
  renameCompany(folder);
  await outputOf(startBuild(folder, { SITE_BASE: base }));
  host = await listenOnLoopback(createStaticServer(join(folder, "build/client"), base));
});
test.afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

test("everything that the site names is there, in that folder", ({ request }) =>
  expectNoBrokenAddress(request, join(folder, "build/client"), host.address + base));

test("nothing is left of a company that was renamed in site.mdx, nor of two colours that changed in the theme", () =>
  expectNothingOld(folder));

test("every page is there, links change pages without loading them, and no request leaves the folder", async ({
  page,
  noise,
}) => {
  for (const route of ROUTES) {
    expect((await page.goto(host.address + base + route.slice(1)))?.status()).toBe(200);
    await expect(page.locator("h1")).toBeVisible();
  }
  // People also type the base path without its trailing slash.
  await openPageAndSettle(page, host.address + base.slice(0, -1));
  await expect(page).toHaveURL(host.address + base);
  const loads = countLoads(page);
  for (const [label, path] of [...LINKS, [/home page/, "/"] as const]) {
    await page.getByRole("banner").getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(host.address + base + path.slice(1));
    await expect(page.locator("h1")).toBeFocused();
  }
  expect(loads()).toBe(0);
  expect(
    noise.requests.filter((address) => !`${address}/`.startsWith(host.address + base)),
  ).toEqual([]);
});

test("a prose page says where its figures come from and of when they are, and ends with the notice on plans", async ({
  page,
}) => {
  await page.goto(`${host.address}${base}everything`);
  await expect(page.locator("dd", { hasText: "Share of the tags" })).toContainText(
    /The source of the share(\[\d\])?, as of June 2025\./,
  );
  await expect(page.locator("main > [role=note]:last-child")).toHaveText(NOTICE);
});

test("a prose page is in the top bar and the sitemap, has its parts without its code, and its sections work", async ({
  page,
  browser,
}) => {
  await openPageAndSettle(page, host.address + base);
  const loads = countLoads(page);
  await page.getByRole("banner").getByRole("link", { name: "Everything" }).click();
  await expect(page).toHaveURL(`${host.address}${base}everything`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Everything");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Everything · /);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(loads()).toBe(0);
  expect(readFileSync(join(folder, "build/client/sitemap.xml"), "utf8")).toContain(
    `${base}notes/first</loc>`,
  );
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(page.url());
  expect((await visibleText(plain.locator("main"))).length).toBeGreaterThan(300);
  for (const part of [
    "table",
    "blockquote",
    "figure img",
    "[role=note]",
    "#term-scaffold",
    "#how-it-works",
  ])
    await expect(plain.locator(`main ${part}`).first()).toBeVisible();
  await plain.close();
  await page.getByRole("button", { name: "Next slide" }).click();
  await expect(page.getByRole("status")).toHaveText("Slide 2 of 2");
  await page.getByRole("main").getByRole("link", { name: "64%" }).hover();
  await expect(page.getByRole("tooltip")).toContainText("Share of the tags");
  await page.getByRole("main").getByRole("link", { name: "The way to contact" }).click();
  await expect(page).toHaveURL(`${host.address}${base}contact-us`);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Everything");
  expect(loads()).toBe(0);
});

test("a link in a prose page leads to a part of another without a load; Back from a page that was loaded anew finds both", async ({
  page,
}) => {
  await openPageAndSettle(page, `${host.address}${base}notes/first/`);
  const loads = countLoads(page);
  await page.getByRole("link", { name: "How it works" }).click();
  await expect(page).toHaveURL(`${host.address}${base}everything#how-it-works`);
  await expect(page.locator("#how-it-works")).toBeInViewport();
  await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
  await expect(page.locator("h1")).toBeFocused();
  expect(loads()).toBe(0);
  await page.reload();
  await page.waitForLoadState("networkidle");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Everything");
  // No page here links to the first: its code is gone, and the host has to be asked.
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The first note");
});

test("a page without links to prose pages asks for nothing of them, nor for their list", async ({
  page,
  noise,
}) => {
  await openPageAndSettle(page, `${host.address}${base}everything`);
  const asked = noise.requests.filter((address) => /prose-page-imports|first-/.test(address));
  expect(asked).toEqual([]);
});

test("a path that is no page is not found there, by the host and by the router alike, and leads home", async ({
  page,
  noise,
}) => {
  noise.expected.push(...LOST_MESSAGES);
  const lost = `${host.address}${base}nope`;
  expect((await page.goto(lost))?.status()).toBe(404);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(host.address + base);
  await openPageAndSettle(page, host.address + base);
  await page.evaluate(() => window.__remixRouter.navigate("/nope"));
  await expect(page).toHaveURL(lost);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(host.address + base);
  const logs = noise.messages.filter((message) => message.includes("No page"));
  expect(logs).toEqual(Array(2).fill(`error: No page at this path: ${base}nope`));
});
