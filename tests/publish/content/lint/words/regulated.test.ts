// The list of regulated words: how its stems are read, and how many claims it finds.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { findRegulated, REGULATED } from "../../../../../app/publish/content/lint/words/regulated";

const wordsIn = (text: string) => findRegulated(text).map(({ words }) => words);

test.each([
  ["Safe and EFFECTIVE, clinically proven.", ["Safe", "EFFECTIVE", "clinically", "proven"]],
  ["It cures, second\nto none.", ["cures", "second\nto none"]],
  [
    "A second-to-none, gold‑standard breakthrough.",
    ["second-to-none", "gold‑standard", "breakthrough"],
  ],
  ["87% of patients improved, 9 in 10.", ["patients", "improved", "9 in 10"]],
  ["You can’t lose.", ["can’t lose"]],
  ["The safe harbor, the safe-harbour statement, an unsafe curator and a curio.", []],
])("%s", (text, words) => {
  expect(wordsIn(text)).toEqual(words);
});

test("no row is empty, and each names its rule", () => {
  for (const { words, reason, rule } of REGULATED) {
    expect(words.split(/,\s+/).filter((stem) => !/\p{L}/u.test(stem))).toEqual([]);
    expect(reason).toMatch(/^(?:an?|the|advice) /);
    expect(rule).toMatch(/CFR|U\.S\.C\.|FTC|FDA/);
  }
});

// Sentences that were written before the list was: a new one joins them without a look at the list.
test.each([
  ["claims", "at least", 0.8, 1],
  ["innocent", "at most", 0, 0.3],
])("of the %s sentences, %s so many are marked", (name, _, least, most) => {
  const file = join(import.meta.dirname, `${name}.txt`);
  const sentences = readFileSync(file, "utf8").trim().split("\n");
  const share = sentences.filter((each) => wordsIn(each).length > 0).length / sentences.length;
  expect(sentences.length).toBeGreaterThanOrEqual(120);
  expect(share).toBeGreaterThanOrEqual(least);
  expect(share).toBeLessThanOrEqual(most);
});
