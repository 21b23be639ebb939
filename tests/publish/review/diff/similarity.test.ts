// Which entries of two lists belong together.
import { expect, test } from "vitest";

import { leftOver, pairUp, textLikeness } from "../../../../app/publish/review/diff/similarity";

test("the most alike are paired first, each once, and only those alike enough", () => {
  const pairs = (before: string[], after: string[]) => pairUp(before, after, textLikeness, 0.5);
  expect(pairs(["a b c d", "a b"], ["a b", "x y", "a b c z"])).toEqual([
    [0, 2],
    [1, 0],
  ]);
  expect(pairs(["a b c"], ["a x y"])).toEqual([]);
});
test("of long lists only entries at nearly the same position are compared", () => {
  const list = Array.from({ length: 400 }, (_, index) => `entry ${index}`);
  let comparisons = 0;
  const pairs = pairUp(list, list, (a, b) => (comparisons++, Number(a === b)), 1);
  expect(pairs).toHaveLength(400);
  expect(comparisons).toBeLessThan(50_000);
});
test("each entry of one list cancels one of the other", () => {
  expect(leftOver(["a", "b", "a", "c"], ["a", "d"], (item) => item)).toEqual(["b", "a", "c"]);
});
test.each([
  ["the same words", "The same words!", 1],
  ["one two", "two three", 0.5],
  ["one", "two", 0],
  ["", "", 1],
  ["→", "←", 0],
])("%j and %j share %d of their words", (one, other, likeness) => {
  expect(textLikeness(one, other)).toBe(likeness);
});
