// The specimen in a folder of a host, of another company, with fewer sections, in other colors and with unpublished pages:
// links stay in the folder, and nothing of the old company or of an unpublished page is published.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

import { readOrigin, readTokensIn } from "../../app/publish/content/source/site-tokens";
import { listenOnLoopback } from "../../app/publish/hosting/loopback";
import { createStaticServer } from "../../app/publish/hosting/static-server";
import { copySite, outputOf, startBuild } from "../support/site-copy";
import { colors } from "../../app/theme/colors";
import { findBrokenAddresses, readPage } from "../support/built-pages";
import {
  countLoads,
  expect,
  LINKS,
  LOST_MESSAGES,
  openPageAndSettle,
  test,
} from "../support/browser/site";
import { expectSound } from "../support/browser/sound";
import { SPECIMEN, SPECIMEN_CLIENT } from "../support/specimen";
import { addUnpublished, findLeaks, readBuild } from "../support/unpublished";

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

// One build for all tests.
test.describe.configure({ mode: "default" });
let folder = "";
let client = "";
let host: Awaited<ReturnType<typeof listenOnLoopback>>;

test.beforeAll(async () => {
  test.setTimeout(900_000);
  folder = await copySite({ content: SPECIMEN, withCache: true });
  client = join(folder, "build/client");
  await addUnpublished(folder);
  edit(
    "content/site.mdx",
    Object.entries(COMPANY).map(([field, value]) => [
      new RegExp(`^${field}: .*$`, "m"),
      `${field}: ${value}`,
    ]),
  );
  edit("content/site.mdx", [["dates: June 30, 2026", "dates: 30 June 2026"]]);
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
  await outputOf(startBuild(folder, { SITE_BASE: BASE }));
  host = await listenOnLoopback(createStaticServer(client, BASE));
});
test.afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
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

test("every file and page that the site refers to exists in that folder", () => {
  expect(findBrokenAddresses(client, readOrigin(folder), BASE)).toEqual([]);
  expect(readFileSync(join(client, "sitemap.xml"), "utf8")).toContain(`${BASE}notes/first</loc>`);
});

test("nothing is left of a company that was renamed in site.mdx, nor of two colors that changed in the theme", () => {
  const tokens = readTokensIn(SPECIMEN);
  const old = [
    ...Object.keys(COMPANY).map((field) => tokens.get(`site.${field}`)?.value ?? ""),
    ...[colors.accent, colors.page],
  ].map((value) => value.toLowerCase());
  const files = readBuild(client);
  expect(files.length).toBeGreaterThan(60);
  const found = files.flatMap(({ name, text }) =>
    old.filter((value) => text.toLowerCase().includes(value)).map((value) => `${name}: ${value}`),
  );
  expect(found).toEqual([]);
  const isSame = (name: string) =>
    readFileSync(join(client, name)).equals(readFileSync(join(SPECIMEN_CLIENT, name)));
  expect(
    ["share/home.png", "share/tags.png", "icon-512.png", "favicon.ico"].filter(isSame),
  ).toEqual([]);
  const page = readPage("/contact-us", client);
  expect(page.values("meta[name=theme-color]", "content")).toEqual([COLORS.page]);
  expect(page.values("main a[href^='tel:']", "href")).toEqual(["tel:+19845550199"]);
  for (const shown of [COMPANY.email, COMPANY.phone, COMPANY.address])
    expect(page.texts("main")[0]).toContain(shown);
});

test("nothing of an unpublished page is in any file, and no file is named for one; what public pages share stays", () => {
  const files = readBuild(join(folder, "build"));
  expect(files.length).toBeGreaterThan(100);
  expect(findLeaks(files)).toEqual([]);
  const names = files.map(({ name }) => name).join("\n");
  const pictures = readPage("/investors", client).values("main img", "src");
  expect(pictures.length).toBeGreaterThan(1);
  for (const picture of pictures) expect(names).toContain(`client/assets/${basename(picture)}`);
  expect(names).toMatch(/^client\/gazette\/open\.html$/m);
});

test("sections that are left out leave no heading and no empty band behind, and dates are British", () => {
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
  expect(home.texts("main time")[0]).toBe("2 March 2025");
  expect(home.find("footer nav")).toHaveLength(1);
});

test("such pages are sound, links change them without loading them, and no request leaves the folder", async ({
  page,
  noise,
}) => {
  noise.expected.push(...LOST_MESSAGES);
  // People also type the base path without its trailing slash.
  for (const path of [`${BASE}investors`, BASE.slice(0, -1)]) {
    await openPageAndSettle(page, host.address + path);
    await expectSound(page);
  }
  const loads = countLoads(page);
  // One page of the menu is not published here.
  const shown = LINKS.filter(([, path]) => path !== "/drug-pipeline");
  const links = [...shown, [/home page/, "/"]] as const;
  for (const [name, path] of links) {
    await page.getByRole("banner").getByRole("link", { name }).click();
    await expect(page).toHaveURL(host.address + BASE + path.slice(1));
    await expect(page.locator("h1")).toBeFocused();
  }
  expect(loads()).toBe(0);
  await page.goto(`${host.address}${BASE}nope`);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(host.address + BASE);
  const isOutside = (address: string) => !`${address}/`.startsWith(host.address + BASE);
  expect(noise.requests.filter(isOutside)).toEqual([]);
});
