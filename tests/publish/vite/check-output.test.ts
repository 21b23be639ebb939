// What a build says of addresses and parts that its pages lack.
import { expect, test } from "vitest";

import { checkOutput, readBuiltPage } from "../../../app/publish/vite/check-output";

const MENU = '<a href="/site/news">News</a>';
const NEWS = '<h2 id="dose">Dose</h2><p id="caf%C3%A9">';
const TEXT = "---\ntitle: About us\n---\n\n";

/** Checks a page with this prose, in a site below /site/ with a page /news and a file. */
function check(html: string, prose: string, menu = MENU): string[] {
  const pages = Object.entries({
    "index.html": menu + html,
    "news.html": menu + NEWS,
    "404.html": menu,
  }).map(([name, text]) => readBuiltPage(name, text, "/site/"));
  const sources = [
    { file: "content/site.mdx", path: undefined, text: "nav:\n  - to: /news\n  - to: /nwes\n" },
    { file: "content/home.mdx", path: "/", text: TEXT + prose },
  ];
  const problems = checkOutput(pages, ["assets/a.svg", "deck.pdf"], sources);
  return problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
}

test.each([
  [
    "a page and a part",
    '<a href="/site/news#dose">a</a> <a href="/site/">b</a> <a href="#top"> <a href="/site/news#:~:text=a">',
  ],
  ["a part of other letters", '<a href="#d%C3%A9j%C3%A0">a</a><p id="déjà">'],
  ["a file, and its third page", '<img src="/site/assets/a.svg"><a href="/site/deck.pdf#page=3">'],
  ["other sites", '<a href="https://www.fda.gov/x#y">a</a> <a href="mailto:a@b.c">'],
  ["an address that no browser reads", '<a href="https://[">'],
])("a build may link to %s", (_, html) => {
  expect(check(html, "")).toEqual([]);
});

test.each([
  [
    "a part that is not there",
    '<a href="/site/news#doze">a</a>',
    "See [a](/news#doze).",
    'content/home.mdx:5:9 the built page / leads to "/news#doze", which is not there; did you mean "/news#dose"?',
  ],
  [
    "a part of the same page",
    '<a href="#dose">a</a>',
    "See\n[a](#dose).",
    'content/home.mdx:6:5 the built page / leads to "/#dose", which is not there; correct it, or delete the link',
  ],
  [
    "a page of the menu",
    '<a href="/site/nwes">a</a>',
    "",
    'content/site.mdx:3:9 the built page / leads to "/nwes", which is not there; did you mean "/news"?',
  ],
  [
    "a picture, at one of its widths",
    '<img srcset="/site/assets/a.svg 1x, /site/assets/b.svg 2x">',
    "",
    'content/home.mdx:1:1 the built page / leads to "/assets/b.svg", which is not there; did you mean "/assets/a.svg"?',
  ],
  [
    "the same words twice",
    '<dt id="a">Age</dt><dt id="a">Dose</dt>',
    "Dose and dose.",
    'content/home.mdx:5:1 the built page / has "Dose" twice in headings, terms or figures, which links cannot tell apart; reword one',
  ],
])("a build stops at %s", (_, html, prose, says) => {
  expect(check(html, prose)).toEqual([says]);
});

test("a wrong link of the menu, which is on every page, is reported once", () => {
  expect(check("", "", '<a href="/site/nwes">')).toHaveLength(1);
});
