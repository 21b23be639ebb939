// The numbers that a review finds in a text.
import { expect, test } from "vitest";

import { findNumbers } from "../../../../app/publish/review/diff/numbers";

const found = (words: string) =>
  findNumbers(words).map(({ text, isClaim }) => (isClaim ? text : `(${text})`));

test("claims and plain numbers are found, each once and in their order", () => {
  expect(
    found("By 2028 a $1.6T market; 98% pure, 3-5 years, call (919) 555-0100, under 505(b)(2)."),
  ).toEqual(["(2028)", "$1.6T", "98%", "3-5 years", "(919)", "(555-0100)", "(505(b)(2))"]);
  expect(found("No number at all.")).toEqual([]);
});
test("one figure in two spellings is one", () => {
  const key = (words: string) => findNumbers(words)[0]?.key;
  expect(key("$1.6 trillion")).toBe(key("$1.6T"));
  expect(key("15+ years of research")).toBe(key("15+"));
  expect(key("98%")).not.toBe(key("97%"));
});
