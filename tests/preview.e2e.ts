// The specimen as a preview in a folder of a host, of another company, without optional sections.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { createStaticServer } from "../app/publish/hosting/static-server";
import { makePreviewBarRemover } from "../app/publish/review/read/preview-bar-remover";
import { colors } from "../app/theme/colors";
import { runAxe } from "./support/browser/axe";
import { countLoads, expect, LINKS, LOST_MESSAGES, openPage, test } from "./support/browser/site";
import { readPage } from "./support/built-pages";
import { listenOnLoopback } from "./support/loopback";
import { openRepository, type Repository } from "./support/review-repository";
import { buildCopy, copySite } from "./support/site-copy";
import { addUnpublished, findLost, readBuild } from "./support/unpublished";

// One build for all tests.
test.describe.configure({ mode: "default" });

const LINK = "https://github.example/pull/7";
const BASE = "/pr-12/";
/** What a rebrand changes: the file, and its words before and after. */
const BRAND = [
  ["content/site.mdx", "Testwort", "Neuwort & O’Neil"],
  ["content/site.mdx", "testwort.example", "neuwort.example"],
  ["content/site.mdx", "(919) 555-0123", "+1 984 555 0199"],
  ["app/theme/colors.ts", colors.accent, "#7a1f5c"],
] as const;
/** The groups of fields that may be left out. */
const OPTIONAL = {
  "content/home.mdx": "why|research|signup",
  "content/investors.mdx": "opportunity|advantages|contact",
};

let client = "";
let commit = "";
let host: Awaited<ReturnType<typeof listenOnLoopback>>;
let repository: Repository;

test.beforeAll(async () => {
  const folder = await copySite();
  repository = openRepository(folder);
  client = join(folder, "build/client");
  addUnpublished(folder, true);
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), "utf8")));
  for (const [file, old, changed] of BRAND) edit(file, (text) => text.replaceAll(old, changed));
  for (const [file, groups] of Object.entries(OPTIONAL))
    edit(file, (text) => text.replace(new RegExp(`^(${groups}):\\n( .*\\n)+`, "gm"), ""));
  edit("content/investors.mdx", (text) => text.replace("list: bulletin", "list: investors-log"));
  const link = "  - label: Bulletin\n    to: /bulletin\n";
  edit("content/site.mdx", (text) => text.replace("legal:", `${link}language: en-GB\nlegal:`));
  commit = repository.commit();
  const variables = { SITE_PREVIEW: "pr-12", SITE_PREVIEW_LINK: LINK, SITE_BASE: BASE };
  // Making scripts small takes a third of a build.
  await buildCopy(folder, variables, "--minify", "false");
  host = await listenOnLoopback(createStaticServer(client, BASE));
});

test.afterAll(async () => {
  await host.close();
  repository.remove();
});

test("has every unpublished page", () => {
  expect(findLost(readBuild(client))).toEqual([]);
  expect(readPage("/vorpal-page", client).texts("main p")).toContain("Draft");
});

test("has nothing of the old brand, and no empty heading or section", () => {
  const made = readBuild(client).filter(({ name }) => !existsSync(join("public", name)));
  for (const [, old] of BRAND)
    expect(made.filter(({ text }) => text.includes(old)).map(({ name }) => name)).toEqual([]);
  const drawings = made.filter(({ name }) => name.endsWith(".svg"));
  expect(drawings.map(({ text }) => text).join()).toContain(">Neuwort &#38; O");
  for (const path of ["/", "/investors"])
    expect(readPage(path, client).texts("main h2, main > div")).not.toContain("");
  expect(readPage("/investors", client).find("main a[href$='/investors-log']")).toEqual([]);
});

test("marks the link of the menu to the open page, or to a page above it", () => {
  const marked = "header nav a[aria-current]";
  for (const [path, mark] of [
    ["/bulletin", "page"],
    ["/bulletin/first-pairing", "true"],
  ] as const)
    expect(readPage(path, client).values(marked, "aria-current"), path).toEqual([mark]);
});

test("says which commit it shows, links to its request and is not indexed", () => {
  for (const path of ["/", "/vorpal-page", "/404.html"]) {
    const page = readPage(path, client);
    expect(page.texts("aside[aria-label=Preview]")[0]).toContain(commit.slice(0, 8));
    expect(page.values("aside[aria-label=Preview] a", "href")).toEqual([LINK]);
    expect(page.values("meta[name=robots]", "content")[0]).toContain("noindex");
  }
  expect(readFileSync(join(client, "_headers"), "utf8")).toContain("X-Robots-Tag: noindex");
  const removeBar = makePreviewBarRemover({ label: "pr-12", link: LINK });
  const withoutBar = removeBar(readFileSync(join(client, "index.html"))).toString();
  expect(withoutBar, "a review finds the bar").not.toContain("<aside lang");
});

test("has its folder in each address, its language, and no sitemap for search engines", () => {
  const read = (name: string) => readFileSync(join(client, name), "utf8");
  expect(read("_redirects")).toContain(`${BASE}wobblefish ${BASE}everything 301\n`);
  expect(read("sitemap.xml")).toContain(`neuwort.example${BASE}everything</loc>`);
  expect(read("robots.txt")).toBe("User-agent: *\nAllow: /\n");
  const page = readPage("/everything", client);
  const canonical = page.values("link[rel=canonical]", "href");
  expect(canonical).toEqual([`https://www.neuwort.example${BASE}everything`]);
  expect(page.values("html", "lang")).toEqual(["en-GB"]);
});

test("changes pages without a load, and requests nothing outside of its folder", async ({
  page,
  noise,
}) => {
  noise.expected.push(...LOST_MESSAGES);
  await openPage(page, host.address + BASE);
  expect((await runAxe(page)).violations).toEqual([]);
  const loads = countLoads(page);
  for (const [name, path] of LINKS) {
    await page.getByRole("banner").getByRole("link", { name }).click();
    await expect(page).toHaveURL(host.address + BASE + path.slice(1));
    await expect(page.getByRole("complementary", { name: "Preview" })).toBeInViewport();
  }
  expect(loads()).toBe(0);
  await page.goto(`${host.address}${BASE}nope`);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(host.address + BASE);
  expect(noise.requests.filter((url) => !url.startsWith(host.address + BASE))).toEqual([]);
});
