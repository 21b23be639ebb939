// What a writer reads of files as a whole: those that are left alone, line ends, broken links, and mistakes in several.
import { rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

import { checkContent } from "../../../../app/publish/content/check-content";
import { formatProblems, isError } from "../../../../app/publish/problems/problem";
import { createProject, problemsOf, useSmallSite } from "../../../support/content-folder";
import { SPECIMEN_PROJECT } from "../../../support/specimen";
import { drawing, edit, fields, news } from "../mistakes/mistake";

useSmallSite();

test("the manual and hidden files are left alone", async () => {
  expect(
    await problemsOf({ "README.md": "How to write.", ".DS_Store": "", "images/.DS_Store": "" }),
  ).toBe("");
});

test("line ends of Windows move no position", async () => {
  const { "news.mdx": text } = fields(
    "laed: Words.",
    "One.\n\nA <low dose and [a page](/investor).",
  );
  const found = await problemsOf({ "news.mdx": text });
  expect(found.split("\n").length).toBe(2);
  expect(await problemsOf({ "news.mdx": String(text).replaceAll("\n", "\r\n") })).toBe(found);
});

test("an image that no page shows is left alone while a page cannot be read", async () => {
  const changes = { "images/idle.svg": drawing("Words"), ...fields("laed: Words.") };
  expect(await problemsOf(changes)).not.toContain("no page uses");
});

test("problems of all files come in one run, sorted; a broken symbolic link is one of them", async () => {
  const root = createProject({
    ...news("![A leaf in the sun](./images/leaf.png)"),
    ...edit("not-found.mdx", "headline", "headlin"),
    "extra.txt": "",
  });
  for (const file of ["lost.mdx", "images/leaf.png"])
    await symlink(join(root, "nowhere"), join(root, "content", file));
  const { problems } = await checkContent(root);
  await rm(root, { recursive: true });
  expect(formatProblems(problems.filter(isError)).split("\n")).toEqual([
    "content/extra.txt:1:1  no page can use this kind of file; delete it from content/",
    "content/images/leaf.png:1:1  this is a symbolic link to a missing file; put the file in its place, or delete it",
    "content/lost.mdx:1:1  this is a symbolic link to a missing file; put the file in its place, or delete it",
    'content/news.mdx:6:1  there is no file "./images/leaf.png"; add it to content/images, or write the name of a file that is there',
    'content/not-found.mdx:5:1  headlin  is not a field here, did you mean "headline"?',
  ]);
});

test.each([
  ["10,000 quotations", "mdx", news("> ".repeat(10_000))],
  ["10,000 tags", "mdx", news("<Notice>\n".repeat(10_000))],
  ["10,000 brackets in a field", "yaml", fields(`lead: ${"[".repeat(10_000)}`)],
])("no text makes the check crash or hang: %s", { timeout: 60_000 }, async (_, rule, changes) => {
  const { problems } = await checkContent(SPECIMEN_PROJECT, {
    unsaved: new Map([[join(SPECIMEN_PROJECT, "content/news.mdx"), String(changes["news.mdx"])]]),
  });
  expect(problems).toContainEqual(expect.objectContaining({ file: "content/news.mdx", rule }));
});
