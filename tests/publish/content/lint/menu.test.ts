// The menu holds the links of site.mdx and of prose pages; what a writer reads when it is full.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

import { checkFile } from "../../../../app/publish/content/check-file";
import { checkWithSiteRules } from "../../../../app/publish/content/rules";
import { describeFile } from "../../../../app/publish/content/source/collection";
import { readTokensIn } from "../../../../app/publish/content/source/site-tokens";
import { formatProblem } from "../../../../app/publish/problems/problem";
import { SPECIMEN, SPECIMEN_PROJECT } from "../../../support/specimen";

/** Site.mdx of the specimen has four links. */
async function menuProblems(pages: Record<string, string>): Promise<string[]> {
  const site = await readFile(join(SPECIMEN, "site.mdx"), "utf8");
  const texts = { "site.mdx": site, ...pages };
  const files = await Promise.all(
    Object.entries(texts).map(([name, text]) =>
      checkFile(SPECIMEN_PROJECT, describeFile(name), text, readTokensIn(SPECIMEN)),
    ),
  );
  return checkWithSiteRules({
    listing: [],
    files,
    ...{
      seen: [],
      fileNames: [],
      isSound: false,
      dictionary: undefined,
      signatures: "",
      signedPages: [],
      judgement: undefined,
    },
  })
    .filter(({ rule }) => rule === "menu")
    .map(formatProblem);
}

function pageWith(fields: string): string {
  return `---\ntitle: A page\ndescription: A page of a test.\n${fields}\n---\n\nWords.\n`;
}

test("three pages may join the four links of site.mdx", async () => {
  const [first, second] = [pageWith("nav: A link"), pageWith("nav: Another")];
  expect(
    await menuProblems({ "a.mdx": first, "b.mdx": second, "c.mdx": pageWith("nav: true") }),
  ).toEqual([]);
});

test("a page that finds the menu full is named, at its own line, drafts too", async () => {
  const page = (words: string) => pageWith(`nav: ${words}`);
  const pages = {
    "d.mdx": pageWith("draft: true\nnav: true"),
    ...{ "a.mdx": page("A link"), "b/c.mdx": page("Another") },
  };
  const without = pageWith("draft: true");
  expect(await menuProblems({ ...pages, "a/b.mdx": page("More"), "e.mdx": without })).toEqual([
    "content/d.mdx:5:1  nav  makes the menu too long: it has 8 links, 4 of site.mdx and 4 pages with `nav:`, expected 3 to 7: with more, the links no longer fit side by side in the top bar; delete this line, or 1 of the others",
  ]);
});

test("labels that are too wide together are told at the longest", async () => {
  const page = (words: string) => ({ "a.mdx": pageWith(`nav: ${words}`) });
  // Those of site.mdx have 44 characters.
  expect(await menuProblems(page("A".repeat(36)))).toEqual([]);
  expect(await menuProblems(page("A".repeat(37)))).toEqual([
    "content/a.mdx:4:6  nav  makes the menu too wide: its labels have 81 characters together, expected at most 80, what fits into the top bar; shorten this one, the longest, or another",
  ]);
});
