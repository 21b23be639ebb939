// The editor's snippets pass the check even before a writer has filled them in.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { z } from "zod";

import { valueAt } from "../../../app/publish/content/source/source-file";
import { tagsSpecimen } from "../../../app/publish/manual/tags";
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
  // A field without a snippet has the example of its schema.
  const examples: unknown = parse(tagsSpecimen("news").split("---\n")[1] ?? "");
  const others = Object.keys(tagLists).filter((field) => !lists.flat().includes(field));
  const rest = others.map((field) => stringify({ [field]: valueAt(examples, [field]) }));
  const top = [...fields, ...rest].join("").replace("505(b)(2)", "scaffold");
  const tags = Object.keys(snippets).filter((name) => name.startsWith("<"));
  const prose = tags.map(textOf).join("\n\n");
  const page = textOf("New page").replace("---\n\n", () => `${top}---\n\n${prose}\n\n`);
  const news = "---\ntitle: All news\ndescription: A list.\nlist: news\n---\n";
  expect(await problemsOf({ "every-snippet.mdx": page, "news/index.mdx": news })).toBe("");
});
