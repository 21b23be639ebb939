// What differs between two built sites, without a browser.
import { expect, test } from "vitest";

import { findTouched, pairPages } from "../../../app/publish/review/bytes/page-pairs";
import { diffSites } from "../../../app/publish/review/bytes/site-diff";
import { groupChanges } from "../../../app/publish/review/judge/consequences";
import { judgeChanges } from "../../../app/publish/review/judge/judge";
import type { Change } from "../../../app/publish/review/report";
import { mergeChanges } from "../../../app/publish/review/words/lines-diff";
import { readSitesOf } from "./sample-report";

type Files = Record<string, string>;

const page = (main: string, title = "A page") =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}</title></head><body><header><a href="/">Home</a></header><main>${main}</main></body></html>`;
const NEWS =
  '<p>All news.</p><ul><li><a href="/news/old">Old news</a></li></ul><p>It is not sold.</p>';
const BASE: Files = {
  "index.html": page("<p>We wait.</p>", "Home"),
  "news.html": page(NEWS, "News"),
  "news/old.html": page("<h1>Old news</h1><p>It was so.</p>", "Old news"),
  "sitemap.xml": "<urlset><loc>https://a.example/</loc></urlset>",
  "assets/root-AAAAAAA1.js": "1",
};

/** Each change in a line with what follows from it, the pages that a browser must open, and the files that are only named. */
async function compare(changes: Files, base = BASE) {
  const [old, now] = await readSitesOf(base, { ...base, ...changes });
  const pairs = pairPages(old, now);
  const { changes: found, code } = await diffSites(old, now, pairs);
  const judged = judgeChanges(mergeChanges(found), {
    isLegal: () => false,
    diffFigures: () => [],
  });
  const line = ({ subject, action, old: from, new: to, lines, places }: Change) =>
    [subject, action, from, "→", to ?? lines.map(({ text }) => text).join("; "), ...places]
      .filter((part) => part !== null && part !== "")
      .join(" ");
  const grouped = groupChanges(judged, pairs);
  const opened = findTouched(old, now, pairs).map(({ path }) => path);
  return {
    lines: grouped.map(line),
    followers: grouped.flatMap(({ consequences }) => consequences.map(line)),
    code,
    opened: opened.toSorted(),
  };
}

const ADDED: Files = {
  "news/new.html": page("<h1>New news</h1><p>It is so.</p>", "New news"),
  "news.html": page(NEWS.replace("<ul>", '<ul><li><a href="/news/new">New news</a></li>'), "News"),
};

test("a new page is one change, and the list that names it follows from it", async () => {
  const { lines, followers, opened } = await compare(ADDED);
  expect(lines).toEqual(["page added → New news; It is so. /news/new"]);
  expect(followers).toContain("text added → New news (link to /news/new) /news");
  expect(opened).toEqual(["/news", "/news/new"]);
});

test("other words beside the entry of a list are a change of their own, also when the new page says them", async () => {
  const list = ADDED["news.html"] ?? "";
  const { lines } = await compare({
    ...ADDED,
    "news.html": list.replace("not ", "").replace("</main>", "<p>It is so.</p></main>"),
  });
  expect(lines).toContain("text changed It is not sold. → It is sold. /news");
  expect(lines).toContain("text added → It is so. /news");
});

test("a figure's link to its explanation, and the title of the page, follow from the words that changed", async () => {
  const home = (figure: string) =>
    page(
      `<h1 id="is-${figure}">It is ${figure} faster</h1><p><a href="#is-${figure}">${figure}</a> faster it is</p>`,
      `${figure} faster`,
    );
  const { lines, followers } = await compare(
    { "index.html": home("75") },
    { ...BASE, "index.html": home("70") },
  );
  expect(lines).toEqual(["text changed It is 70 faster → It is 75 faster /"]);
  expect(followers).toEqual([
    "head changed 70 faster → 75 faster /",
    "text changed 70 faster it is → 75 faster it is /",
    "link changed #is-70 → #is-75 /",
  ]);
});

test("a page whose old address redirects has moved, with all that changed on it; without a redirect it is lost", async () => {
  const { "news/old.html": old = "", ...rest } = BASE;
  const redirect =
    '<html><head><meta http-equiv="refresh" content="0; url=/news/older"></head><body></body></html>';
  const moved = {
    ...rest,
    "news/older.html": old
      .replace("It was so", "It was not so")
      .replace("</head>", '<meta name="description" content="New."></head>'),
    "news/old.html": redirect,
    _redirects: "/news/old /news/older 301\n",
  };
  const kinds = async (files: Files) => {
    const [before, after] = await readSitesOf(BASE, files);
    const pairs = pairPages(before, after);
    const { changes } = await diffSites(before, after, pairs);
    return changes.map(({ subject, action, new: now }) =>
      `${subject} ${action} ${now ?? ""}`.trim(),
    );
  };
  expect(await kinds(moved)).toEqual(
    expect.arrayContaining([
      "page moved /news/older",
      "text changed It was not so.",
      "head added New.",
      "redirect added /news/older",
    ]),
  );
  const lost = { ...rest, "news/older.html": old };
  expect(await kinds(lost)).toEqual(expect.arrayContaining(["page removed", "page added"]));
});

test.each([
  ["code that no page names", { "assets/root-BBBBBBB2.js": "2" }, ["/", "/news", "/news/old"]],
  ["a file that no page loads", { "sitemap.xml": "<urlset></urlset>" }, []],
  ["one page", { "index.html": page("<p>We hope.</p>", "Home") }, ["/"]],
])("%s changed: what a browser must open", async (_, changes: Files, opened) => {
  expect((await compare(changes)).opened).toEqual(opened);
});

test("code that is imported by the code of a page is opened with that page", async () => {
  const base = {
    ...BASE,
    "news.html": page('<script src="/assets/news-AAAAAAA1.js"></script>', "News"),
    "assets/news-AAAAAAA1.js": 'import "./part-AAAAAAA1.js"',
    "assets/part-AAAAAAA1.js": "1",
  };
  const { opened } = await compare({ "assets/part-AAAAAAA1.js": "2" }, base);
  expect(opened).toEqual(["/news"]);
});

test("a route that only other pages use opens no page, unless its own page is still there", async () => {
  const manifestOf = (...paths: string[]) =>
    `window.__remixManifest=${JSON.stringify({ routes: Object.fromEntries(paths.map((path) => [path, { path }])) })};`;
  const base = { ...BASE, "assets/manifest-aaaaaaaa.js": manifestOf("news", "gone") };
  const openedWith = async (...paths: string[]) =>
    (await compare({ "assets/manifest-aaaaaaaa.js": manifestOf(...paths) }, base)).opened;
  expect(await openedWith("news", "added")).toEqual([]);
  expect(await openedWith("gone")).toEqual(["/", "/news", "/news/old"]);
});

test("a list that only repeats the pages is named with the code, or follows from a page; what else it says is reported", async () => {
  const sitemap = (words: string) =>
    `<urlset><loc>https://a.example/</loc><name>${words}</name></urlset>`;
  expect(await compare({ "sitemap.xml": sitemap("We wait.") })).toMatchObject({
    lines: [],
    code: ["sitemap.xml"],
  });
  const index = { "index.html": page("<p>We wait.</p><p>Now.</p>", "Home") };
  expect(await compare({ "sitemap.xml": sitemap("We wait."), ...index })).toMatchObject({
    code: [],
  });
  const { lines } = await compare({ "sitemap.xml": sitemap("Cured") });
  expect(lines).toEqual([expect.stringContaining("Cured")]);
});

test("a calendar that changed is reported by its lines, each as a whole", async () => {
  const calendar = (summary: string) => ({
    "news/events.ics": `BEGIN:VEVENT\r\nSUMMARY:${summary.slice(0, 9)}\r\n ${summary.slice(9)}\r\nEND:VEVENT\r\n`,
  });
  const base = { ...BASE, ...calendar("We meet in spring") };
  expect(await compare(calendar("We meet in summer"), base)).toMatchObject({
    lines: ["file changed SUMMARY:We meet in spring → SUMMARY:We meet in summer"],
    code: [],
    opened: [],
  });
});

test("a broken link is reported, also when the page that it led to was removed", async () => {
  const { "news/old.html": _, ...rest } = BASE;
  const [old, now] = await readSitesOf(BASE, rest);
  const { changes } = await diffSites(old, now, pairPages(old, now));
  const broken = changes.filter(({ subject }) => subject === "broken link");
  expect(broken.map(({ new: link, places }) => [link, ...places])).toEqual([
    ["“Old news” → /news/old", "/news"],
  ]);
});

test("an entry of a list in the content that has moved, or has others before it no more, is no change of fields", async () => {
  const contentOf = (...titles: string[]) => ({
    "content/x.mdx": `---\nparts:\n${titles.map((title) => `  - title: ${title}\n`).join("")}---\n`,
  });
  const base = { ...BASE, ...contentOf("One", "Two", "Three") };
  expect((await compare(contentOf("Two", "One", "Three"), base)).lines).toEqual([]);
  expect((await compare(contentOf("Two", "Three"), base)).lines).toEqual([
    "field removed One → /x",
  ]);
});
