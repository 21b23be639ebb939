// The report that a person reads.
import { createHash } from "node:crypto";
import { parse } from "parse5";
import { expect, test } from "vitest";

import { showHidden } from "../../../../app/publish/markup/characters";
import {
  attribute,
  collapse,
  elementsIn,
  textOf,
  type Element,
} from "../../../../app/publish/markup/html-tree";
import type { Look } from "../../../../app/publish/review/page-model";
import type { Report } from "../../../../app/publish/review/report";
import { renderReport } from "../../../../app/publish/review/write/html-report";
import {
  NASTY_TEXTS,
  sampleChange,
  sampleFigure,
  sampleLook,
  samplePage,
  sampleReport,
  sampleReportOf,
} from "../../../support/sample-report";

const ADDRESSES = { preview: "https://preview.example/pr-7/", live: "https://www.example.com" };
const LOOKS = new Map([["/investors", sampleLook()]]);

async function render(report: Report, looks: ReadonlyMap<string, Look> = LOOKS) {
  const elements = [...elementsIn(parse(await renderReport(report, looks, ADDRESSES)))];
  const find = (...tags: string[]) => elements.filter(({ tagName }) => tags.includes(tagName));
  const withClass = (name: string) =>
    elements.filter((element) => attribute(element, "class")?.split(" ").includes(name));
  return { elements, find, withClass, texts: (...tags: string[]) => find(...tags).map(textOf) };
}

test("it loads nothing, runs nothing, and its policy says so", async () => {
  const { elements, find } = await render(sampleReport());
  expect(find("script", "link", "iframe")).toEqual([]);
  const [style] = find("style");
  const [child] = style?.childNodes ?? [];
  const hash = createHash("sha256").update(child && "value" in child ? child.value : "");
  const meta = elements.find((each) => attribute(each, "http-equiv") === "Content-Security-Policy");
  expect(meta && attribute(meta, "content")).toBe(
    `default-src 'none'; img-src data:; style-src 'sha256-${hash.digest("base64")}'; base-uri 'none'; form-action 'none'`,
  );
});

test("the verdict is its heading, then the commits, then every change once, the worst first", async () => {
  const { texts, find } = await render(
    sampleReport({
      verdict: "1 critical change",
      changes: [
        sampleChange({ new: "We hope for rain." }),
        sampleChange({ severity: "code", subject: "header", name: "Header A", places: [] }),
        sampleChange({ severity: "critical", name: "Notice", reasons: ["The notice is gone."] }),
      ],
    }),
  );
  expect(texts("h1")).toEqual(["1 critical change"]);
  expect(texts("header")[0]).toContain("22222222, compared with 11111111 (main)");
  expect(texts("h2", "h3")).toEqual([
    "Critical: 1 change",
    "1. Notice changed",
    "Wording: 1 change",
    "2. Paragraph changed",
    "Code: 1 change",
    "3. Header A changed",
    "Pages and pictures",
    "For investors",
  ]);
  expect(texts("strong")[0]).toBe("The notice is gone.");
  const ids = find("article").map((article) => attribute(article, "aria-labelledby"));
  expect(new Set(ids).size).toBe(ids.length);
});

test("before and after stand side by side with their words marked; a hidden text stands once", async () => {
  const notice = sampleChange({ words: [], old: "A notice.", new: "A notice." });
  const { texts, withClass } = await render(
    sampleReport({
      changes: [
        sampleChange(),
        sampleChange({ old: null, words: [], new: "New words." }),
        { ...notice, action: "hidden", views: ["768 px", "print"] },
      ],
    }),
    new Map(),
  );
  expect(withClass("value").map(textOf)).toEqual([
    "We wait for it.",
    "We hope for it.",
    "Nothing",
    "New words.",
    "A notice.",
  ]);
  expect(texts("del")).toEqual(["wait"]);
  expect(texts("ins")).toEqual(["hope", "New words."]);
  expect(texts("p")).toContain("Not visible at 768 px, in print");
});

test("a change of several pages folds them, and links each to the preview, the live site and its picture", async () => {
  const places = ["/investors", "/gone"].map((path) => ({ path, heading: ["The deck"], top: 640 }));
  const { texts, find, elements } = await render(
    sampleReport({
      changes: [sampleChange({ places })],
      pages: [samplePage(), samplePage({ path: "/gone", title: "Gone", kind: "removed" })],
    }),
  );
  expect(texts("summary")[0]).toBe("On 2 pages");
  expect(texts("li").slice(0, 2)).toEqual([
    "For investors /investors › The deck · Preview · Live · Picture",
    "Gone /gone › The deck · Live",
  ]);
  const inner = find("a").flatMap(
    (link) => /^#(.+)/.exec(attribute(link, "href") ?? "")?.[1] ?? [],
  );
  expect(inner).toHaveLength(1);
  const ids = elements.flatMap((element) => attribute(element, "id") ?? []);
  expect(ids).toEqual(expect.arrayContaining(inner));
  expect(new Set(ids).size).toBe(ids.length);
});

test("a figure stands with its source, or without one, with what it contradicts and where the old one still is", async () => {
  const stillAt = [{ path: "/about-us", sentence: "We measured 10%." }];
  const figures = [
    sampleFigure({ source: "Report of the year", isSourceNew: true }),
    sampleFigure({ contradicts: true, stillAt }),
  ];
  const { withClass } = await render(sampleReport({ changes: [sampleChange({ figures })] }));
  expect(withClass("figures").map(textOf)).toEqual([
    "10% → 12% · New source: Report of the year 10% → 12% · No source · The site gives another value for this elsewhere · “10%” is still at /about-us: We measured 10%.",
  ]);
});

test("pictures show what differs, say how much, fold what is the same, and give the difference on a click", async () => {
  const { find, withClass, texts } = await render(sampleReport({ changes: [] }));
  const pictures = withClass("picture");
  expect(pictures.map((picture) => attribute(picture, "open") !== undefined)).toEqual([
    false,
    true,
    false,
  ]);
  expect(texts("summary")).toContain(
    "1280 px: 0.31% of the pixels differ, by at most 212 of 255: clear to see",
  );
  expect(withClass("gap").map(textOf).slice(0, 2)).toEqual([
    "412 px unchanged",
    "788 px unchanged",
  ]);
  expect(
    find("img")
      .slice(0, 3)
      .map((image) => attribute(image, "alt")),
  ).toEqual([
    "For investors, 320 px, 412 to 712 px from the top, before",
    "For investors, 320 px, 412 to 712 px from the top, after",
    "For investors, 320 px, 412 to 712 px from the top, differences marked",
  ]);
  const folded = (image: Element) =>
    image.parentNode && "tagName" in image.parentNode && image.parentNode.tagName === "details";
  expect(find("img").slice(0, 3).map(folded)).toEqual([false, false, true]);
});

test("without a browser it says that there are no pictures", async () => {
  const { texts } = await render(sampleReport(), new Map());
  expect(texts("p")).toContain("No pictures: there was no browser to take them.");
});

test("pages that came out the same stand beside what was compared, and warnings have their place", async () => {
  const { texts } = await render(
    sampleReport({
      changes: [sampleChange({ severity: "code", subject: "code", places: [] })],
      samePages: ["/"],
      checked: "Compared in every view.",
      warnings: [{ place: "content/home.mdx:19:7", message: "the figure gives no source" }],
    }),
  );
  expect(texts("section").find((text) => text.includes("code changed"))).toBe(
    "No difference found in the text and pictures of 1 page whose code changed / / Compared in every view.",
  );
  expect(texts("li")).toContain("content/home.mdx:19:7 the figure gives no source");
});

test("it says who has signed, who is missing and how they sign; what is signed and unchanged is folded", async () => {
  const signed = [{ role: "Legal", name: "A. Reader", date: "2026-01-02" }];
  const page = { title: "", hash: "5".repeat(64), signed, missing: [], outdated: [] };
  const { texts } = await render(
    sampleReport({
      pages: [samplePage({ path: "/new", title: "New" })],
      signatures: [
        { ...page, path: "/it's", missing: ["Legal & more"], signed: [], outdated: signed },
        { ...page, path: "/signed" },
      ],
    }),
  );
  expect(texts("summary")).toContain("1 page signed and unchanged");
  const rows = texts("tr");
  expect(rows[1]).toContain("An earlier text: Legal: A. Reader, 2026-01-02");
  expect(rows[1]).toContain(`/it's | Legal & more | <your name> | <day> | ${page.hash}`);
  expect(rows[3]).toContain("Legal: A. Reader, 2026-01-02");
});

test.each(NASTY_TEXTS)(
  "%j is text wherever it stands, and keeps its direction to itself",
  async (nasty) => {
    const { elements, find, texts } = await render(
      sampleReportOf(nasty),
      new Map([[nasty, sampleLook()]]),
    );
    const usual = await render(sampleReport(), new Map());
    const names = (from: Element[]) => from.flatMap(({ attrs }) => attrs.map(({ name }) => name));
    expect(names(elements).filter((name) => name.startsWith("on"))).toEqual([]);
    expect(find("script", "iframe", "b", "em")).toEqual([]);
    expect(find("h1", "style", "meta")).toHaveLength(usual.find("h1", "style", "meta").length);
    for (const link of find("a")) expect(attribute(link, "href")).toMatch(/^(https:|#)/);
    // The mark stands for any text of the site: outside of "bdi" it would reorder its surroundings.
    const shown = collapse(showHidden(nasty));
    expect(texts("bdi").filter((text) => text === shown).length).toBeGreaterThan(15);
  },
);

test("no text of the site stands outside of its isolation", async () => {
  const mark = "\u202eMARK";
  const html = await renderReport(sampleReportOf(mark), new Map([[mark, sampleLook()]]), ADDRESSES);
  expect(html).not.toContain("\u202e");
  const outside = [...elementsIn(parse(html))].filter(
    (element) =>
      !hasAncestor(element, "bdi", "title") &&
      element.childNodes.some((child) => "value" in child && child.value.includes("MARK")),
  );
  expect(outside.map(({ tagName }) => tagName)).toEqual([]);
});

/** Whether an element is, or is inside of, one of these. */
function hasAncestor(element: Element, ...tags: string[]): boolean {
  if (tags.includes(element.tagName)) return true;
  const { parentNode } = element;
  return parentNode !== null && "tagName" in parentNode && hasAncestor(parentNode, ...tags);
}
