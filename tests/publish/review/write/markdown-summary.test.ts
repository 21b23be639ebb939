// The summary of a report, as GitHub renders it.
import { expect, test } from "vitest";

import { showHidden } from "../../../../app/publish/markup/characters";
import { attribute, collapse, textOf } from "../../../../app/publish/markup/html-tree";
import type { Report } from "../../../../app/publish/review/report";
import { renderSummary } from "../../../../app/publish/review/write/markdown-summary";
import { renderMarkdown } from "../../../support/github/rendered-markdown";
import {
  NASTY_TEXTS,
  sampleChange,
  sampleFigure,
  samplePage,
  sampleReport,
  sampleReportOf,
} from "../../../support/sample-report";

const ADDRESSES = { preview: "https://preview.example/pr-7/" };

const render = (report: Report) => renderMarkdown(renderSummary(report, ADDRESSES));

/** The texts of all elements of a kind, without the zero-width spaces that keep GitHub from linking. */
function texts(report: Report, ...tags: string[]): string[] {
  return render(report)
    .filter(({ tagName }) => tags.includes(tagName))
    .map((element) => textOf(element).replaceAll("\u200b", ""));
}

test("it says the verdict and the commits first, then every change once, the worst first", () => {
  const report = sampleReport({
    verdict: "1 critical change; 2 changes of wording",
    changes: [
      sampleChange({ name: "Paragraph" }),
      sampleChange({ severity: "critical", name: "Notice", reasons: ["The notice is gone."] }),
      sampleChange({ severity: "links", name: "Link", subject: "link" }),
      sampleChange({ name: "Heading", subject: "heading" }),
    ],
  });
  expect(texts(report, "h2", "h3")).toEqual([
    "1 critical change; 2 changes of wording",
    "Critical: 1 change",
    "Wording: 2 changes",
    "Links: 1 change",
  ]);
  expect(texts(report, "p")[0]).toBe("22222222, compared with 11111111 (main)");
  const lists = render(report).filter(({ tagName }) => tagName === "ol");
  expect(lists.map((list) => attribute(list, "start"))).toEqual(["1", "2", "4"]);
  expect(texts(report, "strong")).toEqual([
    "Notice, changed",
    "The notice is gone.",
    "Paragraph, changed",
    "Heading, changed",
    "Link, changed",
  ]);
});

test.each([
  ["a word", ["We ", "wait ", "hope ", "for it."], "We wait hope for it."],
  ["a figure that ends in a hyphen", ["A ", "10-", "12-", "week course"], "A 10- 12-week course"],
  ["a quoted word", ["", "“sure”", "“hopeful”", "."], "“sure” “hopeful”."],
])("%s that changed is marked, before and after", (_, [before, old, now, after], whole) => {
  const words = [
    { text: before ?? "", mark: "same" },
    { text: old ?? "", mark: "removed" },
    { text: now ?? "", mark: "added" },
    { text: after ?? "", mark: "same" },
  ] as const;
  const report = sampleReport({ changes: [sampleChange({ words: [...words] })] });
  expect(texts(report, "del")).toEqual([old?.trim()]);
  expect(texts(report, "ins")).toEqual([now?.trim()]);
  expect(texts(report, "span")).toContain(whole);
  expect(renderSummary(report, ADDRESSES)).toContain("</del> <ins>");
});

test("a change names its page and headings, links to the preview, and says where it is hidden", () => {
  const report = sampleReport({
    changes: [
      sampleChange({
        action: "hidden",
        words: [],
        old: "A notice.",
        new: "A notice.",
        views: ["768 px", "print"],
      }),
    ],
  });
  expect(texts(report, "li")[0]).toMatch(/^Paragraph, hidden on For investors › The deck/);
  expect(texts(report, "li")).toContain("Not visible at 768 px, in print");
  expect(texts(report, "li").filter((text) => text === "A notice.")).toHaveLength(1);
  expect(render(report).flatMap((element) => attribute(element, "href") ?? [])).toContain(
    "https://preview.example/pr-7/investors",
  );
});

test.each([
  [
    ["320 px: “these words”", "print, with JavaScript"],
    "at 320 px: “these words”; in print, with JavaScript",
  ],
  [["320 px", "768 px", "1280 px", "1920 px", "print"], "anywhere"],
  [
    [
      "320 px, with JavaScript",
      "768 px, with JavaScript",
      "1280 px, with JavaScript",
      "1920 px, with JavaScript",
      "print, with JavaScript",
    ],
    "anywhere with JavaScript",
  ],
])("the views %j of a hidden text are told apart and each said once", (views, where) => {
  const report = sampleReport({ changes: [sampleChange({ action: "hidden", views })] });
  expect(texts(report, "li")).toContain(`Not visible ${where}`);
});

test("a page that looks different names the views", () => {
  const differing = (views: string[]) =>
    texts(sampleReport({ changes: [sampleChange({ subject: "look", views })] }), "li");
  expect(differing(["320 px", "print"])).toContain("Different at 320 px, in print");
  expect(differing(["320 px", "768 px", "1280 px", "1920 px", "print"])).toContain(
    "Different everywhere",
  );
});

test("a change of many pages is one change, with the pages that there is room to name", () => {
  const pages = Array.from({ length: 11 }, (_, index) =>
    samplePage({ path: `/page-${index}`, title: `Page ${index}` }),
  );
  const report = sampleReport({
    pages: [...pages.slice(1), samplePage({ path: "/page-0", title: "Page 0", kind: "removed" })],
    changes: [sampleChange({ places: pages.map(({ path }) => ({ path, heading: [] })) })],
  });
  const [first] = texts(report, "li");
  expect(first).toContain("in 11 places: Page 0, Page 1, Page 2");
  expect(first).toContain("Page 7 and 3 more");
  expect(render(report).flatMap((element) => attribute(element, "href") ?? [])).not.toContain(
    "https://preview.example/pr-7/page-0",
  );
});

test("a figure stands with its source, or without one, with what it contradicts and where the old one still is", () => {
  const stillAt = [{ path: "/about-us", sentence: "We measured 10%." }];
  const figures = [
    sampleFigure({ source: "Report of the year", isSourceNew: true }),
    sampleFigure({ old: "3", new: "4", contradicts: true, stillAt }),
    sampleFigure({ old: "2030", new: "2031", isClaim: false }),
    sampleFigure({ old: null, new: "2032", isClaim: false }),
  ];
  const report = sampleReport({ changes: [sampleChange({ figures })] });
  expect(texts(report, "li").filter((text) => text.startsWith("Figure"))).toEqual([
    "Figure 10% → 12%; New source: Report of the year",
    "Figure 3 → 4; No source; The site gives another value for this elsewhere; “3” is still at /about-us: We measured 10%.",
    "Figure 2030 → 2031",
  ]);
});

test("pages that came out the same stand beside what was compared; warnings and signatures follow", () => {
  const signature = { role: "Legal", name: "A. Reader", date: "2026-01-02" };
  const report = sampleReport({
    changes: [sampleChange({ severity: "code", old: null, new: null, words: [], places: [] })],
    samePages: ["/", "/about-us"],
    checked: "Compared in every view.",
    warnings: [{ place: "content/home.mdx:19:7", message: "the figure gives no source" }],
    signatures: [
      {
        path: "/",
        title: "Home",
        hash: "5".repeat(64),
        signed: [signature],
        missing: ["Medical"],
        outdated: [{ ...signature, role: "Regulatory" }],
      },
    ],
  });
  expect(texts(report, "p").join("\n")).toContain(
    "No difference found in the text and pictures of 2 pages whose code changed. Compared in every view.",
  );
  expect(texts(report, "li")).toEqual([
    "Paragraph, changed",
    "content/home.mdx:19:7 the figure gives no source",
    "Home: signed by Legal: A. Reader, 2026-01-02; an earlier text was signed by Regulatory: A. Reader, 2026-01-02; missing: Medical",
  ]);
});

test("where only words changed, no page is said to be the same in spite of its code", () => {
  const report = sampleReport({ samePages: ["/", "/about-us"] });
  expect(renderSummary(report, {})).not.toMatch(/code changed|the same/);
});

test("class names are not shown", () => {
  const change = sampleChange({
    severity: "looks",
    subject: "look",
    old: "css-1a",
    new: "css-2b",
    words: [],
  });
  expect(renderSummary(sampleReport({ changes: [change] }), {})).not.toContain("css-");
});

test.each(NASTY_TEXTS)(
  "%j is text wherever it stands, whole, and in its own direction",
  (nasty) => {
    const elements = render(sampleReportOf(nasty));
    const tags = new Set(elements.map(({ tagName }) => tagName));
    const allowed = ["h2", "h3", "p", "ol", "ul", "li", "strong", "a", "span", "del", "ins"];
    expect([...tags].filter((tag) => !allowed.includes(tag))).toEqual([]);
    const outside = elements
      .flatMap((element) => attribute(element, "href") ?? [])
      .filter((href) => !href.startsWith(ADDRESSES.preview));
    expect(outside).toEqual([]);
    // What GitHub would still turn into a link or a picture, after it has decoded character references.
    expect(elements.map(textOf).join("\n")).not.toMatch(/@[a-z]|#\d|GH-\d|www\.|:tada:/);
    const shown = collapse(showHidden(nasty));
    for (const tag of ["del", "ins"])
      expect(new Set(texts(sampleReportOf(nasty), tag)), tag).toEqual(new Set([shown]));
    const isolated = elements.filter(
      (element) => element.tagName === "span" && attribute(element, "dir") === "auto",
    );
    const whole = isolated.filter(
      (element) => textOf(element).replaceAll("\u200b", "") === shown,
    ).length;
    expect(whole).toBeGreaterThan(12);
  },
);

test("a comment leads to the preview and to the report, where there is a preview", () => {
  const links =
    "[Open the preview](https://preview.example/pr-7/) · [Read the report](https://preview.example/pr-7/review/)";
  expect(renderSummary(sampleReport({}), ADDRESSES)).toContain(`\n${links}\n`);
  expect(renderSummary(sampleReport({}), {})).not.toContain("Open the preview");
});

test("it is cut to what a comment can hold, with a sentence, and never inside a line", () => {
  const long = "very ".repeat(80);
  const changes = Array.from({ length: 400 }, (_, index) =>
    sampleChange({ old: `${long}${index}`, new: `${long}${index + 1}`, words: [] }),
  );
  const summary = renderSummary(sampleReport({ changes }), ADDRESSES);
  expect(summary.length).toBeGreaterThan(15_000);
  expect(summary.length).toBeLessThan(20_000);
  expect(summary).toMatch(
    /<\/span>\n\nThis summary was cut here because it is too long\. The report holds the rest\.\n$/,
  );
});

test.each([
  ["text", []],
  [
    "row of changed words",
    Array.from({ length: 9999 }, () => ({ text: "word ", mark: "added" as const })),
  ],
] as const)("one very long %s leaves room for the changes after it", (_, words) => {
  const first = sampleChange({ old: null, new: "word ".repeat(50_000), words: [...words] });
  const report = sampleReport({ changes: [first, sampleChange({ name: "Heading" })] });
  expect(texts(report, "strong")).toContain("Heading, changed");
});
