// The rules of a style sheet, and those that no view of a review shows.
import { expect, test } from "vitest";

import { isUnseen, rulesIn } from "../../../../app/publish/review/diff/style-rules";

test("each declaration is a line with the rule and the conditions around it", () => {
  const css =
    '@charset "utf-8";a{color:red;gap:0;}@media print{a:hover{color:red}@supports (gap:0){b{gap:0}}}';
  expect(rulesIn(css)).toEqual([
    '@charset "utf-8"',
    "a{color:red}",
    "a{gap:0}",
    "@media print{a:hover{color:red}}",
    "@media print{@supports (gap:0){b{gap:0}}}",
  ]);
});
test("a rule inside a rule is one of its own", () => {
  expect(rulesIn("a{color:red;&:hover{color:blue}gap:0}")).toEqual([
    "a{color:red}",
    "a{&:hover{color:blue}}",
    "a{gap:0}",
  ]);
});
test("comments and white space make no difference; what stands in strings is no code", () => {
  expect(rulesIn("/* a{} */\na\n{ color:\n  red }\n")).toEqual(["a{color: red}"]);
  expect(rulesIn('a::after{content:"};  /* x */"}b{gap:0}')).toEqual([
    'a::after{content:"};  /* x */"}',
    "b{gap:0}",
  ]);
});
test("nothing of a broken style sheet is lost", () => {
  expect(rulesIn("a{color:red}}b{gap:0").join()).toBe("a{color:red},b{gap:0}");
  expect(rulesIn("a{content:'x").join()).toBe("a{content:'x}");
});

test.each([
  "@media(prefers-color-scheme:dark)",
  "@media(max-height:500px)",
  "@media screen and (hover:none)",
  "@media (prefers-reduced-motion:no-preference)",
  "@media not (min-width:500px)",
  "@container style(--a:b)",
  "@keyframes go",
  "@media print{@media (hover)",
])("%s holds in no view", (condition) => {
  expect(isUnseen(`${condition}{p{display:none}}`)).toBe(true);
});
test.each([
  "@media print",
  "@media screen and (min-width:48em)and (max-width:63.99em)",
  "@media (400px<=width<=50em)",
  "@media(scripting:none)",
  "@media (prefers-reduced-motion: reduce)",
  "@container (min-width: 48rem)",
  "@layer base",
])("%s holds in one", (condition) => {
  expect(isUnseen(`${condition}{p{display:none}}`)).toBe(false);
});
