// Builds elsewhere: byte-identical in another folder of the disk, and correct below a base path.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";

import { siteOrigin } from "../../app/publish/env";
import { listenOnLoopback } from "../../app/publish/hosting/loopback";
import { copySite, finish, startBuild } from "../../app/publish/sandbox/site-copy";
import { createStaticServer } from "../../app/publish/hosting/static-server";
import {
  countLoads,
  expect,
  LINKS,
  notice,
  openPageAndSettle,
  ROUTES,
  test,
  visibleText,
} from "../support/site";

/** Pages that a writer adds, by file name. */
const ADDED = {
  "science.mdx": readFileSync("tests/fixtures/pages/science.mdx", "utf8"),
  "notes/first.mdx":
    "---\ntitle: First note\ndescription: A page in a folder.\n---\n\n[The dose](/science#how-we-work)\n",
  "later.mdx":
    "---\ntitle: Later\ndescription: A page that is not published.\nnav: Later\ndraft: true\n---\n\nWords.\n",
};

/** Name and SHA-256 of every file. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map(
      (file) =>
        `${file} ${createHash("sha256")
          .update(readFileSync(join(folder, file)))
          .digest("hex")}`,
    )
    .sort();
}

/** The URLs of everything that a build's pages, style sheet and manifest refer to, as its own server knows them. */
function findAddresses(folder: string, root: string): string[] {
  const addresses = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(html|css|webmanifest)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      const named = text.matchAll(
        /(?:\ssrc|href)="([^"]+)"|srcset="([^"\s]+)|url\("?([^")]+)"?\)|"src": ?"([^"]+)"|property="og:image" content="([^"]+)"/gi,
      );
      return (
        [...named]
          .map(([, ...groups]) => groups.find(Boolean) ?? "")
          .filter((address) => !/^(mailto|tel):/.test(address))
          // The site's public address means this server.
          .map(
            (address) =>
              new URL(
                address.replace(siteOrigin(), new URL(root).origin),
                file.endsWith(".css") ? root + file.replaceAll("\\", "/") : root,
              ),
          )
          .map(({ origin, pathname }) => origin + pathname)
      );
    });
  return [...new Set(addresses)];
}

/** Asserts that everything a build refers to exists, below its base path. */
async function expectNoBrokenAddress(
  request: APIRequestContext,
  folder: string,
  root: string,
): Promise<void> {
  const addresses = findAddresses(folder, root);
  expect(addresses.length).toBeGreaterThan(30);
  expect(addresses.filter((address) => !address.startsWith(root))).toEqual([]);
  const broken = await Promise.all(
    addresses.map(async (address) => ((await request.get(address)).ok() ? [] : [address])),
  );
  expect(broken.flat()).toEqual([]);
}

test("everything that the site names is there, and is its own", ({ request, site }) =>
  expectNoBrokenAddress(request, "build/client", `${site}/`));

test("two builds of the same files are the same to the byte, wherever they are made", async () => {
  test.setTimeout(180_000);
  const folder = await copySite();
  await finish(startBuild(folder));
  const files = listFiles(join(folder, "build/client"));
  rmSync(folder, { recursive: true });
  expect(files.length).toBeGreaterThan(40);
  expect(files).toEqual(listFiles("build/client"));
});

test.describe("in a folder of a host", () => {
  // One build for all tests.
  test.describe.configure({ mode: "default" });
  const base = "/pr-12/";
  let folder = "";
  let host: Awaited<ReturnType<typeof listenOnLoopback>>;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    folder = await copySite({ withCache: true });
    mkdirSync(join(folder, "content/notes"));
    for (const [name, text] of Object.entries(ADDED))
      writeFileSync(join(folder, "content", name), text);
    await finish(startBuild(folder, { SITE_BASE: base }));
    host = await listenOnLoopback(createStaticServer(join(folder, "build/client"), base));
  });
  test.afterAll(async () => {
    await host.close();
    rmSync(folder, { recursive: true });
  });

  test("everything that the site names is there, in that folder", ({ request }) =>
    expectNoBrokenAddress(request, join(folder, "build/client"), host.address + base));

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

  test("a page that a writer added says where its figures come from and of when they are, and ends with the notice on plans", async ({
    page,
  }) => {
    await page.goto(`${host.address}${base}science`);
    await expect(page.locator("dd", { hasText: "named molecule" })).toContainText(
      "Company target, as of June 2025.",
    );
    await expect(page.locator("main > [role=note]:last-child")).toHaveText(notice());
  });

  test("a page that a writer added is in the top bar and the sitemap, reads the same with its code as without, and its sections work", async ({
    page,
    browser,
  }) => {
    await openPageAndSettle(page, host.address + base);
    await page.getByRole("banner").getByRole("link", { name: "Science" }).click();
    await expect(page).toHaveURL(`${host.address}${base}science`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Science");
    expect(readFileSync(join(folder, "build/client/sitemap.xml"), "utf8")).toContain(
      `${base}notes/first</loc>`,
    );
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(page.url());
    // What hydration adds: the buttons and the status of the slides.
    expect((await visibleText(plain.locator("main"))).length).toBeGreaterThan(300);
    for (const part of [
      "table",
      "blockquote",
      "figure img",
      "[role=note]",
      "#term-scaffold",
      "#how-we-work",
    ])
      await expect(plain.locator(`main ${part}`).first()).toBeVisible();
    await plain.close();
    await page.getByRole("button", { name: "Next slide" }).click();
    await expect(page.getByRole("status")).toHaveText("Slide 2 of 2");
    await page.getByRole("link", { name: "98%" }).hover();
    await expect(page.getByRole("tooltip")).toContainText("Share of the compound");
    await page.getByRole("main").getByRole("link", { name: "Contact us" }).click();
    await expect(page).toHaveURL(`${host.address}${base}contact-us`);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Science");
    await page.goto(`${host.address}${base}notes/first/`);
    await page.getByRole("link", { name: "The dose" }).click();
    await expect(page).toHaveURL(`${host.address}${base}science#how-we-work`);
  });

  test("a draft is nowhere in the public site", () => {
    const built = readdirSync(join(folder, "build/client"), { recursive: true, encoding: "utf8" });
    expect(built.filter((file) => file.startsWith("later"))).toEqual([]);
    for (const file of built.filter((name) => /\.(html|xml|js)$/.test(name)))
      expect(readFileSync(join(folder, "build/client", file), "utf8"), file).not.toContain("Later");
  });

  test("a path that is no page is not found there, by the host and by the router alike, and leads home", async ({
    page,
    noise,
  }) => {
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
    const logs = noise.messages
      .splice(0)
      .filter((message) => !message.includes("Failed to load resource"));
    expect(logs).toEqual(Array(2).fill(`error: No page at this path: ${base}nope`));
  });
});
