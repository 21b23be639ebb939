// What a page tells browsers, search engines and networks.
import { parse } from "parse5";
import { expect, test } from "vitest";

import { readHead } from "../../../../app/publish/review/snapshot/head";
import { readSiteFiles } from "../../../../app/publish/review/snapshot/site-files";
import { findElement, withSmallSite } from "../../../support/small-site";

const FILES = await withSmallSite({ "assets/share-AAAAAAA1.png": "picture" }, {}, readSiteFiles);
const headOf = (head: string, root = '<html lang="en">') =>
  readHead(findElement(parse(`${root}<head>${head}</head><body></body></html>`)), FILES).map(
    ({ name, value }) => `${name}: ${value}`,
  );

test("each entry has a name that people use, and everything else keeps its own", () => {
  expect(
    headOf(
      '<meta charset="utf-8"/><title>A page</title><meta name="description" content="Says it."/><meta name="robots" content="noindex"/><meta property="og:title" content="Shared"/><meta http-equiv="Content-Security-Policy" content="default-src \'self\'"/><meta name="theme-color" content="#fff" media="print"/><link rel="canonical" href="https://example.org/"/><link rel="alternate" href="/de" hreflang="de"/>',
      '<html lang="en" dir="ltr">',
    ),
  ).toEqual([
    "Language: en",
    "dir: ltr",
    "Title: A page",
    "charset: utf-8",
    "Description: Says it.",
    "Instructions for search engines: noindex",
    "Title when shared: Shared",
    "Content-Security-Policy: default-src 'self'",
    "theme-color: #fff media=print",
    "Address for search engines: https://example.org/",
    "Link alternate: /de hreflang=de",
  ]);
});
test("files that the page loads are no statements", () => {
  expect(
    headOf('<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/>'),
  ).toEqual(["Language: en"]);
});
test("the title of an inline SVG is not the page's", () => {
  expect(headOf("<title>A page</title></head><body><svg><title>Plant</title></svg>")).toEqual([
    "Language: en",
    "Title: A page",
  ]);
});
test("structured data is one entry for each value, wherever it stands; data that cannot be read is whole", () => {
  const data = { "@type": "Drug", offers: [{ price: 10, isFree: false }] };
  const script = (text: string) => `<script type="application/ld+json">${text}</script>`;
  expect(headOf(script(JSON.stringify(data)))).toEqual([
    "Language: en",
    "Structured data, @type: Drug",
    "Structured data, offers › 0 › price: 10",
    "Structured data, offers › 0 › isFree: false",
  ]);
  expect(headOf(script("{broken"))).toContain("Structured data: {broken");
});
test("the picture of a shared link is named without its hash, with what its file holds", () => {
  expect(
    headOf('<meta property="og:image" content="https://example.org/assets/share-AAAAAAA1.png"/>'),
  ).toContainEqual(
    expect.stringMatching(
      /^Picture when shared: https:\/\/example\.org\/assets\/share\.png \([0-9a-f]{16}\)$/,
    ),
  );
});
