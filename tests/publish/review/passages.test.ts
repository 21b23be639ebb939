// Two texts as passages, and two lines as marked words.
import { expect, test } from "vitest";

import { cutPassages } from "../../../app/publish/review/diff/passages";
import { diffWords } from "../../../app/publish/review/diff/words";
import { lineOf } from "../../../app/publish/review/site/page-text";

const SIGNS = { same: "", added: "+", removed: "-" };

const WORDS: [name: string, old: string, now: string, marked: string][] = [
  ["a word", "We wait here.", "We hope here.", "We |-wait|+hope| here."],
  [
    "what only white space separates is one change",
    "is confidential and subject to NDA.",
    "is shared freely.",
    "is |-confidential and subject to NDA.|+shared freely.",
  ],
  ["a mark never ends inside of a word", "98% pure", "99% pure", "-98%|+99%| pure"],
  ["words that came", "We sell.", "We do not sell.", "We |+do not |sell."],
  [
    "marks of Markdown are words",
    "We do sell it.",
    "We do **sell** it.",
    "We do |-sell|+**sell**| it.",
  ],
  ["equal lines", "a", "a", "a"],
];

test.each(WORDS)("%s", (_, old, now, marked) => {
  expect(
    diffWords(old, now)
      .map(({ text, mark }) => SIGNS[mark] + text)
      .join("|"),
  ).toBe(marked);
});

/** "before [-old +new] after", passage by passage. */
function cut(old: string[], now: string[]): string[] {
  return cutPassages(old.map(lineOf), now.map(lineOf)).map(({ before, after, pairs }) => {
    const lines = pairs.map(({ old: was, now: is }) =>
      was && is ? `${was.text} → ${is.text}` : was ? `-${was.text}` : `+${is?.text}`,
    );
    return `${before} [${lines.join(", ")}] ${after}`;
  });
}

const A = "the first line of a text";

test.each([
  ["a line that came", [A, "c"], [A, "b", "c"], [`${A} [+b] c`]],
  ["a line that went, at the end", [A, "b"], [A], [`${A} [-b] `]],
  ["two places", ["a", "b", "c"], ["x", "b", "y"], [" [-a, +x] b", "b [-c, +y] "]],
  ["half of the words stay: a pair", ["a b c d"], ["a b x y"], [" [a b c d → a b x y] "]],
  ["less than half: one below the other", ["a b c d"], ["a x y z"], [" [-a b c d, +a x y z] "]],
  [
    "lines are paired with those that are most alike",
    ["one two three", "four five six"],
    ["new words here", "four five seven"],
    [" [-one two three, +new words here, four five six → four five seven] "],
  ],
  ["equal texts", [A], [A], []],
])("%s", (_, old, now, passages) => {
  expect(cut(old, now)).toEqual(passages);
});
