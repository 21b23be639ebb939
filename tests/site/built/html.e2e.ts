// What holds for every file of the build, whatever its words: valid, complete, strict, and listed for search engines.
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import sharp from "sharp";

import { checkContent } from "../../../app/publish/content/check-content";
import { collapse } from "../../../app/publish/markup/html-tree";
import { STAGES } from "../../../app/schema/stages";
import { valuesIn } from "../../../app/publish/content/schemas";
import { listBuild, readPage, readPages } from "../../support/built-pages";
import { BYTES } from "../../support/limits";
import { BUILD_YEAR, OLD_FILE, SPECIMEN_CLIENT, SPECIMEN_SITE } from "../../support/specimen";
import { findLeaks, readBuild } from "../../support/unpublished";
import { findHtmlErrors } from "../../support/valid-html";

const PAGES = readPages();
const read = (file: string) => readFileSync(join(SPECIMEN_CLIENT, file));

test("every page is valid HTML", async () => {
  for (const { html, path } of readPages()) expect(await findHtmlErrors(html), path).toEqual([]);
});

test("every text of the content is in a page", async () => {
  const { files, parsed } = await checkContent(SPECIMEN_SITE);
  const textsOf = (name: string) => {
    const { texts = [], schema, data } = parsed.find(({ source }) => source.file === name) ?? {};
    // Leaves out texts that appear only after an action.
    const later = valuesIn(schema, data).filter(({ meta }) => meta["later"]);
    const words = JSON.stringify(later.map(({ value }) => value));
    return texts
      .filter(({ text }) => !words.includes(JSON.stringify(text)))
      .map(({ text }) => collapse(text));
  };
  const shown = [...files.values()].filter(({ name, isDraft }) => name !== "site" && !isDraft);
  expect(shown.length).toBeGreaterThan(9);
  const missing = shown.flatMap(({ path, file, name }) => {
    const page = readPage(path ?? `/${name.replace("not-found", "404.html")}`);
    // An image has its description in an attribute.
    const words = collapse([...page.texts("html"), ...page.attributes()].join("\n"));
    const around = path ? ["content/site.mdx"] : [];
    return [file, ...around].flatMap(textsOf).filter((text) => !words.includes(text));
  });
  expect(missing, "fields that no page shows; `visible: false` is for what is no text").toEqual([]);
});

test("no id of the app is one that a heading can have", () => {
  const ids = PAGES.flatMap((page) =>
    page.values("body > [id], main, #siteApp > header [id], footer [id]", "id"),
  );
  expect(ids).toContain("siteApp");
  // Ids of headings have no capital letters.
  for (const id of ids.filter(Boolean)) expect(id).toMatch(/[A-Z:]/);
});

test("no file has a word or the name of an unpublished page", () => {
  const files = readBuild(join(SPECIMEN_SITE, "build"));
  expect(files.length).toBeGreaterThan(50);
  expect(findLeaks(files)).toEqual([]);
  const names = files.map(({ name }) => name).join("\n");
  const pictures = readPage("/investors").values("main img", "src");
  expect(pictures.length).toBeGreaterThan(1);
  for (const picture of pictures) expect(names).toContain(`client/assets/${basename(picture)}`);
  expect(names).toMatch(/^client\/gazette\/open\.html$/m);
});

test("no page has the date of its build, and nothing of an earlier build is left", () => {
  const files = readBuild(SPECIMEN_CLIENT).filter(({ name }) => /\.html$|\.xml$|^_/.test(name));
  const isDated = ({ text }: { text: string }) => text.includes(String(BUILD_YEAR));
  expect(files.filter(isDated).map(({ name }) => name)).toEqual([]);
  expect(files.map(({ name }) => name)).not.toContain(OLD_FILE);
});

test("every page has a title and a description of its own", () => {
  const titles = PAGES.flatMap((page) => page.texts("title"));
  const descriptions = PAGES.flatMap((page) => page.values("meta[name=description]", "content"));
  for (const texts of [titles, descriptions])
    expect(new Set(texts.filter(Boolean)).size).toBe(PAGES.length);
});

test("search engines are told every page by its one address, and hosts every old address", () => {
  const sitemap = read("sitemap.xml").toString();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)];
  const canonical = PAGES.flatMap((page) => page.values("link[rel=canonical]", "href"));
  expect(listed.map(([, url = ""]) => url).toSorted()).toEqual(canonical.toSorted());
  expect(read("robots.txt").toString()).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://www.testwort.example/sitemap.xml\n",
  );
  expect(read("_headers").toString()).not.toContain("noindex");
  expect(read("_redirects").toString().split("\n").toSorted()).toEqual([
    "",
    "/circular /bulletin 301",
    "/old/fish.html /everything 301",
    "/wobblefish /everything 301",
  ]);
});

test("every page carries the strict policy, and the headers carry the same", () => {
  const headers = read("_headers").toString();
  for (const page of readPages()) {
    // A browser applies it to what follows only.
    const first = "meta[http-equiv=Content-Security-Policy], script, link, base, style, body";
    const [policy = ""] = page.values(first, "content");
    expect(policy.replace(/sha256-[^']+/, "sha256"), page.path).toBe(
      [
        "default-src 'none'; script-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'",
        "worker-src 'none'; connect-src 'none'; base-uri 'none'; form-action 'none'",
        "require-trusted-types-for 'script'; trusted-types 'none'; style-src 'sha256'",
      ].join("; "),
    );
    expect(headers).toContain(`Content-Security-Policy: ${policy}; frame-ancestors 'none'`);
  }
});

test("all pages hold the same inline styles, for a light color scheme only, and hide no text", () => {
  const [styles = "", ...others] = new Set(PAGES.map((page) => page.styles));
  expect(others).toEqual([]);
  expect(styles).toMatch(/color-scheme:light[^ ]/);
  expect(styles).not.toContain("prefers-color-scheme");
  const waiting = styles.match(/@font-face\{(?![^}]*swap)[^}]*url\(/g);
  expect(waiting, "text that is hidden until its font has loaded").toBeNull();
});

test("HTML, fonts and code keep to their budgets", () => {
  const files = listBuild();
  // Weighs files as a host sends them; fonts are compressed already.
  const weigh = (file: string) =>
    file.endsWith(".woff2") ? read(file).length : brotliCompressSync(read(file)).length;
  const sum = (names: RegExp) =>
    files.filter((file) => names.test(file)).reduce((total, file) => total + weigh(file), 0);
  // To weigh a page takes a tenth of a second.
  const largest = PAGES.toSorted((one, other) => other.html.length - one.html.length).slice(0, 4);
  for (const { path, file } of largest) expect(weigh(file), path).toBeLessThanOrEqual(BYTES.html);
  expect(sum(/-latin-\d+-normal.*\.woff2$/)).toBeLessThanOrEqual(BYTES.fonts);
  expect(sum(/^assets\/.*\.js$/)).toBeLessThanOrEqual(BYTES.code);
  expect(sum(/\.css$/)).toBe(0);
});

test("a long page has links to its headings, and a short one has no such list", () => {
  const page = readPage("/everything");
  const links = page.values("main nav details a", "href");
  const headings = "main div > h2";
  expect(links).toEqual(page.values(headings, "id").map((id) => `#${id}`));
  expect(page.texts("main nav details a")).toEqual(page.texts(headings));
  const long = PAGES.filter((each) => each.find("main details").length > 0);
  expect(long.map(({ path }) => path)).toEqual(["/everything"]);
});

test("the bar of a programme is solid up to its stage, and faint behind it", () => {
  const page = readPage("/everything");
  const steps = page.values("main table td [aria-hidden] > span", "class");
  const opacityOf = (step = "") => parseFloat(page.styles.split(`.${step}{opacity:`)[1] ?? "");
  const [behind, , current, ...ahead] = steps.slice(0, STAGES.length);
  expect(opacityOf(behind)).toBeGreaterThan(opacityOf(current));
  expect(opacityOf(current)).toBeGreaterThan(opacityOf(ahead[0]));
  expect(steps).toEqual([behind, behind, current, ...ahead, current, ...ahead, ahead[0], ahead[0]]);
});

test("the name of a file that browsers keep changes with its bytes, and of a picture has no word", () => {
  const kept = listBuild().filter((file) => file.startsWith("assets/"));
  const isVersioned = (file: string) => /^assets\/([0-9a-f]{12}|.+-[\w-]{8})\.[a-z\d]+$/.test(file);
  expect(kept.filter((file) => !isVersioned(file))).toEqual([]);
  // Vite makes the hashes of other files.
  for (const file of kept.filter((each) => /^assets\/(?:start-)?[\da-f]+\./.test(each)))
    expect(file).toContain(hash("sha256", read(file)).slice(0, 8));
});

test("V8 is told to compile shared code as it arrives, not function by function when called", () => {
  const [file = ""] = readPage("/").values("link[href*='/vendor-']", "href");
  expect(read(file).toString()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test("a document also has an address that stays when its bytes change", () => {
  const [file = ""] = readPage("/everything").values("main a[href$='.pdf']", "href");
  expect(read(file).equals(read("files/pamphlet.pdf"))).toBe(true);
});

test("icons and the share picture have the sizes that are asked for", async () => {
  for (const [file, width, height] of [
    ["icon-32.png", 32, 32],
    ["apple-touch-icon.png", 180, 180],
    ["icon-512.png", 512, 512],
    ["share.png", 1200, 630],
  ] as const)
    expect(await sharp(read(file)).metadata(), file).toMatchObject({ width, height });
});

test("the public site has no code of previews", () => {
  // Its report, and the code of its bar; any page may speak of previews.
  const isOfPreviews = (file: string) =>
    file.startsWith("review/") ||
    (/\.(html|js)$/.test(file) &&
      /aside\W{1,4}aria-label\W{2,3}Preview/.test(readFileSync(`build/client/${file}`, "utf8")));
  expect(listBuild("build/client").filter(isOfPreviews)).toEqual([]);
});
