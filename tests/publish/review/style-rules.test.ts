// The rules of a style sheet, and the words that they write.
import { expect, test } from "vitest";

import { rulesIn, textsOfRule } from "../../../app/publish/review/words/style-rules";

test("each rule is a line with the rule and the conditions around it", () => {
  const css =
    '@charset "utf-8";a{color:red;gap:0;}@media print{a:hover{color:red}@supports (gap:0){b{gap:0}}}';
  expect(rulesIn(css)).toEqual([
    '@charset "utf-8";',
    "a{color:red;gap:0;}",
    "@media print{a:hover{color:red}}",
    "@media print{@supports (gap:0){b{gap:0}}}",
  ]);
});
test("a rule inside a rule is one of its own", () => {
  expect(rulesIn("a{color:red;&:hover{color:blue}gap:0}")).toEqual([
    "a{color:red;}",
    "a{&:hover{color:blue}}",
    "a{gap:0}",
  ]);
});
test("comments and white space make no difference; strings are not code", () => {
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
  ['h1::after{content: "Cured"}', ["Cured"]],
  ["h1{--claim: 'Cured' }", ["Cured"]],
  ["@media print{h1::before{content:'93%'}}", ["93%"]],
  ["a::after{content:''}", []],
  ["a{font-family:'Some Font'}", []],
])("%s writes %j", (rule, texts) => {
  expect(textsOfRule(rule)).toEqual(texts);
});
