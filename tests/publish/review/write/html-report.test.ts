// The report that a person reads.
import { createHash } from "node:crypto";
import { parse } from "parse5";
import { expect, test } from "vitest";

import { elementsIn } from "../../../../app/publish/markup/html-tree";
import type { PageReport, Report } from "../../../../app/publish/review/report";
import { renderReport } from "../../../../app/publish/review/write/html-report";
import { COMMITS } from "../../../support/small-site";

test("what pages say stays text, and the policy allows the report's own style and script only", async () => {
  const hostile = '<script>alert(1)</script><img src=x onerror="alert(1)">';
  const page: PageReport = {
    kind: "changed",
    hash: "0".repeat(64),
    needsPictures: true,
    fields: [],
    images: [],
    search: [],
    headings: { old: [], new: [] },
    weight: { old: null, new: null },
    views: [],
    violations: { old: null, new: null },
    title: hostile,
    path: '/x"onmouseover="alert(1)',
    summary: hostile,
    source: hostile,
    prose: [
      {
        heading: [hostile],
        kind: "changed",
        sentences: [
          { kind: "text", old: hostile, new: hostile, words: [{ text: hostile, mark: "added" }] },
        ],
      },
    ],
    links: [
      { kind: "added", words: hostile, old: null, new: "javascript:alert(1)", isBroken: false },
    ],
  };
  const report: Report = {
    ...COMMITS,
    verdict: hostile,
    pages: [page],
    frame: null,
    figures: [],
    sameLooks: [],
    problems: [hostile],
  };
  const elements = [...elementsIn(parse(await renderReport(report, new Map())))];
  expect(elements.filter(({ tagName }) => tagName === "script")).toHaveLength(1);
  expect(elements.filter(({ tagName }) => tagName === "img")).toEqual([]);
  expect(
    elements
      .flatMap(({ attrs }) => attrs)
      .filter(({ name, value }) => name.startsWith("on") || value.startsWith("javascript:")),
  ).toEqual([]);
  const policy = elements
    .find(({ attrs }) => attrs.some(({ value }) => value === "Content-Security-Policy"))
    ?.attrs.find(({ name }) => name === "content")?.value;
  const [style, script] = ["style", "script"].map((tag) => {
    const [child] = elements.find(({ tagName }) => tagName === tag)?.childNodes ?? [];
    const text = child && "value" in child ? child.value : "";
    return `${tag}-src 'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  });
  expect(policy).toContain(`default-src 'none'; img-src data:; ${style}; ${script};`);
});
