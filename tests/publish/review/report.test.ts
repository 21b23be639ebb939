// What people read of a report: the comment on a pull request, and the page.
import { createProcessor } from "@mdx-js/mdx";
import { createHash } from "node:crypto";
import { parse, parseFragment } from "parse5";
import remarkGfm from "remark-gfm";
import { describe, expect, test } from "vitest";

import {
  attribute,
  collapse,
  elementsIn,
  rawText,
  textOf,
} from "../../../app/publish/markup/html-tree";
import type { Passage, Report, ReportSection, Word } from "../../../app/publish/review/report-data";
import { revealCharacters } from "../../../app/publish/review/characters";
import { renderComment } from "../../../app/publish/review/report/comment";
import { renderPage } from "../../../app/publish/review/report/page";
import { verdictOf } from "../../../app/publish/review/report/verdict";

const ADDRESSES = { preview: "https://preview.example/", report: "https://report.example/" };

const WORDS: Word[] = [
  { text: "We ", diff: "same" },
  { text: "wait", diff: "removed" },
  { text: "hope", diff: "added", mark: "strength or status of a claim" },
];
const PASSAGE: Passage = {
  place: "Under “Dose”",
  marks: [{ name: "notice", sentence: "It names a rule." }],
  lines: [{ label: "Cell", name: "a name", words: WORDS }],
  isWhole: false,
};
const PASSAGES = [PASSAGE, { ...PASSAGE, place: "", marks: [{ name: "date", sentence: "" }] }];

function sectionOf(path: string, more: Partial<ReportSection> = {}): ReportSection {
  const empty = { rank: "marked" as const, file: "", state: "", screenshots: [] };
  const own = { title: `Page ${path}`, paths: [path], link: path, passages: [PASSAGE] };
  return { ...empty, ...own, ...more };
}

const SCREENSHOT = { view: "at 1280 px", old: "1.webp", new: "2.webp", width: 1280 };
const FULL: Report = {
  verdict: "Both builds are identical.",
  builds: `pull request 7, commit ${"2".repeat(8)} · compared with main · 2026-01-31 12:00 UTC`,
  sections: [
    sectionOf("/investors", { passages: PASSAGES, screenshots: [SCREENSHOT] }),
    sectionOf("/offer", { passages: [{ ...PASSAGE, isWhole: true }], state: "new page" }),
    sectionOf("/gone", { passages: [{ ...PASSAGE, marks: [] }], link: "" }),
  ],
  files: ["assets/a.js is new"],
  failures: ["The page /x could not be judged: it hangs."],
  remarks: ["No pictures were taken of 3 more pages."],
};

/** The comment as GitHub reads it: the tool's own Markdown, and one block of HTML. */
function readComment(report: Report) {
  const comment = renderComment(report, ADDRESSES);
  const { children } = createProcessor({ format: "md", remarkPlugins: [remarkGfm] }).parse(comment);
  expect(children.map(({ type }) => type)).toEqual(["heading", "paragraph", "html"]);
  return [...elementsIn(parseFragment(comment))];
}

function openPage(report: Report) {
  const elements = [...elementsIn(parse(renderPage(report, ADDRESSES)))];
  const texts = (...tags: string[]) =>
    elements.filter(({ tagName }) => tags.includes(tagName)).map(textOf);
  return { elements, texts };
}

test("comment and page say everything of the report", () => {
  const page = openPage(FULL).texts("body").join();
  const comment = readComment(FULL).map(rawText).join(FULL.verdict).replaceAll("\u200b", "");
  const told = [FULL.verdict, FULL.builds, "Elsewhere", ...FULL.failures, ...FULL.remarks];
  told.push("Notice It names a rule.", "Cell “a name”", "hope", "new page", "Under “Dose”");
  for (const words of told) {
    expect(page).toContain(words);
    expect(comment).toContain(words);
  }
  expect(openPage(FULL).texts("mark")[0]).toBe("hope");
  expect(openPage(FULL).texts("summary"), "folded").toContain("1 line");
  expect(renderPage(FULL, ADDRESSES), "not read as one word").toContain("</del>\u200a<ins>");
  const passages = "4 passages to read, 3 of them change a notice or a date.";
  expect(verdictOf(FULL)).toMatch(new RegExp(`^3 pages .* ${passages}`));
});

test("the page shows screenshots and files, links to pages that exist, and loads nothing else", () => {
  const { elements, texts } = openPage(FULL);
  const valuesOf = (name: string) => elements.flatMap((element) => attribute(element, name) ?? []);
  expect(texts("p").at(-1)).toBe("assets/a.js is new");
  const views = ["before", "after"].map((side) => `Page /investors, at 1280 px, ${side}`);
  expect(valuesOf("alt")).toEqual(views);
  expect(valuesOf("src")).toEqual([SCREENSHOT.old, SCREENSHOT.new]);
  const links = ["/investors", "/offer"].map((path) => `https://preview.example${path}`);
  expect(valuesOf("href")).toEqual(links);
  expect(texts("script", "link", "iframe")).toEqual([]);
  const [style] = elements.filter(({ tagName }) => tagName === "style").map(rawText);
  const hash = createHash("sha256").update(style ?? "");
  const meta = elements.find((each) => attribute(each, "http-equiv") === "Content-Security-Policy");
  expect(meta && attribute(meta, "content")).toBe(
    `default-src 'none'; img-src 'self' file:; style-src 'sha256-${hash.digest("base64")}'; base-uri 'none'; form-action 'none'`,
  );
});

test("the comment has all that concerns the whole site, and ten passages more", () => {
  const pages = Array.from({ length: 60 }, (_, index) => sectionOf(`/page-${index}`));
  const site = sectionOf("", { passages: [PASSAGE, PASSAGE], rank: "site", paths: [..."abcdef"] });
  const others = [sectionOf("", { rank: "placeholders" }), sectionOf("", { file: "_headers" })];
  const comment = readComment({ ...FULL, sections: [...pages, site, ...others] });
  expect(comment.filter(({ tagName }) => tagName === "article")).toHaveLength(10 + 4);
  const words = comment.map(rawText).join();
  expect(words).toContain("a, b, c, d, e and 1 more");
  expect(words).toContain("50 more passages: see the report.");
});

test("a comment that would be too long leaves out passages", () => {
  const words = [{ text: "word ".repeat(2000), diff: "added" as const }];
  const long = { ...PASSAGE, lines: [{ label: "", name: "", words }] };
  const sections = Array.from({ length: 90 }, () => sectionOf("/page", { passages: [long] }));
  const failures = sections.map(({ title }) => `The page ${title} could not be judged: it hangs.`);
  const comment = renderComment({ ...FULL, sections, failures }, ADDRESSES);
  expect(comment.length).toBeLessThan(60_000);
  expect(comment).toContain("see the report");
});

/** Texts that Markdown, HTML, GitHub or a reader's eye could take for something else. */
const NASTY_TEXTS = [
  "*a* | `b` ~~c~~ | [d](https://evil.example)",
  "<b>bold</b> <img src=x onerror=alert(1)> <!-- gone -->",
  "https://evil.example www.evil.example team@evil.example",
  "$i$ @everyone #1 GH-2 acme/site#3 0a1b2c3d4e :tada:",
  "p\u0430tients",
  "line\n\n# next\n- line",
  "\\*escaped\\* &amp; &#42;",
  "FDA \u202eevorppa\u202c ok",
  "מעבדה 12% (א)",
  'x" onmouseover="alert(1)',
];

/** Fields of a report whose values the tool writes itself. */
const OWN = /^(?:rank|diff|mark|link|view|old|new|verdict)$/;

/** Replaces every text of the report that comes from outside. */
function nastyReport(text: string): Report {
  // oxlint-disable-next-line typescript/no-unsafe-return -- the same report with other strings
  return JSON.parse(JSON.stringify(FULL), (key, value: unknown) =>
    typeof value === "string" && !OWN.test(key) ? text : value,
  );
}

const attributesOf = (elements: ReturnType<typeof readComment>) =>
  elements.map(({ tagName, attrs }) => [tagName, ...attrs.map(({ name }) => name)].join(" "));
const blocksOf = (text: string) =>
  readComment(nastyReport(text)).filter(({ tagName }) => tagName !== "span");

describe.each(NASTY_TEXTS)("the text %j", (text) => {
  const shown = collapse(revealCharacters(text.replace(/\s+/g, " ")));

  test("stays text in the comment, and GitHub finds nothing to link in it", () => {
    const comment = blocksOf(text);
    expect(attributesOf(comment)).toEqual(attributesOf(blocksOf("plain")));
    const words = comment.filter(({ tagName }) => tagName === "p").map((each) => rawText(each));
    expect(words[0]?.replaceAll("\u200b", "")).toBe(shown);
    expect(renderComment(nastyReport(text), ADDRESSES), "no formula").not.toContain("<bdi>$");
    expect(words[0]).not.toMatch(/@\w|#\w|GH-\d|www\.|https:\/|:tada:|[0-9a-f]{7}/);
  });

  test("stays text on the page", () => {
    const { elements, texts } = openPage(nastyReport(text));
    expect(attributesOf(elements)).toEqual(attributesOf(openPage(nastyReport("plain")).elements));
    expect(texts("h2")[0]).toBe(collapse(revealCharacters(text)));
  });
});
