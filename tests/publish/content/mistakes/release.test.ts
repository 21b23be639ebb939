// What a release adds to the check: placeholders are errors. People judge wording and figures.
import { expect, test } from "vitest";

import { isError } from "../../../../app/publish/problems/problem";
import { findProblems, type Changes } from "../../../support/content-folder";
import { fields, news } from "./mistake";

const STAT = "terms:\n  - name: share\n    meaning: Share.";

test.each<[string, number, Changes]>([
  ["a mark in the text", 1, news("A stake of [●].")],
  ["a mark in a field", 1, fields("lead: It is XX% of it.")],
  ["each note under `placeholders:`", 2, fields("placeholders:\n  - One fact.\n  - Another.")],
  ["no draft", 0, fields("draft: true\nplaceholders:\n  - A fact.", "TODO")],
  ["no wording or figure", 0, fields(STAT, "Our drug cures ulcers, at least 42% of them.")],
])("a release refuses %s", async (_, count, wrote) => {
  const found = await findProblems(wrote, true);
  const own = found.filter(({ file }) => file === "content/news.mdx");
  expect(own.filter(isError)).toHaveLength(count);
  expect((await findProblems(wrote)).some(isError)).toBe(false);
});
