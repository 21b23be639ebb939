// The specimen as a preview for reviewers, in a folder of a host, of another company, with fewer sections and in other
// colors: links stay in the folder, nothing of the old company is left, and no page is missing.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { readOrigin, readTokensIn } from "../../app/publish/content/site-tokens";
import { createStaticServer } from "../../app/publish/hosting/static-server";
import { takeOutBar } from "../../app/publish/review/site/preview-bar";
import { colors } from "../../app/theme/colors";
import { runAxe } from "../support/browser/axe";
import { setStyles } from "../support/browser/fit";
import {
  countLoads,
  expect,
  LINKS,
  LOST_MESSAGES,
  openPageAndSettle,
  test,
} from "../support/browser/site";
import { expectSound } from "../support/browser/sound";
import { findBrokenAddresses, listBuild, readPage } from "../support/built-pages";
import { listenOnLoopback } from "../support/loopback";
import { openRepository, type Repository } from "../support/review-repository";
import { buildCopy, copySite } from "../support/site-copy";
import { SPECIMEN } from "../support/specimen";
import { addUnpublished, findLost, readBuild } from "../support/unpublished";

// One build for all tests.
test.describe.configure({ mode: "default" });

const LINK = "https://github.example/pull/7";
const LABEL = "request-7";
const BASE = "/pr-12/";
const COMPANY = {
  name: "Neuwort & O’Neil, Inc.",
  shortName: "Neuwort",
  domain: "www.neuwort.example",
  email: "post@neuwort.example",
  phone: "+1 984 555 0199",
  address: "Raleigh, NC",
};
/** The blocks that this company leaves out of its pages. */
const LEFT_OUT = {
  "content/site.mdx": ["footer"],
  "content/home.mdx": ["  badges", "why", "research", "signup"],
  "content/investors.mdx": ["opportunity", "advantages", "contact"],
};
const COLORS = { accent: "#7a1f5c", page: "#f4f9fb" };

let repository: Repository;
let host: Awaited<ReturnType<typeof listenOnLoopback>>;
let folder = "";
let client = "";
let commit = "";

test.beforeAll(async () => {
  test.setTimeout(900_000);
  folder = await copySite({ content: SPECIMEN, withCache: true });
  client = join(folder, "build/client");
  repository = openRepository(folder);
  addUnpublished(folder, true);
  edit(
    "content/site.mdx",
    Object.entries(COMPANY).map(([field, value]) => [
      new RegExp(`^${field}: .*$`, "m"),
      `${field}: ${value}`,
    ]),
  );
  edit("content/site.mdx", [
    ["dates: June 30, 2026", "dates: 30 June 2026"],
    ["label: Drug Pipeline", "label: Vorpalmainmenu"],
  ]);
  for (const [file, blocks] of Object.entries(LEFT_OUT))
    edit(
      file,
      blocks.map((block) => [
        new RegExp(`^${block}:\\n(?:${block.replace(/\S.*/, "")}  .*\\n)+`, "m"),
        "",
      ]),
    );
  edit("app/theme/colors.ts", [
    [colors.accent, COLORS.accent],
    [colors.page, COLORS.page],
  ]);
  commit = repository.commit();
  const preview = { SITE_PREVIEW: LABEL, SITE_PREVIEW_LINK: LINK, SITE_BASE: BASE };
  await buildCopy(folder, preview);
  host = await listenOnLoopback(createStaticServer(client, BASE));
});

test.afterAll(async () => {
  await host.close();
  repository.remove();
});

/** Replaces words in a file of the copy, wherever they occur. */
function edit(file: string, changes: [from: string | RegExp, to: string][]): void {
  const path = join(folder, file);
  const text = changes.reduce(
    (before, [from, to]) =>
      typeof from === "string" ? before.replaceAll(from, to) : before.replace(from, to),
    readFileSync(path, "utf8"),
  );
  writeFileSync(path, text);
}

test("every file and page that the preview refers to exists below its base path", () => {
  expect(findBrokenAddresses(client, readOrigin(folder), BASE)).toEqual([]);
  expect(readFileSync(join(client, "sitemap.xml"), "utf8")).toContain(`${BASE}notes/first</loc>`);
});

test("a rebrand leaves nothing of the old name in site.mdx and of two old colors in the theme", () => {
  const tokens = readTokensIn(SPECIMEN);
  const old = [
    ...Object.keys(COMPANY).map((field) => tokens.get(`site.${field}`)?.value ?? ""),
    ...[colors.accent, colors.page],
  ].map((value) => value.toLowerCase());
  // The icons are files of the project, which a designer replaces.
  const files = readBuild(client).filter(({ name }) => name !== "icon.svg");
  expect(files.length).toBeGreaterThan(60);
  const found = files.flatMap(({ name, text }) =>
    old.filter((value) => text.toLowerCase().includes(value)).map((value) => `${name}: ${value}`),
  );
  expect(found).toEqual([]);
  const page = readPage("/contact-us", client);
  expect(page.values("meta[name=theme-color]", "content")).toEqual([COLORS.page]);
  expect(page.values("main a[href^='tel:']", "href")).toEqual(["tel:+19845550199"]);
  for (const shown of [COMPANY.email, COMPANY.phone, COMPANY.address])
    expect(page.texts("main")[0]).toContain(shown);
});

test("every page of a preview names its commit, links to its pull request and is not indexed", () => {
  for (const path of ["/", "/about-us", "/vorpal-page", "/404.html"]) {
    const page = readPage(path, client);
    const [bar] = page.texts("aside[aria-label=Preview]");
    expect(bar, path).toContain(`commit ${commit.slice(0, 8)}`);
    expect(bar, path).toContain(`Preview ${LABEL}`);
    expect(page.values("aside[aria-label=Preview] a", "href"), path).toEqual([LINK]);
    expect(page.values("meta[name=robots]", "content")[0], path).toContain("noindex");
  }
});

test("a preview contains every unpublished page and keeps search engines away", () => {
  expect(findLost(readBuild(client))).toEqual([]);
  const read = (file: string) => readFileSync(join(client, file), "utf8");
  expect(read("_headers")).toContain("X-Robots-Tag: noindex");
  expect(read("_headers")).toContain("Content-Security-Policy: default-src 'none'");
  expect(read("_redirects")).toContain(`${BASE}everything 301`);
  // Only a page that may be fetched can say that it is not to be indexed.
  expect(read("robots.txt")).not.toContain("Disallow");
});

test("a preview names files by what they are made from, and browsers ask again for each", () => {
  const names = listBuild(client);
  for (const name of ["app/root", "content/site", "content/de/site", "start/notes/first"])
    expect(names).toContain(`assets/${name}.js`);
  expect(names.filter((name) => /-[0-9a-f]{8,}\./.test(name))).toEqual([
    expect.stringMatching(/^assets\/manifest-/),
  ]);
  const caching = readFileSync(join(client, "_headers"), "utf8").split("assets/*")[1];
  expect(caching).toContain("must-revalidate");
});

test("two previews of the same files are equal apart from their bars", () => {
  const withoutBar = takeOutBar({ label: LABEL, link: LINK });
  const names = ['aria-label="Preview"', `${LABEL}<`, LINK, commit.slice(0, 8)];
  const isNamed = (name: string) => {
    const text = withoutBar(readFileSync(join(client, name))).toString();
    return names.some((each) => text.includes(each));
  };
  expect(listBuild(client).filter(isNamed)).toEqual([]);
});

test("omitted sections leave no heading and no empty band, and dates follow the site's language", () => {
  const [home, investors] = [readPage("/", client), readPage("/investors", client)];
  expect(home.texts("main h2")).toEqual(["The latest of the bulletin"]);
  expect(home.texts("main > div")).toEqual([
    expect.stringContaining("Illuminating"),
    expect.stringContaining("The prose of the home page"),
  ]);
  expect(home.find("form, main > div ul")).toEqual([]);
  expect(investors.texts("main h2")).toEqual([
    ...["The deck", "The metrics", "The figures", "The latest of the bulletin"],
  ]);
  const last = investors.texts("main > div:not([role])").at(-1);
  expect(last).toMatch(/^Accredited investors only.*The prose of the investors' page/s);
  for (const day of home.texts("main time")) expect(day).toMatch(/^\d+ \p{L}+ \d{4}$/u);
  expect(home.find("footer nav")).toHaveLength(1);
});

test("pages of a preview are accessible, change without a load, and request nothing outside their folder", async ({
  page,
  noise,
}) => {
  noise.expected.push(...LOST_MESSAGES);
  // People also type the base path without its trailing slash.
  for (const path of [`${BASE}investors`, BASE.slice(0, -1)]) {
    await openPageAndSettle(page, host.address + path);
    expect((await runAxe(page)).violations).toEqual([]);
    // Hides the bar, because it lies over the page.
    await setStyles(page, "[aria-label=Preview] { visibility: hidden }");
    await expectSound(page);
    await setStyles(page);
  }
  const bar = page.getByRole("complementary", { name: "Preview" });
  const loads = countLoads(page);
  // Leaves out the page whose label was changed.
  const shown = LINKS.filter(([, path]) => path !== "/drug-pipeline");
  const links = [...shown, [/home page/, "/"]] as const;
  for (const [name, path] of links) {
    await page.getByRole("banner").getByRole("link", { name }).click();
    await expect(page).toHaveURL(host.address + BASE + path.slice(1));
    await expect(page.locator("h1")).toBeFocused();
    await expect(bar).toBeInViewport();
  }
  expect(loads()).toBe(0);
  await page.goto(`${host.address}${BASE}nope`);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(host.address + BASE);
  const isOutside = (address: string) => !`${address}/`.startsWith(host.address + BASE);
  expect(noise.requests.filter(isOutside)).toEqual([]);
});
