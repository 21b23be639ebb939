// Which places of a text no line may end at.
import { expect, test } from "vitest";

import { joinCodes } from "../../../app/publish/vite/join-codes";

test.each([
  ["the 505(b)(2) pathway", "the 505(b)~(2) pathway"],
  ["21 CFR 314.54(a)(1)(iii)", "21_CFR_314.54(a)~(1)~(iii)"],
  ["21 U.S.C. 355", "21_U.S.C._355"],
  ["a text (with brackets) (twice)", "a text (with brackets) (twice)"],
])("keeps the codes in %j on one line", (text, joined) => {
  expect(joinCodes(text).replaceAll("\u2060", "~").replaceAll("\u00a0", "_")).toBe(joined);
});
