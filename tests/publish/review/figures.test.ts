// What a review says about figures that changed: where they come from, and where the site still shows the old ones.
import { expect, test } from "vitest";

import { lineOf } from "../../../app/publish/review/words/document";
import { createFigureDiff, findNumbers } from "../../../app/publish/review/judge/figures";
import type { Site } from "../../../app/publish/review/bytes/site";

type Fields = Record<string, unknown>;

/** A page that gives a figure and its source. */
const stat = (value: string, more: Fields = {}): Fields => ({
  stats: [{ value, label: "purity grade", source: "A study", asOf: "2025-01-01" }],
  ...more,
});

/** A site of one page with these fields, which says these texts. */
function siteOf(fields: Fields, texts: string[] = []): Site {
  const file = {
    name: "index.html",
    published: "index.html",
    bytes: Buffer.of(),
    text: "",
    hash: "",
    isFalseCopy: false,
  };
  const lines = texts.map((text) => lineOf("text", "Text", text));
  const document = { title: "", lines, links: [], ids: new Set<string>() };
  const unpublished = fields["draft"] === true ? ({ words: "a draft" } as const) : undefined;
  return {
    files: new Map(),
    unhash: (text) => text,
    addresses: new Set(),
    pages: new Map([["/", { path: "/", file, document }]]),
    redirects: new Map(),
    content: [{ file: "content/home.mdx", path: "/", unpublished, fields }],
    drawings: new Map(),
  };
}

test("numbers that changed, came and went; the others are left out", () => {
  const diff = createFigureDiff(siteOf({}), siteOf({}));
  const found = diff("98% pure in 2025, 5 drugs.", "97% pure in 2026, 5 drugs, $1.3B.");
  expect(found.map(({ old, new: now, isClaim }) => [old, now, isClaim])).toEqual([
    ["98%", "97%", true],
    ["2025", "2026", false],
    [null, "$1.3B", true],
  ]);
  expect(diff("A $1.6 trillion market.", "A $1.6T market.")).toEqual([]);
});

test.each([
  [stat("98%"), stat("97%"), "A study, as of 2025-01-01", false],
  [stat("98%"), { stats: [{ value: "97%", label: "purity", source: "Another" }] }, "Another", true],
  [{}, {}, null, false],
  [{}, stat("97%", { draft: true }), null, false],
])("its source is that of the content, and may be new", (before, after, source, isSourceNew) => {
  const [figure] = createFigureDiff(siteOf(before), siteOf(after))(
    "It is 98% pure.",
    "It is 97% pure.",
  );
  expect(figure).toMatchObject({ source, isSourceNew });
});

test("the report says where the old figure is still shown, in every spelling", () => {
  const head = siteOf({}, ["It is 97% pure.", "98 percent of it."]);
  const [figure] = createFigureDiff(siteOf({}), head)("It is 98% pure.", "It is 97% pure.");
  expect(figure?.stillAt).toEqual([{ path: "/", text: "98 percent of it." }]);
});

test("a section of a law and a telephone number are not claims", () => {
  const numbers = findNumbers("21 CFR 312.7(a), (919) 555-0123, 98%");
  expect(numbers.filter(({ isClaim }) => isClaim).map(({ text }) => text)).toEqual(["98%"]);
});
