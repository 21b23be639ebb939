// The HTML report: what is in it, and that text from pages stays text.
import { createHash } from "node:crypto";
import { parse } from "parse5";
import sharp from "sharp";
import { describe, expect, test } from "vitest";

import { elementsIn } from "../../../../app/publish/markup/html-tree";
import { differ } from "../../../../app/publish/review/screenshots/pixel-diff";
import { addLooks } from "../../../../app/publish/review/screenshots/looks";
import { makePage } from "../../../../app/publish/review/write/html-report";
import type { Look } from "../../../../app/publish/review/screenshots/screenshots";
import type { PageReport, Report } from "../../../../app/publish/review/report";

const PAGE: PageReport = {
  path: "/page",
  title: "Page",
  kind: "changed",
  summary: "may look different",
  hash: "0".repeat(64),
  needsPictures: true,
  prose: [],
  fields: [],
  links: [],
  images: [],
  search: [],
  headings: { old: [], new: [] },
  weight: { old: null, new: null },
  views: [],
  faults: { old: null, new: null },
};
const REPORT: Report = {
  verdict: "",
  base: { ref: "main", commit: "a".repeat(40) },
  head: { commit: "b".repeat(40), isDirty: false },
  pages: [PAGE],
  frame: null,
  figures: [],
  sameLooks: [],
  problems: [],
};
const FAULT = {
  rule: "color-contrast",
  help: "Elements must have enough contrast",
  elements: ["p"],
};
const look = (share: number, faults: Look["faults"] = { old: [], new: [] }): Look => ({
  pictures: [
    {
      name: "375 px wide",
      old: Buffer.alloc(1),
      new: Buffer.alloc(1),
      difference: Buffer.alloc(1),
      share,
    },
  ],
  faults,
});

describe("a page of which only styles or code changed", () => {
  test("is left out and named when it looks the same", () => {
    expect(addLooks(REPORT, [look(0)], 5).report).toMatchObject({
      pages: [],
      sameLooks: ["/page"],
      verdict: "Nothing changed: visitors would get the same 5 pages, 0 problems",
    });
  });
  test("is in when it looks different, however little", () => {
    const { report, looks } = addLooks(REPORT, [look(1e-6)], 5);
    expect(report).toMatchObject({
      pages: [{ path: "/page", needsPictures: false, views: [{ share: 1e-6 }] }],
      sameLooks: [],
      verdict: "1 page changed, 0 problems",
    });
    expect(looks).toHaveLength(1);
  });
  test("is in as one that may when nobody looked", () => {
    expect(addLooks(REPORT, [], 5).report).toMatchObject({
      pages: [{ needsPictures: true }],
      verdict: "0 pages changed, 1 page may look different, 0 problems",
    });
  });
});

test("a rule of accessibility that is broken now and was not before is a problem, an old one is none", () => {
  expect(addLooks(REPORT, [look(1, { old: [], new: [FAULT] })], 5).report.problems).toEqual([
    expect.stringContaining(FAULT.help),
  ]);
  expect(addLooks(REPORT, [look(1, { old: [FAULT], new: [FAULT] })], 5).report.problems).toEqual(
    [],
  );
});

describe("two pictures", () => {
  const paint = (height: number, color: string) =>
    sharp({ create: { width: 20, height, channels: 3, background: color } })
      .png()
      .toBuffer();
  test("of the same differ in nothing", async () => {
    expect(await differ(await paint(10, "white"), await paint(10, "white"))).toMatchObject({
      share: 0,
      difference: null,
    });
  });
  test("differ by the share of their pixels, and what is below the end of one counts", async () => {
    expect((await differ(await paint(10, "white"), await paint(10, "black"))).share).toBe(1);
    expect((await differ(await paint(10, "black"), await paint(20, "black"))).share).toBe(0.5);
  });
  test("of which there is one only: that one is kept", async () => {
    const { new: kept, ...rest } = await differ(null, await paint(10, "white"));
    expect(rest).toEqual({ old: null, difference: null, share: 1 });
    expect((await sharp(kept ?? undefined).metadata()).height).toBe(10);
  });
});

test("what pages say stays text, and the policy allows the report's own style and script only", async () => {
  const hostile = '<script>alert(1)</script><img src=x onerror="alert(1)">';
  const page: PageReport = {
    ...PAGE,
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
  const report: Report = { ...REPORT, verdict: hostile, pages: [page], problems: [hostile] };
  const elements = [...elementsIn(parse(await makePage(report, [{ page, look: undefined }])))];
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
