// The elements and attributes of a page that nothing else covers.
import { expect, test } from "vitest";

import { readMarkup } from "../../../../app/publish/review/snapshot/markup";
import { parseBody } from "../../../support/small-site";

const markupOf = (body: string) =>
  readMarkup(parseBody(body), (text) => text.replaceAll("-AAAAAAA1", "")).filter(
    (line) => !/^<\/?(?:head|body)>$/.test(line),
  );

test("what is read elsewhere is left out: words, classes, links, pictures, levels of headings", () => {
  expect(
    markupOf(
      '<h2 class="a">Words</h2><a href="/x" aria-label="Go" rel="nofollow">Go</a><img src="/a.svg" alt="A" width="1" loading="lazy"/>',
    ),
  ).toEqual([
    ...["<heading>", "</heading>", '<a rel="nofollow">', "</a>"],
    ...['<img loading="lazy">', "</img>"],
  ]);
});
test("attributes are in alphabetical order, and files have no hash", () => {
  expect(markupOf('<embed type="x" src="/assets/a-AAAAAAA1.bin"/>')[0]).toBe(
    '<embed src="/assets/a.bin" type="x">',
  );
});
test("the styles of a page, read as a file of their own, are named without their hash", () => {
  expect(markupOf("<style>/assets/styles-AAAAAAA1.css</style>")).toEqual(
    markupOf("<style>/assets/styles.css</style>"),
  );
});
test("ids that are counted up are counted anew, and stay together", () => {
  const fields = (id: string, other: string) =>
    markupOf(`<label for="${id}"></label><input id="${id}"/><input id="${other}"/>`);
  expect(fields(":R1ab:", ":R2:")).toEqual(fields(":R9:", ":R1ab:"));
  expect(fields(":R1:", ":R2:")).not.toEqual(
    markupOf('<label for=":R2:"></label><input id=":R1:"/><input id=":R2:"/>'),
  );
});
test("comments, handlers, code in the page and what templates hold are in it", () => {
  expect(
    markupOf(
      '<!-- note --><p onclick="run()"></p><script>run()</script><template><iframe src="/x"></iframe></template>',
    ),
  ).toEqual([
    "<!-- note -->",
    ...['<p onclick="run()">', "</p>", "<script>", "run()", "</script>"],
    ...["<template>", '<iframe src="/x">', "</iframe>", "</template>"],
  ]);
});
test("structured data is read as entries of the head", () => {
  expect(markupOf('<script type="application/ld+json">{"a":1}</script>')).toEqual([
    '<script type="application/ld+json">',
    "</script>",
  ]);
});
