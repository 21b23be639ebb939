// Every change between two small sites, each once with all its places. No byte that differs goes without one.
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";

import {
  compareSmallSites as compare,
  describeChanges,
  html,
  readSmallSite,
  type Files,
} from "../../../support/small-site";
import { diffSites, mayDiffer, pairPages } from "../../../../app/publish/review/diff/site-diff";

const changes = async (before: Files, after: Files) =>
  describeChanges(await compare(before, after));
const BEFORE = {
  "index.html": html(
    '<h1 class="a" id=":R1ab:">Words.</h1><img src="/assets/x-AAAAAAA1.svg" alt=""/>',
    {
      scripts: '<script type="module" src="/assets/start-AAAAAAA1.js"></script>',
    },
  ),
  "two/index.html": html("<h1>Two.</h1>"),
  "assets/x-AAAAAAA1.svg": "<svg/>",
  "assets/styles-AAAAAAA1.css": "p{gap:0}",
  "assets/start-AAAAAAA1.js": 'run("old")',
  "assets/font.woff2": "font",
  "robots.txt": "User-agent: *",
  _headers: "/*\n  X-Frame-Options: DENY\n",
};
const change = (name: keyof typeof BEFORE, from: string, to: string): Files => ({
  [name]: BEFORE[name].replace(from, to),
});

test("nothing changed when only hashes in names differ", async () => {
  const rename = (text: string) => text.replaceAll("AAAAAAA1", "BBBBBBB2");
  const after = Object.entries(BEFORE).map(([name, text]) => [rename(name), rename(text)] as const);
  const report = await compare(BEFORE, Object.fromEntries(after));
  expect(report).toMatchObject({ changes: [], pages: [], samePages: [] });
});

test.each<[string, Files, string]>([
  [
    "a style",
    change("assets/styles-AAAAAAA1.css", "p", "b"),
    'styles changed "p{gap:0}" → "b{gap:0}" on /, /two',
  ],
  [
    "code",
    change("assets/start-AAAAAAA1.js", "run", "walk"),
    "code changed nothing → nothing on /",
  ],
  ["a word", change("index.html", "Words", "Texts"), 'heading changed "Words." → "Texts." on /'],
  [
    "an attribute",
    change("index.html", 'alt=""', 'alt="" lang="de"'),
    'markup changed "<img>" → "<img lang="de">" on /',
  ],
  [
    "a class",
    change("index.html", 'class="a"', 'class="b"'),
    "code changed nothing → nothing on /",
  ],
  ["white space", change("index.html", "<h1", "\n<h1"), "code changed nothing → nothing on /"],
  ["a counted id", change("index.html", ":R1ab:", ":R2cd:"), "code changed nothing → nothing on /"],
  ["the language", change("index.html", 'lang="en"', 'lang="de"'), 'head changed "en" → "de" on /'],
  ["a font", change("assets/font.woff2", "font", "fond"), "file changed"],
  [
    "a text for robots",
    change("robots.txt", "*", "x"),
    'file changed "User-agent: *" → "User-agent: x" on ',
  ],
  [
    "a header",
    change("_headers", "DENY", "ALLOW"),
    'header changed "X-Frame-Options: DENY" → "X-Frame-Options: ALLOW" on ',
  ],
  ["a new file", { "sw.js": "run()" }, "code added nothing → nothing on "],
])("%s is one change", async (_, after, expected) => {
  const found = await changes(BEFORE, { ...BEFORE, ...after });
  expect(found).toEqual([expect.stringContaining(expected)]);
});
test("a page's policy that allows the styles of another page instead of its own is a change", async () => {
  const [styles, others] = ["p{gap:0}", "b{gap:0}"];
  const hash = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
  const site = (allowed: string): Files => ({
    "index.html": html("", {
      head: `<meta http-equiv="Content-Security-Policy" content="style-src '${hash(allowed)}'"/><style>${styles}</style>`,
    }),
    "two/index.html": html("", { head: `<style>${others}</style>` }),
  });
  expect(await changes(site(styles), site(others))).toEqual([
    `head changed "style-src 'sha256-styles'" → "style-src 'sha256-styles-of-others'" on /`,
  ]);
});
test("the file for hosts that send one for any address is told, however little it changed", async () => {
  const shell = (space: string) => ({ ...BEFORE, "spa-fallback.html": html(`<p${space}>x</p>`) });
  expect(await changes(shell(""), shell(" "))).toEqual([
    "code changed nothing → nothing on /spa-fallback.html",
  ]);
});
test("a picture that a page shows is told there, and not once more as a file", async () => {
  const after = change("assets/x-AAAAAAA1.svg", "<svg/>", "<svg><g/></svg>");
  expect(await changes(BEFORE, { ...BEFORE, ...after })).toEqual([
    expect.stringMatching(/^image changed "0\.0 KB \(\w{8}\)" → "0\.0 KB \(\w{8}\)" on \/$/),
  ]);
});
test("a document that a page links to is told there, by what it holds; the page is not the same", async () => {
  const site = (plan: string) => ({
    "index.html": html('<a href="/plan.pdf">Plan</a>'),
    "plan.pdf": plan,
  });
  const report = await compare(site("1"), site("2"));
  expect(describeChanges(report)).toEqual([
    expect.stringMatching(/^link changed "\/plan\.pdf \(\w{8}\)" → "\/plan\.pdf \(\w{8}\)" on \/$/),
  ]);
  expect(report).toMatchObject({ pages: [{ path: "/" }], samePages: [] });
});
test("the picture of a shared link too", async () => {
  const share = (bytes: string) => ({
    "index.html": html("", {
      head: '<meta property="og:image" content="https://example.com/share.png"/>',
    }),
    "share.png": bytes,
  });
  expect(await changes(share("1"), share("2"))).toEqual([
    expect.stringMatching(/^head changed "https:\/\/example\.com\/share\.png \(\w{16}\)"/),
  ]);
});

describe("one change with many places", () => {
  const frame = (year: number) => ({ frame: `<footer><p>© ${year} Testwort.</p></footer>` });
  const site = (one: number, two = one) => ({
    "index.html": html("<p>One.</p>", frame(one)),
    "two/index.html": html("<p>Two.</p>", frame(two)),
  });
  test("a sentence of the footer", async () => {
    expect(await changes(site(2025), site(2026))).toEqual([
      'text changed "© 2025 Testwort." → "© 2026 Testwort." on /, /two',
    ]);
  });
  test("a footer that changed on one page is that page's", async () => {
    expect(await changes(site(2025), site(2025, 2026))).toEqual([
      'text changed "© 2025 Testwort." → "© 2026 Testwort." on /two',
    ]);
  });
  test("an equal sentence that became two different ones is two changes", async () => {
    expect(await changes(site(2025), site(2026, 2027))).toHaveLength(2);
  });
});

test("HTML that was written differently is one change, with the pages where nothing else is", async () => {
  const site = (tag: string, words = "Two") => ({
    "index.html": html(`<p class="${tag}">One</p>`),
    "two/index.html": html(`<p class="${tag}">${words}</p>`),
    "three/index.html": html(`<p class="${tag}">Three</p>`),
  });
  const report = await compare(site("a"), site("b", "Too"));
  expect(report.changes.map(({ name, places }) => [name, places.map(({ path }) => path)])).toEqual([
    ["Text", ["/two"]],
    ["HTML, written differently with the same elements and words", ["/", "/three"]],
  ]);
  expect(report.samePages.toSorted()).toEqual(["/", "/three"]);
});

test("pages are paired by path, then by what they say; the others came or went", async () => {
  const page = (words: string) => html(`<p>What a page about ${words} says of it.</p>`);
  const before = await readSmallSite({
    "index.html": page("home"),
    "former/index.html": page("addresses, whatever they are and were"),
    "gone/index.html": page("lines"),
  });
  const after = await readSmallSite({
    "index.html": page("home"),
    "present/index.html": page("addresses, whatever they are and were"),
    "fresh/index.html": html("<p>Nothing alike.</p>"),
  });
  const pairs = pairPages(before, after);
  expect(pairs.map(({ old, now }) => `${old?.path ?? "-"} ${now?.path ?? "-"}`).toSorted()).toEqual(
    ["- /fresh", "/ /", "/former /present", "/gone -"],
  );
  expect(pairs.filter(mayDiffer)).toHaveLength(3);
  expect(
    diffSites(before, after, pairs).map(({ subject, action }) => `${subject} ${action}`),
  ).toEqual(["page added", "page moved", "page removed"]);
});
