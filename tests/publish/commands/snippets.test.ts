// The editor's snippets pass the check even before a writer has filled them in.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { z } from "zod";

import { tagLists } from "../../../app/schema/tags";
import { problemsOf, useSmallSite } from "../../support/content-folder";

useSmallSite();

const Snippets = z.record(z.string(), z.object({ body: z.string() }));
const snippets = Snippets.parse(JSON.parse(await readFile(".vscode/mdx.code-snippets", "utf8")));

/** A snippet as it is inserted, with the words at its stops. */
function textOf(name: string): string {
  const body = snippets[name]?.body ?? "";
  return body.replace(/\$\{\d+:((?:[^}\\]|\\.)*)\}/g, "$1").replace(/\\([$}\\])/g, "$1");
}

test("a page made of the snippets of all tags has no problems", async () => {
  const groups = { stats: "stat", cards: "card", slides: "slide", people: "person" };
  const lists = Object.entries({ ...groups, programmes: "programme", terms: "term" });
  const fields = lists.map(([field, name]) => `${field}:\n${textOf(name).replace(/^/gm, "  ")}\n`);
  const others = {
    checklist: "\n  - One.\n",
    comparison:
      "\n  caption: Two.\n  columns: [Measure, One, Other]\n  rows:\n    - [Time, 1 year, 2 years]\n  source: A journal\n",
  };
  const named = [...lists.flat(), ...Object.keys(others)];
  expect(Object.keys(tagLists).filter((field) => !named.includes(field))).toEqual([]);
  const rest = Object.entries(others).map(([field, text]) => `${field}:${text}`);
  const top = [...fields, ...rest].join("").replace("505(b)(2)", "scaffold");
  const tags = Object.keys(snippets).filter((name) => name.startsWith("<"));
  const prose = tags.map(textOf).join("\n\n");
  const page = textOf("New page").replace("---\n\n", () => `${top}---\n\n${prose}\n\n`);
  const news = "---\ntitle: All news\ndescription: A list.\nlist: news\n---\n";
  expect(await problemsOf({ "every-snippet.mdx": page, "news/index.mdx": news })).toBe("");
});
