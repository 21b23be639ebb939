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
import { expectAllPrinted } from "./read-report";
import { fullReport, sampleChange, sampleReport } from "./sample-report";

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
  const elements = [...elementsIn(parse(await renderReport(report, ADDRESSES)))];
  const texts = (...tags: string[]) =>
    elements.filter(({ tagName }) => tags.includes(tagName)).map(textOf);
  return { elements, texts };
}

test("the comment and the page print everything in the list of changes", async () => {
  const report = fullReport();
  expectAllPrinted(report, renderSummary(report, ADDRESSES), await renderReport(report, ADDRESSES));
});

test("critical first, then pages, what several pages share, fields, files and code, in the comment and on the page", async () => {
  const sections = [
    "Page /investors",
    "New",
    "On several pages",
    "Content that the pages above do not show",
    "Headers and files",
    "Code",
  ];
  const report = fullReport();
  const headings = textsOf(report, "heading").map((heading) => heading.replace(/ · .*/, ""));
  const { texts } = await open(report);
  const isListed = (heading: string) => sections.includes(heading);
  expect(headings.filter(isListed)).toEqual(sections);
  expect(texts("h2").filter(isListed)).toEqual(sections);
  expect(headings[1]).toBe("Page /investors");
  expect(texts("header")[0]).toMatch(
    /2026-01-31 12:00 UTC · pull request 7, commit 22222222 · compared with main, commit 11111111/,
  );
});

test("changed words are marked, with the reason, and link to their place in the preview", async () => {
  const report = sampleReport({ changes: [sampleChange({ reasons: ["Look at it."] })] });
  expect(textsOf(report, "delete")).toEqual(["wait"]);
  expect(textsOf(report, "strong")).toEqual(["Critical.", "hope", "Look at it."]);
  const { elements, texts } = await open(report);
  expect(texts("del", "ins")).toEqual(["wait", "hope"]);
  const links = elements.flatMap((element) => attribute(element, "href") ?? []);
  expect(links).toContain("https://preview.example/pr-7/investors#:~:text=We%20hope%20for%20it.");
});

test("the page shows one view open and the others in one fold, and loads and runs nothing", async () => {
  const { elements, texts } = await open(fullReport());
  const views = texts("summary").filter((text) => text.startsWith("Also"));
  expect(views).toEqual(Array(3).fill("Also at 320 px and in print"));
  const alts = elements.flatMap((element) => attribute(element, "alt") ?? []);
  expect(alts.slice(0, 2)).toEqual(
    ["before", "after"].map((what) => `Page /investors, at 1280 px, ${what}`),
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

test("pictures of several pages that are the same are printed once, and named on the other pages", async () => {
  const report = fullReport();
  const [first, ...others] = report.pages;
  const pictures = first?.pictures ?? [];
  const pages = [...(first ? [first] : []), ...others.map((page) => ({ ...page, pictures }))];
  const { elements, texts } = await open({ ...report, pages });
  expect(elements.filter(({ tagName }) => tagName === "img")).toHaveLength(2 * pictures.length);
  const same = texts("p").filter((text) => text.includes("at 1280 px, at 320 px and in print"));
  expect(same).toHaveLength(others.length);
  for (const text of same) expect(text).toContain("“Page /investors”");
});

test("a comment that would be too long keeps every entry and shortens texts", () => {
  const long = "word ".repeat(2000);
  const changes = Array.from({ length: 60 }, (_, index) =>
    sampleChange({ name: `Text ${index}`, new: long, old: null, words: [] }),
  );
  const comment = renderSummary(sampleReport({ changes }), ADDRESSES);
  expect(comment.length).toBeLessThan(65_536);
  for (const { name } of changes) expect(comment).toContain(`${name} changed`);
  expect(comment).toContain("(the report has all of it)");
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
const OWN = /^(subject|action|kind|mark|commit|view|type|data)$/;

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
      const isFold = node.type === "html" && /^<\/?details>/.test(node.value);
      const isText = !/^(?:image|html|table|code|emphasis|thematicBreak)$/.test(node.type);
      expect(isOwn && (isText || isFold)).toBe(true);
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
