// What a review reads from the HTML of a page: everything that people read, hear or follow is a line.
import { describe, expect, test } from "vitest";

import { readDocument, readVisible } from "../../../app/publish/review/words/document";

const page = (body: string, head = "") =>
  `<!DOCTYPE html><html lang="en"><head><title>A page</title>${head}</head><body>${body}</body></html>`;
const lines = (html: string) =>
  readDocument(html).lines.map(({ kind, name, text }) => `${kind} | ${name} | ${text}`);

describe("words", () => {
  test.each([
    ["<p>One <em>and</em> two.</p>", "text | Text | One *and* two."],
    ["<h2>How it works</h2>", "text | Heading 2 | How it works"],
    ["<ul><li>One</li></ul>", "text | Text | One"],
    ["<ol><li>One</li><li>Two</li></ol>", "text | Text | 2. Two"],
    ["<p>10<sup>6</sup> and H<sub>2</sub>O</p>", "text | Text | 10^6 and H_2O"],
    ['<p>64%<sup><a href="#n1">[1]</a></sup></p>', "text | Text | 64% [[1]](#n1)"],
    ["<dl><dt>A term</dt><dd>Its sense</dd></dl>", "text | Text | Its sense"],
    [
      "<table><thead><tr><th>Dose</th></tr></thead><tbody><tr><td>low</td></tr></tbody></table>",
      "text | Row of a table | low",
    ],
    ['<a href="/investors">Investors</a>', "text | Text | [Investors](/investors)"],
    [
      '<a href="mailto:a@b.example">a@b.example</a>',
      "text | Text | [a@b.example](mailto:a@b.example)",
    ],
    ['<img src="/leaf.png" alt="A leaf"/>', "text | Image description | A leaf"],
    ['<button aria-label="Close">×</button>', "text | Label | Close"],
    ["<svg><text>Words</text></svg>", "text | Words in a drawing | Words"],
    ["<details><summary>More</summary><p>Folded.</p></details>", "text | Text | Folded."],
    ["<noscript><p>Without code.</p></noscript>", "text | Text | Without code."],
    ["<p>A $5 * 3 [note] # 1</p>", "text | Text | A $5 * 3 [note] # 1"],
  ])("%s", (body, line) => {
    expect(lines(page(`<main>${body}</main>`))).toContain(line);
  });

  test("a number and its label are two words, and parts of one word are one", () => {
    const text = readDocument(
      page("<main><p><span>64%</span><span>share</span> of <b>pro</b>ven</p></main>"),
    ).lines.at(-1);
    expect(text?.words).toBe("64% share of proven");
  });

  test("each is under its heading, and what is outside of main belongs to the frame", () => {
    const { lines: found } = readDocument(
      page("<header><p>Top</p></header><main><h1>Page</h1><h2>Part</h2><p>Words.</p></main>"),
    );
    expect(found.find(({ text }) => text === "Words.")).toMatchObject({
      heading: "Part",
      isFrame: false,
    });
    expect(found.find(({ text }) => text === "Top")).toMatchObject({
      heading: "the top bar or footer",
      isFrame: true,
    });
  });
});

describe("the head", () => {
  test.each([
    ['<meta name="robots" content="noindex"/>', "head | Instructions for search engines | noindex"],
    [
      '<link rel="canonical" href="https://a.example/"/>',
      "head | Address for search engines | https://a.example/",
    ],
    ['<link rel="dns-prefetch" href="//b.example"/>', "head | Link dns-prefetch | //b.example"],
    [
      '<script type="application/ld+json">{"a":{"b":"c"}}</script>',
      "head | Structured data, a › b | c",
    ],
    ["<style>h1::after{content:'Cured'}</style>", "text | Text of a style sheet | Cured"],
    [
      "<style>@media print{a{color:red}}</style>",
      "style | Style rule | @media print{a{color:red}}",
    ],
    [
      '<meta http-equiv="Content-Security-Policy" content="x"/>',
      "header | Content-Security-Policy | x",
    ],
    ['<meta name="referrer" content="unsafe-url"/>', "header | referrer | unsafe-url"],
  ])("%s", (head, line) => {
    expect(lines(page("", head))).toContain(line);
  });

  test("the site's own files are compared as files", () => {
    const own = '<link rel="stylesheet" href="/a.css"/><link rel="icon" href="/a.png"/>';
    expect(lines(page("", own))).toEqual(lines(page("")));
  });
});

describe("what loads, runs or sends something, or changes what keys do", () => {
  test.each([
    ['<script src="//x.example/a.js"></script>', "Active element | script, src: //x.example/a.js"],
    ['<iframe src="/a"></iframe>', "Active element | iframe, src: /a"],
    ['<form action="/send"></form>', "Active element | form, action: /send"],
    ["<script>let a = 1</script>", "Active element | script “let a = 1”"],
    ['<object data="/a.png"></object>', "Active element | object, data: /a.png"],
    ['<base href="/a/"/>', "Active element | base, href: /a/"],
    ['<input name="email"/>', "Invisible detail | input, name: email"],
    ['<h2 onclick="alert(1)">A</h2>', "Invisible detail | h2, onclick: alert(1)"],
    ['<a tabindex="-1" href="/">Home</a>', "Invisible detail | a, tabindex: -1"],
    ['<a download="x.exe" href="/">Home</a>', "Invisible detail | a, download: x.exe"],
    ['<time datetime="2026-01-01">now</time>', "Invisible detail | time, datetime: 2026-01-01"],
  ])("%s", (body, text) => {
    expect(lines(page(body))).toContain(`element | ${text}`);
  });
});

test("what is marked as hidden cannot be seen", () => {
  const html = page('<main><p data-review-hidden="">One.</p><p>Two.</p></main>');
  expect([...readVisible(html)]).toEqual(["main Text Two."]);
});

test("a note is a notice, and adjacent lines are none", () => {
  const { lines: found } = readDocument(
    page('<main><div role="note"><p>A</p></div><p>B</p></main>'),
  );
  expect(found.filter(({ isNotice }) => isNotice).map(({ words }) => words)).toEqual(["A"]);
});
