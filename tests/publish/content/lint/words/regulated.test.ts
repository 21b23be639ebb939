// The list of regulated words: how its stems are read, and how many claims it finds.
import { expect, test } from "vitest";

import { findRegulated, REGULATED } from "../../../../../app/publish/content/lint/words/regulated";
import { CLAIMS, INNOCENT } from "./sentences";

const wordsIn = (text: string) => findRegulated(text).map(({ words }) => words);

test.each([
  ["Safe and EFFECTIVE, clinically proven.", ["Safe", "and EFFECTIVE", "clinically", "proven"]],
  ["It cures, with no side\neffects.", ["cures", "no side\neffects"]],
  ["A best-in-class, risk‑free breakthrough.", ["best-in-class", "risk‑free", "breakthrough"]],
  ["87% of patients improved, 9 in 10 people.", ["87% of patients", "improved", "9 in 10 people"]],
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

test("of claims, 80 % are found, and of innocent sentences, at most 30 % marked", () => {
  const share = (sentences: readonly string[]) =>
    sentences.filter((sentence) => wordsIn(sentence).length > 0).length / sentences.length;
  expect(share(CLAIMS)).toBeGreaterThanOrEqual(0.8);
  expect(share(INNOCENT)).toBeLessThanOrEqual(0.3);
});
