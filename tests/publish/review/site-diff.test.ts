// What differs between two built sites, without a browser.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

import { makeRedirectPage } from "../../../app/publish/hosting/redirects";
import { findTouched, pairPages, pathOfPair } from "../../../app/publish/review/bytes/page-pairs";
import { readSite, type Site } from "../../../app/publish/review/bytes/site";
import { diffSites } from "../../../app/publish/review/bytes/site-diff";

type Files = Record<string, string>;

const page = (main: string, title = "A page") =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}</title></head><body><header><a href="/">Home</a></header><main>${main}</main></body></html>`;
const NEWS =
  '<p>All news.</p><ul><li><a href="/news/old">Old news</a></li></ul><p>It is not sold.</p>';
const BASE: Files = {
  "index.html": page("<p>We wait.</p>", "Home"),
  "news/index.html": page(NEWS, "News"),
  "news/old/index.html": page("<h1>Old news</h1><p>It was so.</p>", "Old news"),
  "sitemap.xml": "<urlset><loc>https://a.example/</loc></urlset>",
  "assets/root-AAAAAAA1.js": "1",
};

async function read(files: Files): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "sites-"));
  mkdirSync(join(folder, "content"));
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, "client", name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const site = await readSite({ client: join(folder, "client"), content: join(folder, "content") });
  rmSync(folder, { recursive: true });
  return site;
}

/** Each change in a line, the pages that a browser must open, and what lists a page that was added or removed. */
async function compare(changes: Files) {
  const [old, now] = [await read(BASE), await read({ ...BASE, ...changes })];
  const pairs = pairPages(old, now);
  const { changes: found, derived, listedOn } = await diffSites(old, now, pairs);
  const lines = found
    // A new page has a head of its own, which is reported only when something is wrong with it.
    .filter(({ subject }) => !/^(?:code|head)$/.test(subject))
    .map(({ subject, action, old: from, new: to, places }) =>
      [subject, action, from, "→", to, ...places].filter((part) => part !== null).join(" "),
    );
  const opened = findTouched(old, now, pairs).map(pathOfPair).toSorted();
  return { lines, derived, listedOn: Object.fromEntries(listedOn), opened };
}

const ADDED: Files = {
  "news/new/index.html": page("<h1>New news</h1><p>It is so.</p>", "New news"),
  "news/index.html": page(
    NEWS.replace("<ul>", '<ul><li><a href="/news/new">New news</a></li>'),
    "News",
  ),
};

test("a new page is one change, and a page that only lists it none", async () => {
  const { lines, listedOn, opened } = await compare(ADDED);
  expect(lines).toEqual(["page added → New news\nIt is so. /news/new"]);
  expect(listedOn).toEqual({ "/news/new": ["News"] });
  expect(opened).toEqual(["/news", "/news/new"]);
});

test("a word removed where a new page is listed is a change of its own", async () => {
  const changes = {
    ...ADDED,
    "news/index.html": ADDED["news/index.html"]?.replace("not ", "") ?? "",
  };
  const { lines } = await compare(changes);
  expect(lines).toContain("text changed It is not sold. → It is sold. /news");
});

test("a page whose old address redirects has moved; without a redirect it is gone, and another one is new", async () => {
  const { "news/old/index.html": old = "", ...rest } = BASE;
  const both = (files: Files) => ({ ...rest, "news/older/index.html": old, ...files });
  const redirect = makeRedirectPage({
    to: "/news/older",
    title: "",
    canonical: "https://a.example/",
  });
  const [before, moved, lost] = [
    await read(BASE),
    await read(both({ "news/old/index.html": redirect })),
    await read(both({})),
  ];
  const kinds = (site: Site) =>
    pairPages(before, site)
      .map((pair) => `${pair.old?.path ?? "–"} → ${pair.now?.path ?? "–"}`)
      .filter((pair) => pair.includes("old"));
  expect(kinds(moved)).toEqual(["/news/old → /news/older"]);
  expect(kinds(lost)).toEqual(["– → /news/older", "/news/old → –"]);
});

test.each([
  ["code that no page names", { "assets/root-BBBBBBB2.js": "2" }, ["/", "/news", "/news/old"]],
  ["a file that no page loads", { "sitemap.xml": "<urlset></urlset>" }, []],
  ["one page", { "index.html": page("<p>We hope.</p>", "Home") }, ["/"]],
])("%s changed: what a browser must open", async (_, changes: Files, opened) => {
  expect((await compare(changes)).opened).toEqual(opened);
});

test("a list that only repeats the pages is derived from them; what else it says is reported", async () => {
  const sitemap = (words: string) =>
    `<urlset><loc>https://a.example/</loc><name>${words}</name></urlset>`;
  expect(await compare({ "sitemap.xml": sitemap("We wait.") })).toMatchObject({
    lines: [],
    derived: ["sitemap.xml"],
  });
  expect((await compare({ "sitemap.xml": sitemap("Cured") })).lines).toEqual([
    "file added → Cured",
  ]);
});

test("a broken link is reported, also when the page that it led to was removed", async () => {
  const { "news/old/index.html": _, ...rest } = BASE;
  const [old, now] = [await read(BASE), await read(rest)];
  const { changes } = await diffSites(old, now, pairPages(old, now));
  const broken = changes.filter(({ subject }) => subject === "broken link");
  expect(broken.map(({ new: link, places }) => [link, ...places])).toEqual([
    ["/news/old (“Old news”)", "/news"],
  ]);
});

test("texts of new code are reported, but for lists of classes that the styles name", async () => {
  const home = page("<p>We wait.</p>", "Home");
  const { lines } = await compare({
    "index.html": home.replace("</head>", "<style>.safe1 .cures2{color:red}</style></head>"),
    "assets/new-AAAAAAA1.js": 'const a = ["safe1 cures2", "safe1 cures all", "We are sure"];',
  });
  expect(lines.filter((line) => line.startsWith("code text"))).toEqual([
    "code text added → safe1 cures all",
    "code text added → We are sure",
  ]);
});
