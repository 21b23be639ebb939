// The comment on a pull request, as GitHub renders it.
import { expect, test } from "vitest";

import { attribute, textOf } from "../../../../app/publish/markup/html-tree";
import type { Report } from "../../../../app/publish/review/report";
import { MARKER, renderComment } from "../../../../app/publish/review/write/comment";
import { renderMarkdown } from "../../../support/github/rendered-markdown";
import {
  NASTY_TEXTS,
  sampleChange,
  samplePage,
  sampleReport,
  sampleReportOf,
} from "../../../support/sample-report";

const ADDRESS = "https://example.github.io/site/pr-7/";
const OWN_LINKS = [ADDRESS, `${ADDRESS}review/`];

function comment(report: Report): string {
  return renderComment(ADDRESS, "abcdef0123456789", Buffer.from(JSON.stringify(report)));
}

/** Where the links of a comment lead. */
function linksIn(markdown: string): string[] {
  return renderMarkdown(markdown).flatMap((element) => attribute(element, "href") ?? []);
}

test("it names the commit, the preview, the report, the verdict and each change in the preview", () => {
  const written = comment(
    sampleReport({
      changes: [
        sampleChange({ severity: "critical", reasons: ["The notice is gone."] }),
        sampleChange({ places: [{ path: "/", heading: [] }] }),
      ],
      pages: [samplePage(), samplePage({ path: "/", title: "Home" })],
    }),
  );
  expect(written.startsWith(MARKER)).toBe(true);
  expect(written).toContain("**Preview of abcdef0**");
  expect(written).toContain("1 change of wording on 1 page");
  expect(written).toContain("The notice is gone.");
  expect(linksIn(written)).toEqual([...OWN_LINKS, `${ADDRESS}investors`, ADDRESS]);
});

test("a page that is gone is named and not linked", () => {
  const written = comment(sampleReport({ pages: [samplePage({ kind: "removed" })] }));
  expect(written).toContain("For investors");
  expect(linksIn(written)).toEqual(OWN_LINKS);
});

test.each(NASTY_TEXTS)("a report full of %j links, mentions, loads and draws nothing", (nasty) => {
  const written = comment(sampleReportOf(nasty));
  const elements = renderMarkdown(written);
  expect(linksIn(written)).toEqual(OWN_LINKS);
  const tags = elements.map(({ tagName }) => tagName);
  for (const tag of ["img", "pre", "code", "h1", "table", "em", "b"])
    expect(tags).not.toContain(tag);
  expect(tags.filter((tag) => tag === "h2")).toHaveLength(1);
  expect(elements.map(textOf).join("\n")).not.toMatch(/@[a-z]|#\d|GH-\d|www\.|:tada:|\u202e/);
});

test.each([
  "//evil.example",
  "/../pr-8/",
  "/a/../b",
  "https://evil.example",
  "/a)b",
  "/a?b",
  "javascript:alert(1)",
  "/%2e%2e/",
  "/a//b",
  `/${"a".repeat(300)}`,
])("a page at %s is not linked", (path) => {
  const report = sampleReport({
    pages: [samplePage({ path })],
    changes: [sampleChange({ places: [{ path, heading: [] }] })],
  });
  expect(linksIn(comment(report))).toEqual(OWN_LINKS);
});

test("it stays short however much the report holds, and says what it leaves out", () => {
  const long = "<é>&".repeat(1000);
  const changes = Array.from({ length: 1000 }, () =>
    sampleChange({ name: long, reasons: [long], old: long, new: `${long}x`, words: [] }),
  );
  const written = comment(sampleReport({ changes, verdict: long }));
  expect(written.length).toBeLessThan(60_000);
  expect(written).toContain("This summary was cut here because it is too long");
});

test.each([
  ["is none", undefined],
  ["is no JSON", "{"],
  ["has another shape", '{"verdict": 1}'],
  [
    "has a page of an unknown kind",
    JSON.stringify(sampleReport()).replace('"kind":"changed"', '"kind":"**bold**"'),
  ],
  [
    "has a change of an unknown kind",
    JSON.stringify(sampleReport()).replace('"action":"changed"', '"action":"**bold**"'),
  ],
])("when the report %s, it says so and links to the preview alone", (_, text) => {
  const report = text === undefined ? undefined : Buffer.from(text);
  const written = renderComment(ADDRESS, "abcdef0", report);
  expect(written).toContain("There is no report that can be read");
  expect(linksIn(written)).toEqual([ADDRESS]);
});
