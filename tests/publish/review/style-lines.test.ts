// A style sheet as lines of text.
import { expect, test } from "vitest";

import { readStyleLines } from "../../../app/publish/review/site/style-lines";

test.each([
  ["one line for each declaration", "a,\nb{c:d;e:f}", ["a, b › c:d", "a, b › e:f"]],
  ["conditions", "@media print{a{&:hover{b:c}}}", ["@media print › a › &:hover › b:c"]],
  [
    "rules without declarations",
    "@import 'x';@media print{a{}}",
    ["@import 'x'", "@media print › a"],
  ],
  ["comments within a rule", "a/*x*/b{c:d/*y*/e}", ["a/*x*/b › c:d/*y*/e"]],
  ["a sheet that cannot be parsed", "a{b:c}}d{e", ["a{", "b:c}", "}", "d{", "e"]],
])("writes a style sheet as comparable lines: %s", (_name, css, lines) => {
  expect(readStyleLines(css)).toEqual(lines);
});
