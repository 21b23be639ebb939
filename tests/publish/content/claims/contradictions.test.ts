// Which entries contradict each other.
import { expect, test } from "vitest";

import { findContradictions } from "../../../../app/publish/content/claims/contradictions";

const entries = (...pairs: [label: string, value: string][]) =>
  pairs.map(([label, value]) => ({ label, value }));

test("two figures for one label, whatever its case and punctuation", () => {
  const [first, other, third] = entries(
    ["Purity grade", "98%"],
    ["purity-grade:", "97%"],
    ["Purity grade", "96%"],
  );
  expect(findContradictions([first, other, third].flatMap((entry) => entry ?? []))).toEqual([
    [first, other],
    [first, third],
  ]);
});

test.each([
  ["other spellings of one figure", entries(["Cost", "about $1.3B"], ["Cost", "$1.3 billion"])],
  ["other labels", entries(["Cost, new drug", "$1.3B"], ["Cost, hybrid", "$20M"])],
  ["labels without a word", entries(["–", "$1.3B"], ["…", "$20M"])],
])("not %s", (_, list) => {
  expect(findContradictions(list)).toEqual([]);
});
