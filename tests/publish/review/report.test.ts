// What people read of a report: the comment on a pull request, and the page.
import { createHash } from "node:crypto";
import { toString } from "mdast-util-to-string";
import { parse } from "parse5";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { describe, expect, test } from "vitest";

import { attribute, collapse, elementsIn, textOf } from "../../../app/publish/markup/html-tree";
import type { Passage, Report, ReportSection } from "../../../app/publish/review/report";
import { showLetters } from "../../../app/publish/review/show-letters";
import { renderComment } from "../../../app/publish/review/write/comment";
import { renderPage } from "../../../app/publish/review/write/page";

const ADDRESSES = { preview: "https://preview.example/", report: "https://report.example/" };

const PASSAGE: Passage = {
  place: "Under “Dose”",
  before: "the line before",
  after: "the line after",
  lines: [
    {
      label: "Notice",
      words: [
        { text: "We ", mark: "same" },
        { text: "wait", mark: "removed" },
        { text: "hope", mark: "added" },
        { text: "not in print", mark: "added", role: "unseen" },
        { text: " for it.", mark: "same" },
      ],
    },
    { label: "", words: [{ text: "A new line", mark: "added" }] },
  ],
  also: [{ label: "", words: [{ text: "Another sentence", mark: "same" }] }],
  flags: [],
  notes: ["Also removed under “Two” on /."],
  times: 1,
};

function sectionOf(
  path: string,
  passages: Passage[],
  more: Partial<ReportSection> = {},
): ReportSection {
  const pages = [{ path, title: `Page ${path}`, isThere: true }];
  const empty = { state: "", flags: [], pictures: [], notes: [] };
  return { ...empty, title: `Page ${path}`, pages, passages, ...more };
}

const FLAGGED = { ...PASSAGE, flags: [{ name: "notice", sentence: "A notice changed." }] };
const PICTURE = { view: "at 1280 px", old: "pictures/1.webp", new: "pictures/2.webp", width: 1280 };

function reportOf(sections: ReportSection[], more: Partial<Report> = {}): Report {
  return {
    verdict: "2 pages differ: 3 passages to read, 1 of them changes a notice.",
    date: "2026-01-31 12:00",
    base: { title: "main", commit: "1".repeat(40) },
    head: { title: "pull request 7", commit: "2".repeat(40), files: ["content/home.mdx"] },
    ...{ sections, files: [], failures: [], unpictured: 0, coarse: [] },
    ...more,
  };
}

const FULL = reportOf(
  [
    sectionOf("/investors", [PASSAGE, FLAGGED], {
      pictures: [PICTURE, { ...PICTURE, view: "in print", old: "pictures/3.webp" }],
    }),
    sectionOf("/offer", [PASSAGE], { state: "new page", notes: ["A note."] }),
  ],
  {
    head: { title: "pull request 7", commit: "", files: ["app/root.tsx", "content/home.mdx"] },
    files: [{ name: "assets/a.js", action: "changed" }],
    failures: ["The page /x could not be judged: it hangs."],
    unpictured: 3,
    coarse: ["files/a.pdf"],
  },
);

/** The comment as GitHub reads it. */
const readComment = (report: Report) =>
  unified().use(remarkParse).use(remarkGfm).parse(renderComment(report, ADDRESSES));

function openPage(report: Report) {
  const elements = [...elementsIn(parse(renderPage(report, ADDRESSES)))];
  const texts = (...tags: string[]) =>
    elements.filter(({ tagName }) => tags.includes(tagName)).map(textOf);
  return { elements, texts };
}

test("the comment has verdict, links and flagged passages in a few lines", () => {
  const [section] = FULL.sections;
  const report = reportOf(section ? [{ ...section, passages: [FLAGGED], pictures: [] }] : []);
  expect(renderComment(report, ADDRESSES)).toMatchInlineSnapshot(`
    "## 2 pages differ: 3 passages to read, 1 of them changes a notice.

    pull request 7, commit 2222​2222 · compared with main, commit 1111​1111 · 2026-01-31 12:00 UTC

    [Report with pictures](https://report.example/) · [Preview](https://preview.example/)

    ### [Page /investors](https://preview.example/investors) · /investors

    - Under “Dose” · **A notice changed.**
      - Also removed under “Two” on /.

      > *Notice:* We <del>wait</del><ins>hope</ins><ins> (*not in print*)</ins> for it.
      >
      > **+** A new line

      <details><summary>The same change in 1 more sentence.</summary>

      > Another sentence

      </details>


    A passage is marked when its change can have changed what it claims; a mark does not mean that it is wrong. Not compared: what a click or a key does.
    "
  `);
});

test("comment and page say everything of the report", () => {
  const { texts } = openPage(FULL);
  const [page = ""] = texts("body");
  const comment = toString(readComment(FULL)).replaceAll("\u200b", "");
  for (const words of [
    ...[FULL.verdict, "This request also changes 1 file that is not content: app/root.tsx."],
    ...["A notice changed.", "Also removed under “Two” on /.", "A new line", "new page", "A note."],
    ...["could not be judged", "No pictures were taken of 3 more pages.", "assets/a.js"],
    ...["Another sentence", "by paragraph only: files/a.pdf", "Notice", "not in print"],
  ]) {
    expect(page).toContain(words);
    expect(comment).toContain(words);
  }
});

test("the comment says nothing about files that are all content, or unknown", () => {
  for (const files of [["content/home.mdx"], undefined]) {
    const head = { title: "a", commit: "", files };
    expect(renderComment(reportOf([], { head }), ADDRESSES)).not.toContain("not content");
  }
});

test("the page puts a flagged passage first, and links to the preview only of pages that exist", () => {
  const { elements, texts } = openPage(FULL);
  expect(texts("article")[0]).toContain("A notice changed.");
  const links = elements.flatMap((element) => attribute(element, "href") ?? []);
  expect(links).toContain("https://preview.example/investors");
  const gone = sectionOf("/a", [PASSAGE], { pages: [{ path: "/a", title: "a", isThere: false }] });
  expect(renderPage(reportOf([gone]), ADDRESSES)).not.toContain("https://preview.example/a");
});

test("the page shows one pair of pictures, folds the others, and loads nothing else", () => {
  const { elements, texts } = openPage(FULL);
  expect(texts("summary")).toContain("More pictures: in print");
  const alts = elements.flatMap((element) => attribute(element, "alt") ?? []);
  expect(alts.slice(0, 2)).toEqual([
    "Page /investors, at 1280 px, before",
    "Page /investors, at 1280 px, after",
  ]);
  expect(texts("script", "link", "iframe")).toEqual([]);
  const [child] = elements.find(({ tagName }) => tagName === "style")?.childNodes ?? [];
  const hash = createHash("sha256").update(child && "value" in child ? child.value : "");
  const meta = elements.find((each) => attribute(each, "http-equiv") === "Content-Security-Policy");
  expect(meta && attribute(meta, "content")).toBe(
    `default-src 'none'; img-src 'self' file:; style-src 'sha256-${hash.digest("base64")}'; base-uri 'none'; form-action 'none'`,
  );
});

test.each([
  [30, "see the report", true],
  [3000, "see the report", false],
])("a comment that would be too long leaves out words: %i pages", (count, words, hasFlagged) => {
  const long = {
    ...PASSAGE,
    lines: [{ label: "", words: [{ text: "word ".repeat(1000), mark: "added" as const }] }],
  };
  const sections = Array.from({ length: count }, (_, index) =>
    sectionOf(`/page-${index}`, [FLAGGED, long]),
  );
  const comment = renderComment(reportOf(sections), ADDRESSES);
  expect(comment.length).toBeLessThan(60_000);
  expect(comment).toContain(words);
  expect(comment.includes("A notice changed.")).toBe(hasFlagged);
});

/** Texts that Markdown, HTML, GitHub or a reader's eye could take for something else. */
const NASTY_TEXTS = [
  "~~10-~~12",
  "*a* **b** __c__ ~d~",
  "a | b | c",
  "`code` ```",
  "<b>bold</b> <img src=x onerror=alert(1)> <!-- gone -->",
  "</span></del></ins><h1>x",
  "[a](https://evil.example) ![b](https://evil.example/b.png)",
  "https://evil.example www.evil.example team@evil.example",
  "@everyone #1 GH-2 acme/site#3 0a1b2c3d4e $i$ :tada:",
  "2027. a",
  "p\u0430tients",
  "(not visible) Policy: NOTICE: {a} [note: b] *heard:* c",
  "# heading",
  "- item",
  "1. item",
  "> quote",
  "line\n\n# next\n- line",
  "\\*escaped\\* &amp; &#42;",
  "FDA \u202eevorppa\u202c ok",
  "a\u200bb\u2066c\u2069",
  "מעבדה 12% (א)",
  'x" onmouseover="alert(1)',
];

/** Fields of a report whose values the tool writes itself. */
const OWN = /^(?:mark|role|commit|view|action|old|new|name)$/;

/** Replaces every text of the report that comes from outside. */
function nastyReport(text: string): Report {
  // oxlint-disable-next-line typescript/no-unsafe-return -- the same report with other strings
  return JSON.parse(JSON.stringify(FULL), (key, value: unknown) =>
    typeof value === "string" && !OWN.test(key) ? text : value,
  );
}

describe.each(NASTY_TEXTS)("the text %j", (text) => {
  test("stays text in the comment", () => {
    const tree = readComment(nastyReport(text));
    const known = Object.values(ADDRESSES);
    visit(tree, (node) => {
      const isOwn = node.type !== "link" || known.some((url) => node.url.startsWith(url));
      const isFold = node.type === "html" && /^<\/?(?:details|summary|ins|del)>/.test(node.value);
      const isText = !/^(?:image|html|table|code|thematicBreak)$/.test(node.type);
      expect(isOwn && (isText || isFold)).toBe(true);
    });
    const words = toString(tree).replaceAll("\u200b", "").replace(/\s+/g, " ");
    expect(words.split(showLetters(collapse(text)).replace(/\s+/g, " ")).length).toBeGreaterThan(
      10,
    );
  });
  test("stays text on the page", () => {
    const { elements, texts } = openPage(nastyReport(text));
    expect(texts("h1", "b", "iframe").length).toBe(1);
    expect(elements.some(({ attrs }) => attrs.some(({ name }) => name.startsWith("on")))).toBe(
      false,
    );
    // Attributes are read by machines, so directions in them are shown and not isolated.
    const outside = elements.filter(({ tagName }) => tagName === "bdi").map(textOf);
    expect(outside.some((own) => own.includes(collapse(showLetters(text))))).toBe(true);
  });
});
