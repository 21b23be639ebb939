// How a phrase of the lists is written, and what it then finds.
import { expect, test } from "vitest";

import { findRegulated } from "../../../../../app/publish/content/lint/words/find-regulated";
import { phrasePattern } from "../../../../../app/publish/content/lint/words/phrases";

function found(phrase: string, text: string): string[] {
  return [...text.matchAll(phrasePattern([phrase], { agency: "fda|ema" }, "clause"))].map(
    ([words]) => words,
  );
}

test.each([
  [
    "fast track",
    "Fast-track, fast\ntrack, fast‑track, fasttrack",
    ["Fast-track", "fast\ntrack", "fast‑track"],
  ],
  ["cure~", "cure cures cured curing curious secure", ["cure", "cures", "cured", "curing"]],
  ["treat~", "treats treated treating treatment", ["treats", "treated", "treating"]],
  ["safe|good profile", "safe profile, good profile", ["safe profile", "good profile"]],
  ["by the? {agency}", "by the FDA, by EMA, by us", ["by the FDA", "by EMA"]],
  ["can't miss", "can't miss, can’t miss", ["can't miss", "can’t miss"]],
  ["stops … disease", "stops the old disease. It stops. Disease", ["stops the old disease"]],
  ["stops … disease", "stops a b c d e f disease", []],
  ["not … [approved]", "not yet approved. Approved. Not only approved.", ["approved"]],
  ["[cure~] the resin", "cures the resin, cures the resinous", ["cures"]],
  ["fda", "FDAs, FDA’s, naïfda", ["FDA"]],
])("%s in %j", (phrase, text, expected) => {
  expect(found(phrase, text)).toEqual(expected);
});

test("at one place the longest phrase is found, with its place and its rule", () => {
  const uses = findRegulated("So: clinically proven, well-tolerated.");
  expect(uses.map(({ index, words, rule }) => [index, words, rule.source])).toEqual([
    [4, "clinically proven", "FTC, Health Products Compliance Guidance (2022); 21 CFR 312.7(a)"],
    [23, "well-tolerated", "21 CFR 312.7(a)"],
  ]);
});
