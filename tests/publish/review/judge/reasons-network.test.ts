// Why a change that asks another host, or loads, runs or sends something, is critical.
import { describe, expect, test } from "vitest";

import type { FoundChange } from "../../../../app/publish/review/report";
import { createSeverity } from "../../../../app/publish/review/judge/reasons";
import { sampleChange } from "../../../support/sample-report";

const severityOf = createSeverity({
  isLegal: () => [],
  leads: new Set(),
  hosts: new Set(["own.example", "schema.org"]),
});
/** The reasons for a change of one text, from nothing, or to nothing. */
const texts = (old: string | null, now: string | null, change: Partial<FoundChange> = {}) =>
  severityOf(
    sampleChange({
      action: old === null ? "added" : now === null ? "removed" : "changed",
      ...{ old, new: now, words: [], ...change },
    }),
  ).reasons;
const NONE: string[] = [];

describe("another host", () => {
  const host = ["Another host is asked: evil.example"];
  test.each([
    ["request", null, "https://evil.example/x.js"],
    ["markup", "<img>", '<img src="//evil.example/a.png">'],
    ["markup", "<p>", '<p style="background:url(http://evil.example/a)">'],
    ["styles", null, "@import url(https://evil.example/a.css)"],
    ["head", "https://example.com/a.png", "https://evil.example/a.png"],
  ] as const)("that a %s asks", (subject, old, now) => {
    expect(texts(old, now, { subject })).toContainEqual(host[0]);
  });
  test("that the page already named, that a link leads to, or that is gone is no reason", () => {
    const [old, now] = ["https://a.example/1", "https://a.example/2"];
    expect(texts(old, now, { subject: "head" })).toEqual(NONE);
    expect(texts(null, now, { subject: "link" })).toEqual(NONE);
    expect(texts(old, null, { subject: "request" })).toEqual(NONE);
    expect(texts("a/b.c", "a//b", { subject: "markup" })).toEqual(NONE);
  });
  test("the site's own addresses are none in its heads and feeds, but nothing asks for them", () => {
    const own = "https://own.example/page";
    expect(texts(null, own, { subject: "head" })).toEqual(NONE);
    expect(texts(null, own, { subject: "file", name: "feed.xml" })).toEqual(NONE);
    expect(texts(null, own, { subject: "request" })).toEqual([
      "Another host is asked: own.example",
    ]);
    for (const name of ["feed.xml", "sitemap.xml"])
      expect(texts(null, "https://evil.example/page", { subject: "file", name })).toEqual(host);
    expect(texts(null, "https://evil.example/", { subject: "head", name: "Address" })).toEqual(
      host,
    );
  });
  test("the name of a format is none, nor is what new data names", () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:a="http://a.example/">';
    expect(texts(null, drawing, { subject: "file", name: "a.svg" })).toEqual(NONE);
    const data = { subject: "head", name: "Structured data, sameAs › 0" } as const;
    expect(texts(null, "https://network.example/us", data)).toEqual(NONE);
  });
});

test("elements that load, run or send something", () => {
  for (const element of ['<iframe src="/x">', '<p onclick="run()">', '<base href="/x">', "<form>"])
    expect(texts(null, `<p>\n${element}`, { subject: "markup" }), element).toEqual([
      expect.stringMatching(/^An element that can load, run or send something is new: /),
    ]);
  expect(texts(null, '<p lang="de">', { subject: "markup" })).toEqual(NONE);
  expect(texts("<iframe>", null, { subject: "markup" })).toEqual(NONE);
});

test("code that starts by a link, or lies where a service worker does", () => {
  expect(texts("/a", "javascript:run()", { subject: "link" })).toEqual([
    "A link runs code: javascript:run()",
  ]);
  const added = { subject: "code", action: "added" } as const;
  expect(texts(null, null, { ...added, name: "sw.js" })).toEqual(["A file of code is new: sw.js"]);
  expect(texts(null, null, { ...added, name: "assets/page.js" })).toEqual(NONE);
});

test("an error that the page reports now", () => {
  expect(texts(null, "no module", { subject: "error" })).toEqual([
    "The page reports an error: no module",
  ]);
  expect(texts("no module", null, { subject: "error" })).toEqual(NONE);
});
