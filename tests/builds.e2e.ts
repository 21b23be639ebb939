// The build elsewhere: the same to the byte in another folder of the disk, and at home in a folder of a host.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { APIRequestContext } from "@playwright/test";

import { siteOrigin } from "../app/publish/found";
import { createStaticServer } from "../app/publish/static-server";
import { countLoads, expect, LINKS, listenOnLoopback, openPageAndSettle, ROUTES, test } from "./site";

/** All that a build reads. */
const SOURCES = ["app", "content", "public", "package.json", "tsconfig.json", "vite.config.ts"];

/** Builds a copy of the site in a folder of its own and without a cache; the caller removes the folder. */
async function buildCopy(env: Record<string, string> = {}): Promise<string> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "site-")));
  for (const source of SOURCES) cpSync(source, join(folder, source), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
  await promisify(execFile)(process.execPath, ["node_modules/@remix-run/dev/dist/cli.js", "vite:build"], { cwd: folder, env: { ...process.env, ...env } });
  return folder;
}

/** Name and SHA-256 of every file. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => `${file} ${createHash("sha256").update(readFileSync(join(folder, file))).digest("hex")}`)
    .sort();
}

/** The addresses of everything that the pages, the style sheet and the manifest of a build name, as its own server knows them. */
function findAddresses(folder: string, root: string): string[] {
  const addresses = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.(html|css|webmanifest)$/.test(file)).flatMap((file) => {
    const text = readFileSync(join(folder, file), "utf8");
    const named = text.matchAll(/(?:\ssrc|href)="([^"]+)"|srcset="([^"\s]+)|url\("?([^")]+)"?\)|"src": ?"([^"]+)"|property="og:image" content="([^"]+)"/gi);
    return [...named].map(([, ...groups]) => groups.find(Boolean) ?? "")
      .filter((address) => !/^(mailto|tel):/.test(address))
      // The public address of the site stands for this one.
      .map((address) => new URL(address.replace(siteOrigin(), new URL(root).origin), file.endsWith(".css") ? root + file.replaceAll("\\", "/") : root))
      .map(({ origin, pathname }) => origin + pathname);
  });
  return [...new Set(addresses)];
}

/** Holds when everything that a build names is there, and in its own folder. */
async function expectNoBrokenAddress(request: APIRequestContext, folder: string, root: string): Promise<void> {
  const addresses = findAddresses(folder, root);
  expect(addresses.length).toBeGreaterThan(30);
  expect(addresses.filter((address) => !address.startsWith(root))).toEqual([]);
  const broken = await Promise.all(addresses.map(async (address) => ((await request.get(address)).ok() ? [] : [address])));
  expect(broken.flat()).toEqual([]);
}

test("everything that the site names is there, and is its own", ({ request, site }) => expectNoBrokenAddress(request, "build/client", `${site}/`));

test("two builds of the same files are the same to the byte, wherever they are made", async () => {
  test.setTimeout(180_000);
  const folder = await buildCopy();
  const files = listFiles(join(folder, "build/client"));
  rmSync(folder, { recursive: true });
  expect(files.length).toBeGreaterThan(40);
  expect(files).toEqual(listFiles("build/client"));
});

test.describe("in a folder of a host", () => {
  // One build for all of them.
  test.describe.configure({ mode: "default" });
  const base = "/pr-12/";
  let folder = "";
  let host: Awaited<ReturnType<typeof listenOnLoopback>>;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    folder = await buildCopy({ SITE_BASE: base });
    host = await listenOnLoopback(createStaticServer(join(folder, "build/client"), base));
  });
  test.afterAll(async () => {
    await host.close();
    rmSync(folder, { recursive: true });
  });

  test("everything that the site names is there, in that folder", ({ request }) => expectNoBrokenAddress(request, join(folder, "build/client"), host.address + base));

  test("every page is there, links change pages without loading them, and no request leaves the folder", async ({ page, noise }) => {
    for (const route of ROUTES) {
      expect((await page.goto(host.address + base + route.slice(1)))?.status()).toBe(200);
      await expect(page.locator("h1")).toBeVisible();
    }
    // Without its slash at the end the folder is an address too: people type it.
    await openPageAndSettle(page, host.address + base.slice(0, -1));
    await expect(page).toHaveURL(host.address + base);
    const loads = countLoads(page);
    for (const [label, path] of [...LINKS, [/home page/, "/"] as const]) {
      await page.getByRole("banner").getByRole("link", { name: label }).click();
      await expect(page).toHaveURL(host.address + base + path.slice(1));
      await expect(page.locator("h1")).toBeFocused();
    }
    expect(loads()).toBe(0);
    expect(noise.requests.filter((address) => !`${address}/`.startsWith(host.address + base))).toEqual([]);
  });

  test("a path that is no page is not found there, by the host and by the router alike, and leads home", async ({ page, noise }) => {
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
    const logs = noise.messages.splice(0).filter((message) => !message.includes("Failed to load resource"));
    expect(logs).toEqual(Array(2).fill(`error: No page at this path: ${base}nope`));
  });
});
