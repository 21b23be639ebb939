// What a review tells a reader to look at, and what it leaves alone: requests as they change the built files.
import { expect, test } from "vitest";

import { compareTexts, flagsIn, htmlOf, siteWith, type Files } from "./two-sites";

type Pages = Record<string, string | undefined>;

/** A site whose home page has these words. */
const home = (words: string, options = {}) => ({ "index.html": htmlOf(words, options) });
const notice = (words: string) => home(`<p>a</p><div role="note"><p>${words}</p></div>`);
const LEGAL = { "content/site.mdx": "---\nlegal:\n  - label: Privacy\n    to: /about\n---\n" };
const policy = (directive: string) => ({
  head: `<meta http-equiv="Content-Security-Policy" content="${directive}">`,
});
const redirects = (text: string) => ({ _redirects: text });

const FLAGGED: [name: string, old: Pages, now: Pages, flags: (string | RegExp)[]][] = [
  ["a notice that came", home("<p>a</p>"), notice("b"), ["notice: A notice was added."]],
  ["a notice that went", notice("b"), home("<p>a</p>"), ["notice: A notice was removed."]],
  [
    "a notice that is a paragraph now",
    notice("a b c"),
    home("<p>a</p><p>a b c</p>"),
    ["notice: A notice is no longer one."],
  ],
  [
    "a notice that says something else",
    notice("a b c"),
    notice("a b d"),
    ["notice: A notice changed."],
  ],
  [
    "a page of law",
    { ...LEGAL },
    { ...LEGAL, "about.html": htmlOf("<h1>About</h1><p>We wait.</p>", { title: "About" }) },
    [/^page of law: /],
  ],
  [
    "a negation that went",
    home("<p>None of our samples is sold.</p>"),
    home("<p>Some of our samples are sold.</p>"),
    [/^negation: “none” is gone.*“None of our/],
  ],
  [
    "a negation that came",
    home("<p>We sell data.</p>"),
    home("<p>We never sell data.</p>"),
    [/^negation: “never” is new/],
  ],
  [
    "a short form",
    home("<p>We don’t sell data.</p>"),
    home("<p>We do sell data.</p>"),
    [/^negation: “n’t” is gone/],
  ],
  [
    "a sentence with a negation that went",
    home("<p>We wait. Nothing is sold.</p>"),
    home("<p>We wait.</p>"),
    [/^negation: A sentence with “nothing” was removed/],
  ],
  [
    "a German negation",
    home("<p>Keines unserer Mittel ist zugelassen.</p>", { lang: "de" }),
    home("<p>Einige unserer Mittel sind zugelassen.</p>", { lang: "de" }),
    [/^negation: “keines” is gone/],
  ],
  [
    "a French negation",
    home("<p>Il n’est pas approuvé.</p>", { lang: "fr" }),
    home("<p>Il est approuvé.</p>", { lang: "fr" }),
    [/^negation: /],
  ],
  [
    "a figure that is new",
    home("<p>a</p>"),
    home("<p>a, for 120 patients</p>"),
    ["figure: The figure “120 patients” is new. No source is given with it."],
  ],
  [
    "a figure that changed, and stands elsewhere",
    { ...home("<p>It is 98% pure.</p>"), "about.html": htmlOf("<p>98% again</p>") },
    { ...home("<p>It is 99% pure.</p>"), "about.html": htmlOf("<p>98% again</p>") },
    [
      "figure: A figure changed: “98%” → “99%”. No source is given with it. “98%” still stands on /about.",
    ],
  ],
  [
    "a figure with a note of its own, beside another",
    home("<p>a</p>"),
    home(
      "<p>a</p><p>It is 98% pure. It is 71% green.<sup><a href='#n'>1</a></sup></p><ol><li id='n'>The count.</li></ol>",
    ),
    [/“98%” is new\. No source is given/, /“71%” is new\. Its note says: “The count\.”/],
  ],
  [
    "a figure that the page explains",
    home("<p>a</p>"),
    home("<p>a</p><p><a href='#s'>98%</a> pure</p><div id='s'>98% Assay of May.</div>"),
    [/“98%” is new\. The page explains it: “98% Assay of May\.”/],
  ],
  [
    "a regulated phrase",
    home("<p>a</p>"),
    home("<p>a</p><p>It is safe and effective.</p>"),
    [/^regulated word: “safe and effective”: .*\(.*21 CFR/],
  ],
  [
    "a host in a link",
    home("<p>a</p>"),
    home("<p><a href='https://evil.example/x'>a</a></p>"),
    [/^new host: The host evil\.example is named for the first time, in index\.html/],
  ],
  [
    "a host in code",
    {},
    { "assets/a.js": "fetch('//tracker.example/x')" },
    [/^new host: .*tracker\.example.*in assets\/a\.js/],
  ],
  [
    "a host in a binary file",
    {},
    { "a.bin": "\0https://evil.example/" },
    [/^new host: .*evil\.example/],
  ],
  [
    "a script",
    {},
    home("<h1>Home</h1><p>We wait.</p><script src='/measure.js'></script>", { title: "Home" }),
    ["new script: 1 page load a script that no page loaded: /measure.js"],
  ],
  [
    "a header",
    {},
    { _headers: "/*\n  X-Frame-Options: SAMEORIGIN\n" },
    ["security header: A security header differs."],
  ],
  [
    "the policy in a page",
    home("<p>a</p>", policy("default-src 'none'")),
    home("<p>a</p>", policy("default-src *")),
    ["security header: The security policy in the page differs."],
  ],
  [
    "an address that is gone",
    {},
    { "about.html": undefined },
    ["address lost: The address /about leads nowhere now."],
  ],
  [
    "an old address that is gone",
    redirects("/old /about 301\n"),
    redirects("\n"),
    ["address lost: The address /old leads nowhere now."],
  ],
  [
    "pages that lead to another site",
    {},
    redirects("/about https://phish.example/ 301\n"),
    [/^new host: /, /^redirect: Visitors of \/about are sent to another site/],
  ],
  [
    "all pages that lead elsewhere",
    {},
    redirects("/* /about 301\n"),
    ["redirect: Visitors of a page are sent on: /* → /about"],
  ],
  [
    "a page that sends its visitors on",
    {},
    home("<p>We wait.</p>", {
      title: "Home",
      head: "<meta http-equiv=refresh content='600;url=/about'>",
    }),
    ["redirect: The page sends its visitors on."],
  ],
  [
    "a document",
    { "files/a.pdf": "old" },
    { "files/a.pdf": "new" },
    [/^document: .*no page links to it/],
  ],
  [
    "a page that lacks the footer",
    {},
    { "offer.html": "<!doctype html><html lang=en><title>O</title><p>b</p>" },
    [/^frame: The page lacks what all pages have: © 2025 A company\./],
  ],
  [
    "a page that becomes public",
    { ...home("<p>Draft</p>"), "content/home.mdx": "---\ndraft: true\n---\n" },
    { ...home("<p>a</p>"), "content/home.mdx": "---\ntitle: a\n---\n" },
    ["becomes public: The page becomes public. It was: Draft."],
  ],
];

test.each(FLAGGED)("%s is flagged", async (_, old, now, flags) => {
  const { sections, verdict } = await compareTexts(siteWith(old), siteWith(now));
  const found = flagsIn(sections);
  expect(found).toHaveLength(flags.length);
  for (const [index, flag] of flags.entries()) expect(found[index]).toMatch(flag);
  expect(verdict).toMatch(/Please look at \d+ passages?\./);
});

const QUIET: [name: string, old: Pages, now: Pages, verdict: string][] = [
  ["nothing", {}, {}, "Both builds are identical."],
  [
    "a file's hash",
    { "assets/a-AAAAAAA1.js": "1" },
    { "assets/a-BBBBBBB2.js": "1" },
    "Both builds are identical.",
  ],
  [
    "a counter of class names",
    home("<p class='a_b__1abcde0'>a</p>"),
    home("<p class='a_b__1abcde7'>a</p>"),
    "Both builds are identical.",
  ],
  [
    "the commit of a preview",
    home("<aside aria-label='Preview'>1</aside>"),
    home("<aside aria-label='Preview'>2</aside>"),
    "1 page differs. No passage is flagged.",
  ],
  [
    "another word",
    {},
    home("<h1>Home</h1><p>We stay.</p>", { title: "Home" }),
    "1 page differs. No passage is flagged.",
  ],
  [
    "the year of the copyright",
    home("<p>© 2025 A</p>"),
    home("<p>© 2026 A</p>"),
    "1 page differs. No passage is flagged.",
  ],
  [
    "a new sentence that denies",
    home("<p>We wait.</p>"),
    home("<p>We wait. We do not sell.</p>"),
    "1 page differs. No passage is flagged.",
  ],
  [
    "another entry of a numbered list",
    home("<ol><li>a</li></ol>"),
    home("<ol><li>b</li><li>a</li></ol>"),
    "1 page differs. No passage is flagged.",
  ],
  [
    "a page that moved",
    {},
    {
      "about.html": undefined,
      "us.html": htmlOf("<h1>About</h1><p>We hope.</p>", { title: "About" }),
      ...redirects("/about /us 301\n"),
    },
    "1 page differs. No passage is flagged.",
  ],
  [
    "a new page that says what is no claim",
    {},
    { "offer.html": htmlOf("<h1>Offer</h1><p>We do not wait.</p>") },
    "1 page differs. No passage is flagged.",
  ],
  [
    "a script in other words",
    { "assets/a.js": "1" },
    { "assets/a.js": "2" },
    "No page differs. 1 file differs. No passage is flagged.",
  ],
  [
    "a German text with an English phrase",
    home("<p>a</p>", { lang: "de" }),
    home("<p>a safe and effective</p>", { lang: "de" }),
    "1 page differs. No passage is flagged.",
  ],
];

test.each(QUIET)("%s is not flagged", async (_, old, now, verdict) => {
  const found = await compareTexts(siteWith(old), siteWith(now));
  expect(flagsIn(found.sections)).toEqual([]);
  expect(found.verdict).toBe(verdict);
});

test("classes of one name stay apart, whatever their counters", async () => {
  const classes = (first: string, second: string): Files =>
    siteWith(
      home(
        `<p class="stack_root__1abcde${first}">a</p><p class="stack_root__1abcde${second}">a</p>`,
      ),
    );
  expect((await compareTexts(classes("0", "1"), classes("4", "7"))).verdict).toBe(
    "Both builds are identical.",
  );
  expect((await compareTexts(classes("0", "1"), classes("1", "0"))).verdict).toContain(
    "1 page differs",
  );
});

test("what lines and hashes leave out is told all the same: the order of equal elements", async () => {
  const old = siteWith(home("<p><i class='a'></i><i class='b'></i></p>"));
  const now = siteWith(home("<p><i class='b'></i><i class='a'></i></p>"));
  const { sections } = await compareTexts(old, now);
  expect(sections[0]?.passages[0]?.lines[0]?.[0]?.text).toMatch(/^Markup that nobody reads/);
});

test("the words of a drawing differ in a page whose HTML is the same", async () => {
  const drawing = (words: string) => ({
    ...home("<p><img src='/assets/a-AAAAAAA1.svg' alt='b'></p>"),
    "assets/a-AAAAAAA1.svg": `<svg><path d="${words}"/></svg>`,
    "content/images/a.svg": `<svg><text>${words}</text></svg>`,
  });
  const { sections } = await compareTexts(
    siteWith(drawing("None is sold")),
    siteWith(drawing("All are sold")),
  );
  expect(flagsIn(sections)).toEqual([expect.stringMatching(/^negation: “none” is gone/)]);
});

test("equal passages are one section with their pages, and own ones stand under their page", async () => {
  const footer = (year: string, words: string, title: string) =>
    htmlOf(`<h1>${title}</h1><p>${words}</p>`, { title }).replace("2025", year);
  const old = siteWith({
    "index.html": footer("2025", "We wait.", "Home"),
    "about.html": footer("2025", "We hope.", "About"),
  });
  const now = siteWith({
    "index.html": footer("2026", "We wait here.", "Home"),
    "about.html": footer("2026", "We hope.", "About"),
  });
  const { sections, verdict } = await compareTexts(old, now);
  const names = sections.map(({ title, pages, passages }) => [
    title,
    pages.length,
    passages.length,
  ]);
  expect(names).toEqual([
    ["Home", 1, 1],
    ["On 2 pages", 2, 1],
  ]);
  expect(verdict).toBe("2 pages differ. No passage is flagged.");
});

test("a line that moved says where to, and is no lost negation", async () => {
  const old = siteWith(home("<h2>One</h2><p>It is not sold.</p><h2>Two</h2><p>b</p>"));
  const now = siteWith(home("<h2>One</h2><h2>Two</h2><p>b</p><p>It is not sold.</p>"));
  const { sections } = await compareTexts(old, now);
  const notes = sections.flatMap(({ passages }) => passages.flatMap((passage) => passage.notes));
  expect(notes).toEqual(["Also added under “Two” on /.", "Also removed under “One” on /."]);
  expect(flagsIn(sections)).toEqual([]);
});

test("of a new page, only what other pages do not have is shown", async () => {
  const { sections } = await compareTexts(
    siteWith(),
    siteWith({ "offer.html": htmlOf("<p>b</p>", { title: "Offer" }) }),
  );
  const [section] = sections;
  const lines = section?.passages.flatMap(({ lines: all }) => all.map((line) => line[0]?.text));
  expect([section?.title, section?.state]).toEqual(["Offer", "new page"]);
  expect(lines).toEqual(["Title: Offer", "b"]);
});
