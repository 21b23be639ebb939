// Checks how a review explains a changed sentence, and how it cuts texts into what changed.
import { expect, test } from "vitest";
import { z } from "zod";

import { compareLines } from "../../../app/publish/review/diff/compare-lines";
import { markWords } from "../../../app/publish/review/diff/marked-words";
import { findMeaning } from "../../../app/publish/review/flags/meaning";
import { lineOf } from "../../../app/publish/review/site/record";
import { patternOf, readTable } from "../../support/read-table";

const Row = z.tuple([z.string(), z.string(), z.string()]);
const ROWS = readTable("tests/publish/review/meaning.yml", z.record(z.string(), z.array(Row)));

const compare = (old: string[], now: string[], language = "en") =>
  compareLines(
    old.map((text) => lineOf("paragraph", text)),
    now.map((text) => lineOf("paragraph", text)),
    language,
  );

test.each(ROWS.flatMap(([language, rows]) => rows.map((row) => [language, ...row] as const)))(
  "a review explains a change of meaning in %s: %s → %s",
  (language, old, now, reason) => {
    const changes = compare([old], [now], language).regions.flatMap((region) => region.changes);
    const [first] = findMeaning(changes, language);
    expect(changes.length).toBeGreaterThan(0);
    expect(first?.sentence ?? "").toMatch(patternOf(reason));
  },
);

const SIGNS = { same: "", added: "+", removed: "-" };

/** "before [-old +new] after", place by place. */
function cut(old: string[], now: string[]): string[] {
  return compare(old, now).regions.map(({ changes, before, after }) => {
    const lines = changes.map((change) =>
      markWords(change)
        .words.filter(({ text }) => text.trim())
        .map(({ text, mark }) => SIGNS[mark] + text.trim())
        .join("|"),
    );
    return `${before} [${lines.join(", ")}] ${after}`;
  });
}

const A = "the first line of a text";

test.each([
  ["a line that came", [A, "c"], [A, "b", "c"], [`${A} [+b] c`]],
  ["two places", ["a", "b", "c"], ["x", "b", "y"], [" [-a|+x] b", "b [-c|+y] "]],
  ["most of the words stay: a pair", ["a b c d"], ["a b x y"], [" [a b|-c d|+x y] "]],
  ["a mark never ends inside of a figure", ["98% pure"], ["99% pure"], [" [-98%|+99%|pure] "]],
  [
    "one sentence of three",
    ["A b. C d e. F g."],
    ["A b. C d x. F g."],
    ["A b.  [C d|-e|+x|.] F g."],
  ],
  ["equal texts", [A], [A], []],
])("a review cuts texts into what changed: %s", (_, old, now, regions) => {
  expect(cut(old, now)).toEqual(regions);
});

test("compares long texts within five seconds, and says when it compared by paragraph", () => {
  const lines = (word: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${word} ${index} ${word}s of it may ${word}.`);
  // Measures processor time, because the machine may be busy.
  const start = process.cpuUsage().user;
  const rewritten = compare(lines("old", 2000), lines("new", 2100));
  expect(rewritten.isCoarse).toBe(true);
  expect(rewritten.regions).toHaveLength(1);
  const word = "ab".repeat(40_000);
  const long = compare([`It is ${word} now.`], [`It is ${word}c now.`]);
  expect(
    findMeaning(
      long.regions.flatMap(({ changes }) => changes),
      "en",
    ),
  ).toEqual([]);
  expect((process.cpuUsage().user - start) / 1000).toBeLessThan(5000);
});
