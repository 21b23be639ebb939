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
    const claims = claimsOf([page("Words.", table)]);
    expect(
      claims.map(({ value, figures, label, source, asOf, expires, home }) => ({
        value,
        figures,
        label,
        source,
        asOf,
        expires,
        home: `${home.line}:${home.column} ${home.field}`,
      })),
    ).toEqual([
      {
        value: "about $1.3B",
        figures: ["$1.3b"],
        label: "Cost, New drug",
        source: "A journal",
        asOf: "2025-06",
        expires: "2027",
        home: "5:14 comparison.rows[0][1]",
      },
      {
        value: "$20-50M",
        figures: ["$20-50m"],
        label: "Cost, Hybrid",
        source: "A journal",
        asOf: "2025-06",
        expires: "2027",
        home: "5:27 comparison.rows[0][2]",
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
      "content/news.mdx:2:1  comparison.source  is missing, expected where the figure comes from; add a line such as \`source: Company target, 2025\`
      content/news.mdx:2:1  comparison.asOf  is missing, expected the date of the source; add a line such as \`asOf: 2025-06\`"
    `);
  });
  test.each([
    "asOf: 2024",
    "asOf: 2024-03",
    "asOf: 2024-03-15",
    "asOf: 2026-03-15",
    "asOf: 2026",
    "asOf: 2019\n    expires: 2026-03-15",
    "asOf: 2019\n    expires: 2026",
  ])("current: %s", (lines) => {
    expect(messages(dated(lines))).toBe("");
  });
  test.each(["asOf: 2023", "asOf: 2024-02", "asOf: 2024-03-14"])(
    "more than 24 months old: %s",
    (lines) => {
      expect(messages(dated(lines))).toContain("stats[0].asOf  20");
      expect(messages(dated(lines))).toContain("is more than 24 months ago");
    },
  );
  test.each(["asOf: 2027", "asOf: 2026-04", "asOf: 2026-03-16"])("still to come: %s", (lines) => {
    expect(messages(dated(lines))).toMatch(/stats\[0\]\.asOf {2}20[\d-]+ is in the future/);
  });
  test.each(["expires: 2025", "expires: 2026-02", "expires: 2026-03-14"])(
    "expired, however new the source is: %s",
    (line) => {
      expect(messages(dated(`asOf: 2026-01\n    ${line}`))).toMatch(
        /^content\/news\.mdx:8:14 {2}stats\[0\]\.expires {2}the figure expired after 20[\d-]+, /,
      );
    },
  );
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
  test("contradict the first of them, whatever the case and punctuation of the label", () => {
    const found = messages(table("Purity grade, 98%", '"purity-grade:", 97%', "Purity grade, 96%"));
    expect(found.split("\n").map((line) => line.split("  ").slice(1))).toEqual([
      [
        "table.rows[1][1]",
        '"97%" for "purity-grade:, A" contradicts "98%" in content/news.mdx:7:22, expected the same figure, or a label that tells the two apart',
      ],
      ["table.rows[2][1]", expect.stringMatching(/^"96%" .* contradicts "98%" /)],
    ]);
  });
  test.each([
    ["spellings of one figure", ["Cost, about $1.3B", "Cost, $1300M"]],
    ["other labels", ["Cost of a drug, $1.3B", "Cost of a hybrid, $20M"]],
  ])("agree: %s", (_, rows) => {
    expect(messages(table(...rows))).toBe("");
  });
});

describe("a figure without a home", () => {
  test("is named once for each file, in prose and in fields", () => {
    const file = page(
      "It is **42%** better.\n\nYes, 42 percent, in 3\nyears.",
      "title: News\nlead: Ten times, or 10x\nplaceholders:\n  - 77% is to be confirmed.",
    );
    expect(messages(file)).toMatchInlineSnapshot(`
      "content/news.mdx:9:21  "3 years" is a figure without a source; add it under \`stats:\` with one, or write the sentence without it
      content/news.mdx:7:9  "42%" is a figure without a source; add it under \`stats:\` with one, or write the sentence without it
      content/news.mdx:3:21  lead  "10x" is a figure without a source; add it under \`stats:\` with one, or write the sentence without it
      content/news.mdx:3:7  lead  "Ten times" is a figure in words; write it in digits, as in its entry under \`stats:\`"
    `);
    const windows = page(
      "It is **42%** better.\r\n\r\nYes, 42 percent, in 3\r\nyears.",
      "title: News\nlead: Ten times, or 10x",
    );
    expect(messages(windows).split("\n").length).toBe(4);
  });
  test("has one when another page gives it, also for less than it says", () => {
    expect(
      messages(
        stating("15+", "years of research"),
        page("For 15+ years.", "title: More", "content/more.mdx"),
      ),
    ).toBe("");
  });
});
