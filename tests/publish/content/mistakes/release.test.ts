// What a release adds to the check: placeholders are errors. People judge wording and figures.
import { rm } from "node:fs/promises";
import { expect, test } from "vitest";

import { checkContent } from "../../../../app/publish/content/check-content";
import { isError } from "../../../../app/publish/problems/problem";
import { createProject, findProblems, type Changes } from "../../../support/content-folder";
import { drawing, edit, news, newsWithFields } from "./written-files";

const DRAWN = {
  ...news("![A leaf](./images/leaf.svg)"),
  "images/leaf.svg": drawing("It is [TK]."),
};
const STAT = "terms:\n  - name: share\n    meaning: Share.";

test.each<[string, number, Changes]>([
  ["a mark in the text", 1, news("A stake of [●].")],
  ["a mark in a drawing", 1, DRAWN],
  ["a mark in a field", 1, newsWithFields("lead: It is XX% of it.")],
  ["each note under `placeholders:`", 2, newsWithFields("placeholders:\n  - A fact.\n  - A date.")],
  ["a note of the site", 1, edit("site.mdx")],
  ["no draft", 0, newsWithFields("draft: true\nplaceholders:\n  - A fact.", "TODO")],
  ["no wording or figure", 0, newsWithFields(STAT, "Our drug cures ulcers, at least 42% of them.")],
])("a release refuses %s", async (_, count, wrote) => {
  const found = await findProblems(wrote, true);
  const own = found.filter(({ file }) => file.replace("content/", "") in wrote);
  expect(own.filter(isError)).toHaveLength(count);
  expect((await findProblems(wrote)).some(isError)).toBe(false);
});

test("a build has the pages with warnings, and none with an error", async () => {
  const root = createProject({ ...news("A [TK]."), "wrong.mdx": "Words." });
  const { files } = await checkContent(root);
  const names = [...files.values()].map(({ name }) => name);
  expect(["news", "wrong"].filter((name) => names.includes(name))).toEqual(["news"]);
  await rm(root, { recursive: true });
});
