// What a release adds to the check: placeholders are errors. People judge wording and figures.
import { expect, test } from "vitest";

import { isError } from "../../../../app/publish/problems/problem";
import { findProblems, useSmallSite, type Changes } from "../../../support/content-folder";
import { drawing, fields, news } from "./mistake";

useSmallSite();

const BAR = { "images/bar.svg": drawing("[TBC]") };
const PAGE = "![A bar and more](./images/bar.svg)";
const STAT = "stats:\n  - value: 42%\n    label: share\n    meaning: Share.";

/** The errors of a release in these files. */
async function errorsOf(changes: Changes): Promise<string[]> {
  const found = await findProblems(changes, true);
  const own = found.filter(
    (problem) => isError(problem) && problem.file.replace("content/", "") in changes,
  );
  return own.map(({ file, message }) => `${file} ${message.slice(0, 20)}`);
}

test("a placeholder is a warning, and an error in a release", async () => {
  const wrote = news("A stake of [●].");
  expect(await errorsOf(wrote)).toEqual(['content/news.mdx "[●]" is a placehold']);
  expect((await findProblems(wrote)).some(isError)).toBe(false);
});

test("a release refuses a placeholder on a published drawing, not on one that only a draft shows", async () => {
  expect(await errorsOf({ ...news(PAGE), ...BAR })).toEqual([
    'content/images/bar.svg "[TBC]" is a placeho',
  ]);
  expect(await errorsOf({ ...fields("draft: true", PAGE), ...BAR })).toEqual([]);
});

test("each note under `placeholders:` is a placeholder, also in a file with other errors", async () => {
  const notes = "placeholders:\n  - One fact.\n  - Another fact.\nlede: Words.";
  expect(await errorsOf(fields(notes))).toEqual([
    "content/news.mdx is still a placehold",
    "content/news.mdx is still a placehold",
    "content/news.mdx is not a field here,",
  ]);
});

test.each([
  ["regulated words", news("Our drug cures ulcers and is safe.")],
  ["a figure without a source", news("At least 42% of it. We expect much.")],
  ["a stat without a source", fields(STAT)],
  ["a draft with placeholders", fields("draft: true\nplaceholders:\n  - A fact.", "TODO")],
])("a release leaves %s to people", async (_, wrote) => {
  expect(await errorsOf(wrote)).toEqual([]);
});
