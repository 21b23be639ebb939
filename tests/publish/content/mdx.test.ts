// Checks that a line break adds no space in languages without spaces between words.
import { toString } from "mdast-util-to-string";
import { expect, test } from "vitest";

import { page } from "../../support/prose";

test.each([
  ["長い文章です。\n改行です。", "長い文章です。改行です。"],
  ["これは**強い**\n文です。", "これは強い文です。"],
  ["长句，\n换行。", "长句，换行。"],
  ["pH\n値", "pH\n値"],
  ["긴 문장은\n줄을 바꾼다.", "긴 문장은\n줄을 바꾼다."],
  ["A long\nline.", "A long\nline."],
])("the line break of %j is shown as %j", (prose, shown) => {
  expect(toString(page(`\n${prose}\n`).tree)).toBe(shown);
});
