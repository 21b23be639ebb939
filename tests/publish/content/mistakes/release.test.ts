// What a release adds to the check: placeholders. Wording and figures stay warnings.
import { describe, expect, test } from "vitest";

import { isError } from "../../../../app/publish/problems/problem";
import { findProblems, useSmallSite, type Changes } from "../../../support/content-folder";
import { drawing, fields, news } from "./mistake";

useSmallSite();

const BAR = { "images/bar.svg": drawing("TBC") };
const PAGE = "![A bar and more](./images/bar.svg)";

/** The errors in these files, in a release. */
async function errorsOf(changes: Changes): Promise<string[]> {
  const found = await findProblems(changes, true);
  const files = Object.keys(changes).map((file) => `content/${file}`);
  return found
    .filter((problem) => isError(problem) && files.includes(problem.file))
    .map(({ file, rule, message }) => `${file} ${rule} ${/^".*?"|.{20}/.exec(message)?.[0]}`);
}

test("refuses a placeholder, which is a warning before", async () => {
  const wrote = news("A stake of [●].");
  expect(await errorsOf(wrote)).toEqual(['content/news.mdx placeholders "[●]"']);
  expect((await findProblems(wrote)).some(isError)).toBe(false);
});

test("refuses a placeholder on a drawing that is published, and none that only a draft shows", async () => {
  expect(await errorsOf({ ...news(PAGE), ...BAR })).toEqual([
    'content/images/bar.svg placeholders "TBC"',
  ]);
  expect(await errorsOf({ ...fields("draft: true", PAGE), ...BAR })).toEqual([]);
});

test("lists each note under `placeholders:`, also in a file with other errors", async () => {
  const notes = "placeholders:\n  - One fact.\n  - Another fact.\nlede: Words.";
  expect(await errorsOf(fields(notes))).toEqual([
    "content/news.mdx placeholders is still a placehold",
    "content/news.mdx placeholders is still a placehold",
    "content/news.mdx schema is not a field here;",
  ]);
});

describe("leaves to people", () => {
  const STAT = "stats:\n  - value: 42%\n    label: share\n    meaning: Share.";
  test.each([
    ["regulated words", news("Our drug cures ulcers and is safe.")],
    ["a figure without a source", news("At least 42% of it.")],
    ["a stat without a source", fields(STAT)],
    ["an old stat", fields(`${STAT}\n    source: A journal\n    asOf: 2019`)],
    ["plans", news("We expect much.")],
    ["a draft with placeholders", fields("draft: true\nplaceholders:\n  - A fact.", "TODO")],
  ])("%s", async (_, wrote) => {
    const found = await findProblems(wrote, true);
    expect(found.filter(({ file }) => file === "content/news.mdx").length).toBeGreaterThan(0);
    expect(await errorsOf(wrote)).toEqual([]);
  });
});
