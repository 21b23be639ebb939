// What a build must not publish: each problem alone in a good page, and what only looks like a problem. Drawings are
// judged by the same code as the writer's: ../images/svg-rules.test.ts.
import { expect, test } from "vitest";

import { checkOutput } from "../../../app/publish/build/lint-output";
import { metaPolicy } from "../../../app/publish/hosting/security-headers";
import { formatProblem } from "../../../app/publish/problems/problem";

/** What only these styles may have. */
function allow(styles: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(styles).replaceAll("'", "&#x27;")}"/>`;
}

const POLICY = allow("");

/** A page with additions to its body, and to its head before or after the policy. */
function page(body = "", { before = "", after = "", policy = POLICY } = {}): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${before}${policy}${after}</head><body>${body}</body></html>`;
}

/** A page with the styles that its policy allows. */
function stylish(styles: string, more = ""): string {
  return page("", { policy: allow(styles), after: `<style>${styles}</style>${more}` });
}

function check(name: string, text: string): string[] {
  return checkOutput(name, text, "https://www.example.org").map(formatProblem);
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg">';
const CDN = "https://cdn.example.net";

// One problem a line.
// prettier-ignore
test.each([
  ["an inline style", '<p style="color:red">', "style sheet"],
  ["a style of an upper-case name", "<p STYLE=color:red>", "style sheet"],
  ["a handler", '<button type="button" onclick="go()">', "script of the project"],
  ["a script address in a link", '<a href="javascript:go()">', "script of the project"],
  ["a script address in disguise", '<a href=" java&#x09;script&#58;go()">', "script of the project"],
  ["a script address in a form", '<form action="JavaScript:go()">', "script of the project"],
  ["an inline script", "<script>go()</script>", "script of the project"],
  ["an inline module", '<script type="module">go()</script>', "script of the project"],
  ["a third party's script", `<script src="${CDN}/a.js"></script>`, "project"],
  ["a third party's picture", '<img src="//cdn.example.net/a.png" alt="">', "project"],
  ["one of several pictures", `<img srcset="/a.png 1x, ${CDN}/b.png 2x" alt="">`, "project"],
  ["a third party's poster", `<video poster="${CDN}/a.png">`, "project"],
  ["a third party's frame", '<iframe src="https://video.example.net/">', "project"],
  ["a form that sends elsewhere", '<form action="https://list.example.net/join">', "project"],
  ["a button that sends elsewhere", '<button formaction="https://list.example.net/join">', "project"],
  ["a link that reports a click", '<a href="/a" ping="https://count.example.net/">', "project"],
  ["a third party's object", `<object data="${CDN}/a.pdf"></object>`, "project"],
  ["a third party's background", `<table background="${CDN}/a.png"></table>`, "project"],
  ["what a template holds", `<template><img src="${CDN}/a.png" alt=""></template>`, "project"],
  ["a picture of data", '<img src="data:image/gif;base64,R0lGODlh" alt="">', "project"],
  ["a pattern from elsewhere", `<svg><path fill="url(${CDN}/a.svg#b)"/></svg>`, "project"],
  ["a drawing from elsewhere", `<svg><use xlink:href="${CDN}/a.svg#b"/></svg>`, "project"],
])("a page is refused for %s", (_, body, advice) => {
  const problems = check("index.html", page(body));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^build\/client\/index\.html:1:\d+ {2}</);
  expect(problems[0]).toContain(advice);
});

// prettier-ignore
test.each([
  ["a third party's style sheet", page("", { after: `<link rel="stylesheet" href="${CDN}/a.css"/>` })],
  ["a connection opened early", page("", { after: `<link rel="preconnect" href="${CDN}"/>` })],
  ["pictures fetched early", page("", { after: `<link rel="preload" as="image" imagesrcset="${CDN}/a.png 2x"/>` })],
  ["no policy", page("", { policy: "" })],
  ["another policy", page("", { policy: '<meta http-equiv="Content-Security-Policy" content="default-src *"/>' })],
  ["the policy under another name", page("", { policy: POLICY.replace("http-equiv", "name") })],
  ["the policy after a script", page("", { before: '<script src="/a.js"></script>' })],
  ["the policy after a style sheet", page("", { before: '<link rel="stylesheet" href="/a.css"/>' })],
  ["the policy after the base of all addresses", page("", { before: '<base href="/"/>' })],
  ["the policy in the body", page(POLICY, { policy: "" })],
  ["a style element that the policy does not allow", page("<style>p{}</style>")],
  ["other styles than those of the policy", page("", { policy: allow("p{}"), after: "<style>h1{}</style>" })],
  ["a second style element", stylish("p{}", "<style>h1{}</style>")],
  ["styles before the policy", page("", { before: "<style>p{}</style>", policy: allow("p{}") })],
  ["styles that load from elsewhere", stylish("p{background:url(//cdn.example.net/a.png)}")],
])("a page is refused for %s, in its head", (_, html) => {
  expect(check("a/index.html", html)).toHaveLength(1);
});

test.each([
  ["a.svg", `${SVG}<script>go()</script></svg>`],
  ["A.SVG", `${SVG}<image href="//cdn.example.net/a.png"/></svg>`],
  ["a.css", "a { background: url( 'https://cdn.example.net/a.png' ) }"],
  ["a.css", '@import "//cdn.example.net/a.css";'],
  ["a.css", "@import url(https://cdn.example.net/a.css);"],
  ["a.css", "a { background: url(data:image/gif;base64,R0lGODlh) }"],
  ["a.css", "a { background: image-set('https://cdn.example.net/a.png' 1x) }"],
  ["a.js", 'import "https://cdn.example.net/a.js";'],
  ["a.js", 'import{a}from"https://cdn.example.net/a.js";'],
  ["a.js", "export * from '//cdn.example.net/a.js';"],
  ["a.js", "await import(`https://cdn.example.net/a.js`);"],
])("%s is refused for %s", (name, text) => {
  expect(check(name, text)).toHaveLength(1);
});

test.each([
  [
    "index.html",
    page(
      `<p>Write style="…", onclick="…" or javascript: as you like; see <code>&lt;script&gt;</code> and url(https://a.example.net).</p>
      <a href="https://www.example.net/">elsewhere</a> <a href="mailto:a@example.org">mail</a> <a href="tel:+1">call</a>
      <img src="/a.png" srcset="/a.png 1x, https://www.example.org/b.png 2x" alt="on time"/> <svg><path fill="url(#a)"/><use href="#a"/></svg>
      <script src="/a.js"></script><script type="application/ld+json">{"url":"https://schema.org"}</script>`,
      { after: '<link rel="canonical" href="https://www.example.org/"/>' },
    ),
  ],
  ["index.html", stylish("p > a {\n  color: red\n}")],
  ["a.js", 'import "/assets/b.js"; import("./c.js"); const from = "https://a.b";'],
  ["a.js", "const url = 'https://react.dev'; const html = '<p style=a onclick=b>';"],
  ["a.css", '@font-face { src: url(/assets/a.woff2) } a { background: url("b.svg") }'],
  [
    "a.svg",
    `${SVG}<style>a { fill: url(#a) }</style><path fill="url(#a)" style="color:red"/></svg>`,
  ],
])("what is text, data, a link or the site's own is no fault: %s %#", (name, text) => {
  expect(check(name, text)).toEqual([]);
});
