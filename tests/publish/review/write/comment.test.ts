// The comment on a pull request, as Markdown reads it.
import type { Nodes } from "mdast";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";

import { MARKER, renderComment } from "../../../../app/publish/review/write/comment";

const ADDRESS = "https://example.github.io/site/pr-7/";
const page = {
  path: "/about-us",
  title: "About us",
  kind: "changed",
  summary: "1 sentence changed",
};

function comment(report: object = {}): string {
  return renderComment(
    ADDRESS,
    "abcdef0123456789",
    Buffer.from(
      JSON.stringify({
        verdict: "1 page changed",
        base: {},
        head: {},
        pages: [page],
        problems: [],
        ...report,
      }),
    ),
  );
}

/** All nodes of one type, at any depth. */
function find<T extends Nodes["type"]>(markdown: string, type: T): Extract<Nodes, { type: T }>[] {
  const isWanted = (node: Nodes): node is Extract<Nodes, { type: T }> => node.type === type;
  const below = (node: Nodes): Nodes[] => [
    node,
    ...("children" in node ? node.children.flatMap(below) : []),
  ];
  return below(unified().use(remarkParse).parse(markdown)).filter(isWanted);
}

test("it names the commit, the verdict, the report and each changed page in the preview", () => {
  const written = comment({ pages: [page, { ...page, path: "/", title: "Home" }] });
  expect(written.startsWith(MARKER)).toBe(true);
  expect(written).toContain("**Preview of abcdef0**");
  expect(written).toContain("1 page changed");
  expect(find(written, "link").map(({ url }) => url)).toEqual([
    ADDRESS,
    `${ADDRESS}review/`,
    `${ADDRESS}about-us`,
    ADDRESS,
  ]);
});

test("a page that is gone is named and not linked; one that moved says from where", () => {
  const written = comment({
    pages: [
      { ...page, kind: "removed" },
      { ...page, path: "/team", title: "Team", kind: "renamed", from: "/people" },
    ],
  });
  expect(
    find(written, "link")
      .map(({ url }) => url)
      .slice(2),
  ).toEqual([`${ADDRESS}team`]);
  expect(written).toContain("About us | removed |");
  expect(written).toContain("renamed from &#47;people");
});

test("problems come before the pages", () => {
  const written = comment({ problems: ["A figure has no source"] });
  expect(written.indexOf("A figure has no source")).toBeGreaterThan(0);
  expect(written.indexOf("A figure has no source")).toBeLessThan(written.indexOf("About us"));
});

const HOSTILE =
  "<details><img src=x onerror=alert(1)> [a](https://evil.example) ![b](https://evil.example/b) https://evil.example www.evil.example @everyone team@evil.example #1 GH-2 `c` **d** | e\n\n# f\n- g\n<!-- h --> $i$ \u202egnp.";

test.each(["title", "summary", "from", "kind of problem", "verdict"])(
  "nothing in a %s is more than text",
  (place) => {
    const hostile = { ...page, [place]: HOSTILE, kind: "renamed" };
    const written = comment({
      pages: [hostile],
      problems: [place === "kind of problem" ? HOSTILE : "none"],
      verdict: place === "verdict" ? HOSTILE : "none",
    });
    expect(find(written, "link").filter(({ url }) => !url.startsWith(ADDRESS))).toEqual([]);
    expect(find(written, "html").map(({ value }) => value.split("\n")[0])).toEqual([MARKER]);
    for (const type of ["image", "inlineCode", "code", "definition"] as const)
      expect(find(written, type), type).toEqual([]);
    expect(find(written, "heading")).toHaveLength(3);
    expect(find(written, "strong")).toHaveLength(1);
    // What GitHub would turn into a link or a formula, after it has decoded character references.
    const text = find(written.replace(MARKER, ""), "text")
      .map(({ value }) => value)
      .join("\n");
    expect(text).not.toMatch(/@[a-z]|#\d|GH-\d|www\.|\u202e/);
    expect(written).not.toMatch(/:\/\/evil|\$i/);
    expect(
      written.split("\n").filter((line) => line.startsWith("|") && line.split("|").length !== 5),
    ).toEqual([]);
  },
);

test.each([
  "//evil.example",
  "/../pr-8/",
  "/a/../b",
  "https://evil.example",
  "/a)b",
  "/a?b",
  "javascript:alert(1)",
  "/%2e%2e/",
  "/a//b",
  `/${"a".repeat(300)}`,
])("a page at %s is not linked", (path) => {
  expect(find(comment({ pages: [{ ...page, path }] }), "link").map(({ url }) => url)).toEqual([
    ADDRESS,
    `${ADDRESS}review/`,
  ]);
});

test("it stays below 60,000 characters, and counts what it leaves out", () => {
  const long = "<é>&".repeat(1000);
  const pages = Array.from({ length: 3000 }, (_, index) => ({
    ...page,
    path: `/page-${index}`,
    title: long,
    summary: long,
    from: long,
    kind: "renamed",
  }));
  const written = comment({ pages, problems: pages.map(() => long), verdict: long });
  expect(written.length).toBeLessThan(60_000);
  const shown = find(written, "link").length - 2;
  expect(shown).toBeGreaterThan(2);
  expect(written).toContain(`and ${3000 - shown} more, in the report`);
});

test.each([
  ["is none", undefined],
  ["is no JSON", "{"],
  ["has another shape", '{"verdict": 1}'],
  [
    "has a page of an unknown kind",
    JSON.stringify({ verdict: "", problems: [], pages: [{ ...page, kind: "**bold**" }] }),
  ],
])("when the report %s, it says so and links to the preview alone", (_, text) => {
  const written = renderComment(
    ADDRESS,
    "abcdef0",
    text === undefined ? undefined : Buffer.from(text),
  );
  expect(written).toContain("There is no report that can be read");
  expect(find(written, "link").map(({ url }) => url)).toEqual([ADDRESS]);
});
