// What our messages take from the MDX parser: where it has no id of its own for a mistake, its English tells them apart.
import { createProcessor } from "@mdx-js/mdx";
import { toString } from "mdast-util-to-string";
import { expect, test } from "vitest";

import { readProse } from "../../../../app/publish/content/source/mdx-errors";

const MISTAKES = [
  "A <Term>word.",
  "A <Term>*word</Term>*.",
  "<Quote><Notice>Words.</Quote></Notice>",
];

test.each(MISTAKES)("the parser has one id for three mistakes, and these words: %s", (prose) => {
  const parse = () => createProcessor().parse(prose);
  expect(parse).toThrow(expect.objectContaining({ ruleId: "end-tag-mismatch" }));
  expect(parse).toThrow(
    /^(Expected a closing tag for `<\w+>` \(\d+:\d+|Expected the closing tag|Unexpected closing tag `<\/\w+>`.* for `<\w+>` \(\d+:\d+)/,
  );
});

test.each(MISTAKES)("each of them is found at the tag that is not closed: %s", (prose) => {
  const [mistake] = readProse(prose).mistakes;
  expect(mistake?.message).toMatch(/^<\w+> is not closed, expected <\/\w+> behind its words/);
  expect(prose.slice(mistake?.range[0])).toMatch(/^<\/?(?:Term|Notice)>/);
});

test("the block with a mistake is left out, and the rest is read", () => {
  const { tree, mistakes } = readProse(
    "One <b {c}\nof it.\n\nTwo.\n\nThree {d e}.\n\n> {f g}\n\nFour.",
  );
  expect(mistakes.map(({ range }) => range[0]).toSorted((a, b) => a - b)).toEqual([7, 31, 41]);
  expect(tree.children.map((block) => toString(block))).toEqual(["Two.", "Four."]);
});
