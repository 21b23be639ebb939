// The rules of a style sheet that no view of a review shows.
import { expect, test } from "vitest";

import { unseenRules } from "../../../../app/publish/review/diff/unseen-styles";

const HIDE = "p{display:none}";

test.each([
  "@media(prefers-color-scheme:dark)",
  "@media(max-height:500px)",
  "@media screen and (hover:none)",
  "@media (prefers-reduced-motion:no-preference)",
  "@container style(--a:b)",
  "@keyframes go",
])("%s holds in none", (condition) => {
  const block = `${condition}{${HIDE}}`;
  expect(unseenRules(`a{b:c}${block}d{e:f}`)).toEqual([block]);
});
test.each([
  "@media print",
  "@media screen and (min-width:48em)and (max-width:63.99em)",
  "@media (400px<=width<=50em)",
  "@media(scripting:none)",
  "@media (prefers-reduced-motion: reduce)",
  "@container (min-width: 48rem)",
])("%s holds in one", (condition) => {
  expect(unseenRules(`${condition}{${HIDE}}`)).toEqual([]);
});
test("a block ends where its rules end, however it is formatted", () => {
  const block = `@media(hover){${HIDE}@media print{a{b:c}}}`;
  expect(unseenRules(`${block}x{y:z}`)).toEqual([block]);
  expect(unseenRules("@media(hover) {\n  p {\n    display: none\n  }\n}")).toEqual([
    `@media(hover){${HIDE}}`,
  ]);
});
