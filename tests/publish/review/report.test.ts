// What people read of a report: the summary, which is the comment on a pull request, and the HTML page.
import { createHash } from "node:crypto";
import { toString } from "mdast-util-to-string";
import { parse } from "parse5";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { describe, expect, test } from "vitest";

import { showHidden } from "../../../app/publish/markup/characters";
import { attribute, collapse, elementsIn, textOf } from "../../../app/publish/markup/html-tree";
import type { Report } from "../../../app/publish/review/report";
import { renderReport } from "../../../app/publish/review/write/html-report";
import { renderSummary } from "../../../app/publish/review/write/summary";
import {
  fullReport,
  sampleChange,
  sampleFigure,
  sampleLook,
  samplePage,
  sampleReport,
} from "./sample-report";

const ADDRESSES = { preview: "https://preview.example/pr-7/" };

/** The summary as GitHub reads it. */
const read = (report: Report) =>
  unified().use(remarkParse).use(remarkGfm).parse(renderSummary(report, ADDRESSES));
const textsOf = (report: Report, type: string) => {
  const texts: string[] = [];
  visit(read(report), type, (node) => void texts.push(collapse(toString(node))));
  return texts;
};

/** The HTML report as elements. */
async function open(report: Report) {
  const elements = [...elementsIn(parse(await renderReport(report, [sampleLook()], ADDRESSES)))];
  const texts = (...tags: string[]) =>
    elements.filter(({ tagName }) => tags.includes(tagName)).map(textOf);
  return { elements, texts };
}

const TWO_PAGES = sampleReport({
  verdict: "1 critical change; 1 new page, 1 changed page.",
  changes: [
    sampleChange({
      severity: "critical",
      name: "Notice",
      reasons: ["A notice is gone (17 CFR 1)"],
    }),
    sampleChange({
      subject: "page",
      action: "added",
      name: "Page “News”",
      old: null,
      words: [],
      places: ["/news"],
    }),
    sampleChange({ places: ["/news", "/investors"], words: [] }),
    sampleChange({ subject: "header", name: "Header A", places: [], words: [], severity: "code" }),
    sampleChange({ subject: "code", name: "root.js", places: [], severity: "code" }),
  ],
  pages: [
    samplePage({ path: "/news", title: "News", kind: "added", listedOn: ["Home"] }),
    samplePage(),
  ],
  derived: ["sitemap.xml"],
  signatures: [
    {
      path: "/investors",
      title: "For investors",
      hash: "5".repeat(64),
      signed: [],
      missing: ["Legal"],
      outdated: [],
    },
  ],
});

describe("by page, critical first, then what several pages share, files, and code in one line", () => {
  const sections = ["For investors", "News", "On several pages", "Headers and files"];
  test("in the summary", () => {
    const headings = textsOf(TWO_PAGES, "heading").map((heading) => heading.replace(/, \/.*/, ""));
    expect(headings).toEqual([TWO_PAGES.verdict, "Must sign", ...sections, "For developers"]);
    const paragraphs = textsOf(TWO_PAGES, "paragraph");
    expect(paragraphs).toContain("Legal: For investors");
    expect(paragraphs).toContain("new page; listed on Home");
    expect(paragraphs).toContain("sitemap.xml follows the pages.");
    expect(paragraphs).toContain("1 file of code changed: root.js.");
  });
  test("in the report", async () => {
    const { texts } = await open(TWO_PAGES);
    expect(texts("h1")).toEqual([TWO_PAGES.verdict]);
    expect(texts("h2")).toEqual(sections);
    expect(texts("header")[0]).toContain("Legal must sign: For investors");
    expect(texts("header")[0]).toMatch(/2026-01-31 · commit 22222222 by A. Writer/);
  });
});

test("changed words are marked; a figure comes with what is known about it", async () => {
  const report = sampleReport({ changes: [sampleChange({ figures: [sampleFigure()] })] });
  const figure = "Figure “10%” → “12%”; no source; “10%” still stands on / (It is 10%.)";
  expect(textsOf(report, "delete")).toEqual(["wait"]);
  expect(textsOf(report, "strong")).toEqual(["hope"]);
  expect(textsOf(report, "paragraph")).toContain(figure);
  const { texts } = await open(report);
  expect(texts("del", "ins")).toEqual(["wait", "hope"]);
  expect(texts("p")).toContain(figure);
});

test("the report shows pictures before, after and with their differences marked, and loads and runs nothing", async () => {
  const { elements, texts } = await open(sampleReport());
  const alts = elements.flatMap((element) => attribute(element, "alt") ?? []);
  expect(alts.slice(0, 3)).toEqual(
    ["before", "after", "differences marked"].map((what) => `For investors, 320 px, ${what}`),
  );
  expect(texts("script", "link", "iframe")).toEqual([]);
  const [style] = elements.filter(({ tagName }) => tagName === "style");
  const [child] = style?.childNodes ?? [];
  const hash = createHash("sha256").update(child && "value" in child ? child.value : "");
  const meta = elements.find((each) => attribute(each, "http-equiv") === "Content-Security-Policy");
  expect(meta && attribute(meta, "content")).toBe(
    `default-src 'none'; img-src data:; style-src 'sha256-${hash.digest("base64")}'; base-uri 'none'; form-action 'none'`,
  );
});

test("a summary is cut to what a comment can hold, between two lines, and says so", () => {
  const changes = Array.from({ length: 500 }, () => sampleChange());
  const lines = renderSummary(sampleReport({ changes }), ADDRESSES).trimEnd().split("\n");
  expect(lines.join("\n").length).toBeLessThan(20_000);
  expect(lines.at(-1)).toMatch(/^This summary was cut/);
  expect(lines.at(-3)).toBe(lines.find((line) => line.startsWith("- ")));
});

/** Texts that Markdown, HTML, GitHub or a reader's eye could take for something else. */
const NASTY_TEXTS = [
  "10-",
  "~~10-~~12",
  "*a* **b** __c__ ~d~",
  "a | b | c",
  "`code` ```",
  "<b>bold</b> <img src=x onerror=alert(1)> <!-- gone -->",
  "</span></del></ins><h1>x",
  "[a](https://evil.example) ![b](https://evil.example/b.png)",
  "https://evil.example www.evil.example team@evil.example",
  "@everyone #1 GH-2 $i$ :tada:",
  "# heading",
  "- item",
  "1. item",
  "> quote",
  "line\n\n# next\n- line",
  "\\*escaped\\* &amp; &#42;",
  "$5\u041eM",
  "FDA \u202eevorppa\u202c ok",
  "a\u200bb\u2066c\u2069",
  "מעבדה 12% (א)",
  'x" onmouseover="alert(1)',
  "'; rm -rf / #",
];

/** Strings that no person and no file writes. */
const OWN = /^(severity|subject|action|kind|mark|commit|hash|sources)$/;

/** A report in which every text that comes from a site, its files or its people is this one. */
function reportOf(text: string): Report {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- the same report with other strings
  return JSON.parse(JSON.stringify(fullReport()), (key, value: unknown) =>
    typeof value === "string" && !OWN.test(key) ? text : value,
  );
}

describe.each(NASTY_TEXTS)("the text %j is text and nothing else", (text) => {
  test("in the summary", () => {
    const report = reportOf(text);
    const tree = read(report);
    visit(tree, (node) => {
      const isOwn = node.type !== "link" || node.url.startsWith(ADDRESSES.preview);
      const isSub = node.type === "html" && /^<\/?sub>$/.test(node.value);
      expect(
        isOwn &&
          (isSub ||
            !/^(?:image|html|table|code|blockquote|emphasis|thematicBreak)$/.test(node.type)),
      ).toBe(true);
    });
    const words = toString(tree).replaceAll("\u200b", "").replace(/\s+/g, " ");
    expect(words.split(showHidden(collapse(text)).replace(/\s+/g, " ")).length).toBeGreaterThan(15);
  });
  test("in the report", async () => {
    const { elements, texts } = await open(reportOf(text));
    expect(texts("h1", "b", "iframe").length).toBe(1);
    expect(elements.some(({ attrs }) => attrs.some(({ name }) => name.startsWith("on")))).toBe(
      false,
    );
    // Attributes are read by machines, so directions in them are shown and not isolated.
    const outside = elements.filter(({ tagName }) => tagName === "bdi").map(textOf);
    expect(outside.some((own) => own.includes(collapse(showHidden(text))))).toBe(true);
  });
});
