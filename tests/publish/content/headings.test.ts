// The ids of headings, which links lead to, the contents of a long page, and tokens in its words.
import mdx from "@mdx-js/rollup";
import { toString } from "mdast-util-to-string";
import { expect, test } from "vitest";

import { giveHeadingsIds, headingsOf, makeHeadingIds } from "../../../app/publish/content/headings";
import { parseFile } from "../../../app/publish/content/parse-file";
import { readSiteTokens } from "../../../app/publish/content/site-tokens";

/** Parses a page with this prose. */
function parseNews(prose: string) {
  const texts = new Map([["news.mdx", `---\ntitle: News\n---\n${prose}`]]);
  return parseFile("content", "news.mdx", texts, readSiteTokens(""));
}

test("each heading has the id that GitHub gives it", async () => {
  const { tree } = await parseNews(
    "## Dose\n\n## *Safety*, in 505(b)(2)\n\n### Dose\n\n## 日本\n\n## Main\n\n## ?",
  );
  expect([...makeHeadingIds(tree).values()]).toEqual([
    "dose",
    "safety-in-505b2",
    "dose-1",
    "日本",
    "main",
    "part",
  ]);
});

test("the rendered page has the ids of its headings", async () => {
  const compiler = mdx({ remarkPlugins: [giveHeadingsIds] });
  const text = "## Dose\n\n## Dose";
  const code = (await compiler.transform(text, "page.mdx"))?.code ?? "";
  expect([...code.matchAll(/id: "([^"]*)"/g)].map(([, id]) => id)).toEqual(["dose", "dose-1"]);
});

test("a page with four headings of the second level lists them, and none of a quotation", async () => {
  const four = await parseNews("## A\n\n### B\n\n## C\n\n## D\n\n## E");
  expect(headingsOf(four.tree)?.map(({ words }) => words)).toEqual(["A", "C", "D", "E"]);
  const three = await parseNews("## A\n\n## B\n\n## C\n\n> ## D");
  expect(headingsOf(three.tree)).toBeUndefined();
});

test("tokens are filled in words and in those of a picture, and comments are left out", async () => {
  const { tree } = await parseNews("By {/* Who? */}{site.name}: ![{site.name}, left](a.svg)");
  expect(toString(tree)).toBe("By Company: Company, left");
});
