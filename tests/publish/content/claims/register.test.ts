// The register of figures: what is a claim, where it appears, and what keeps it from being published.
import { describe, expect, test } from "vitest";

import { checkClaims } from "../../../../app/publish/content/lint/claims";
import { claimsOf, type Claim } from "../../../../app/publish/content/claims/register";
import type { SeenFile } from "../../../../app/publish/content/source/model";
import { page, say } from "../../../support/prose";

const TODAY = "2026-03-15";

/** A page with one complete stat, and these lines in place of its date. */
function dated(lines: string): SeenFile {
  return page(
    "Words.",
    `title: News\nstats:\n  - value: 98%\n    label: purity grade\n    source: Company target\n    ${lines}`,
  );
}

/** A page at its own path with one complete stat. */
function stating(value: string, label: string, name = "news", prose = "Words."): SeenFile {
  const fields = `title: News\nstats:\n  - { value: ${value}, label: ${label}, source: Company target, asOf: 2025 }`;
  return { ...page(prose, fields, `content/${name}.mdx`), pages: [`/${name}`] };
}

const messages = (...files: SeenFile[]) => say(checkClaims(files, TODAY));

describe("the register", () => {
  test("names the home of each figure, and every place and page that says the same", () => {
    const more = {
      ...page("At 98 percent. 97%.", "title: More than 98%", "content/more.mdx"),
      pages: ["/more"],
    };
    const [claim, ...others] = claimsOf([stating("98%", "purity grade"), more]);
    expect(others).toEqual([]);
    expect(claim).toMatchObject({
      ...{ value: "98%", figures: ["98%"], label: "purity grade", source: "Company target" },
      ...{ asOf: "2025", expires: undefined, pages: ["/more", "/news"] },
    });
    const place = ({ file, line, column, field }: Claim["home"]) =>
      `${file}:${line}:${column} ${field}`;
    expect([claim?.home, ...(claim?.places ?? [])].map((each) => each && place(each))).toEqual([
      ...["content/news.mdx:4:14 stats[0].value", "content/news.mdx:4:14 stats[0].value"],
      ...["content/more.mdx:2:18 title", "content/more.mdx:4:4 "],
    ]);
  });
  test("knows the cells of a table by their row and column, with the table's source", () => {
    const table =
      "comparison:\n  columns: [Measure, New drug, Hybrid]\n  rows:\n    - [Cost, about $1.3B, $20-50M]\n    - [10x dose, slow, fast]\n  source: A journal\n  asOf: 2025-06\n  expires: 2027";
    const origin = { source: "A journal", asOf: "2025-06", expires: "2027" };
    expect(claimsOf([page("Words.", table)])).toMatchObject([
      {
        ...{ value: "about $1.3B", figures: ["$1300000000"], label: "Cost, New drug", ...origin },
        home: { line: 5, column: 14, field: "comparison.rows[0][1]" },
      },
      {
        ...{ value: "$20-50M", figures: ["$20000000-50000000"], label: "Cost, Hybrid", ...origin },
        home: { line: 5, column: 27, field: "comparison.rows[0][2]" },
      },
    ]);
  });
  test("says of what stands around all pages that it is on all", () => {
    const footer = { ...page("98% pure.", "title: Site", "content/site.mdx"), pages: [] };
    expect(claimsOf([stating("98%", "purity grade"), footer])[0]?.pages).toEqual(["*", "/news"]);
  });
  test("finds a figure in the words of a tag, and not in what names a file", () => {
    const file = page(
      '<Figure src="98% pure.svg" alt="A bar." caption="Now 98%." />',
      "title: News\nstats:\n  - { value: 98%, label: purity }\nimage: ./images/98%.svg",
    );
    expect(claimsOf([file])[0]?.places.map(({ line, column }) => `${line}:${column}`)).toEqual([
      "4:14",
      "7:54",
    ]);
  });
});

describe("source and date", () => {
  test("a table lacks them once for all its cells", () => {
    expect(
      messages(
        page("Words.", "comparison:\n  columns: [A, B, C]\n  rows:\n    - [Cost, $1B, $2B]"),
      ),
    ).toMatchInlineSnapshot(`
      "content/news.mdx:2:1  warning: comparison.source  is missing; add \`source:\` and say where the figure comes from
      content/news.mdx:2:1  warning: comparison.asOf  is missing; add \`asOf:\` with the date of the source"
    `);
  });
  test.each([
    ...["asOf: 2024", "asOf: 2024-03", "asOf: 2024-03-15", "asOf: 2026-03-15", "asOf: 2026"],
    ...["asOf: 2019\n    expires: 2026-03-15", "asOf: 2019\n    expires: 2026"],
  ])("current: %s", (lines) => {
    expect(messages(dated(lines))).toBe("");
  });
  test.each([
    ["asOf: 2023", "is more than 24 months ago"],
    ["asOf: 2024-02", "is more than 24 months ago"],
    ["asOf: 2024-03-14", "is more than 24 months ago"],
    ["asOf: 2027", "is in the future"],
    ["asOf: 2026-04", "is in the future"],
    ["asOf: 2026-03-16", "is in the future"],
    ["asOf: 2026-01\n    expires: 2025", "the figure expired after 2025;"],
    ["asOf: 2026-01\n    expires: 2026-02", "the figure expired after 2026-02;"],
    ["asOf: 2026-01\n    expires: 2026-03-14", "the figure expired after 2026-03-14;"],
  ])("%s %s", (lines, words) => {
    expect(messages(dated(lines)).split("\n")).toEqual([expect.stringContaining(words)]);
  });
  test("a date that is none is left to the check of the fields", () => {
    expect(messages(dated("asOf: some day"))).toBe("");
  });
});

describe("figures with one label", () => {
  /** A table with these rows of a name and a figure. */
  const table = (...rows: string[]) => {
    const lines = rows.map((row) => `\n    - [${row}, slow]`).join("");
    const origin = "source: A journal\n  asOf: 2025";
    return page("Words.", `table:\n  ${origin}\n  columns: [Measure, A, B]\n  rows:${lines}`);
  };
  test("contradict each other, whatever the case and punctuation of the label", () => {
    const found = messages(table("Purity grade, 98%", '"purity-grade:", 97%'));
    expect(found.split("\n").map((line) => line.split("  ").slice(1))).toEqual([
      [
        "warning: table.rows[0][1]",
        '"98%" for "Purity grade, A" contradicts "97%" in content/news.mdx:8:25; use one figure, or make the labels different',
      ],
      [
        "warning: table.rows[1][1]",
        '"97%" for "purity-grade:, A" contradicts "98%" in content/news.mdx:7:22; use one figure, or make the labels different',
      ],
    ]);
  });
  test.each([
    ["spellings of one figure", ["Cost, about $1.3B", "Cost, $1300M"]],
    ["other labels", ["Cost of a drug, $1.3B", "Cost of a hybrid, $20M"]],
  ])("agree: %s", (_, rows) => {
    expect(messages(table(...rows))).toBe("");
  });
});

describe("a figure without a source", () => {
  test("is named once for each file, in prose and in fields, with the entry that has the same", () => {
    const file = page(
      "It is **42%** better.\n\nYes, 42 percent, in 3-5\nyears, at 98%.",
      "title: News\nlead: Ten times as much, or 10x\nplaceholders:\n  - 77% is to be confirmed.",
    );
    expect(messages(file, stating("98%", "purity grade", "more"))).toMatchInlineSnapshot(`
      "content/news.mdx:10:11  warning: "98%" has no source on this page; add a footnote to the paragraph, a line such as \`Source: …\` below the table, or a stat; "purity grade" in content/more.mdx:4:14 has the same figure
      content/news.mdx:9:21  warning: "3-5 years" has no source on this page; add a footnote to the paragraph, a line such as \`Source: …\` below the table, or a stat
      content/news.mdx:7:9  warning: "42%" has no source on this page; add a footnote to the paragraph, a line such as \`Source: …\` below the table, or a stat
      content/news.mdx:3:7  warning: lead  "Ten times as" has no source on this page; add it under \`stats:\`, or say it in the prose with a footnote"
    `);
  });
  const at = (prose: string, fields = "title: News") => page(prose, fields);
  const STATS =
    "stats:\n  - { value: $50M, label: cash, meaning: Of €60M., source: A, asOf: 2026 }";
  test.each([
    ["a footnote in its paragraph", at("At 42%.[^1]\n\n[^1]: A study, of 43%.")],
    ["a footnote in the words above its list", at("Shares:[^1]\n\n- 42%\n\n[^1]: A study.")],
    ["a footnote in its table", at("| A | B |\n|--|--|\n| 42% | x[^1] |\n\n[^1]: A study.")],
    ["a line below its table", at("| A | B |\n|--|--|\n| 42% | $5m |\n\nSource: the report.")],
    ["a stat of its page, or what it says", at("$50 million, €60M.", `title: News\n${STATS}`)],
    ["the day of its entry", at("At 42%.", "title: News\ndate: 2026-01-05")],
    ["a page of law", at("A capital of EUR 25,000.", "title: Imprint")],
    ["a page of jobs", at("A salary of $90,000.", "title: Open positions")],
  ])("is none: %s", (_, file) => {
    expect(messages(file)).toBe("");
  });
  test.each<[string, ...SeenFile[]]>([
    ["an equal one on another page", at("At 98%."), stating("98%", "purity", "more")],
    ["a footnote in another paragraph", at("At 42%.\n\nWords.[^1]\n\n[^1]: A study.")],
    ["another number in its stats", at("$51 million.", `title: News\n${STATS}`)],
  ])("is not sourced by %s", (_, ...files) => {
    expect(messages(...files)).toContain("has no source on this page");
  });
  test("in a drawing needs a stat on each page that shows it", () => {
    const drawing: SeenFile = {
      ...page("98%", "title: X", "content/images/bar.svg"),
      ...{ isDrawing: true, data: undefined, pages: ["/news", "/more"] },
    };
    const [news, more] = [stating("98%", "purity"), stating("98%", "purity", "more")];
    const bare = { ...page("Words.", "title: More", "content/more.mdx"), pages: ["/more"] };
    expect(messages(drawing, news, more)).toBe("");
    expect(messages(drawing, news, bare)).toMatch(/^content\/images\/bar\.svg:.* has no source/);
  });
});
