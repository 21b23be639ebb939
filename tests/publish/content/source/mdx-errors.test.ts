// What our messages take from the MDX parser: where it has no id of its own for a mistake, its English tells them apart.
import { createProcessor } from "@mdx-js/mdx";
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

test("each of them has a message of ours", () => {
  const messages = MISTAKES.map((prose) =>
    readProse(prose).mistakes.map(({ range, message }) => `${range[0]}-${range[1]} ${message}`),
  );
  expect(messages).toMatchInlineSnapshot(`
    [
      [
        "2-8 <Term> is not closed, expected </Term> behind its words, in the same paragraph and inside the same marks",
      ],
      [
        "13-20 </Term> stands inside other marks than <Term>, expected both inside or both outside: <Term>words</Term>",
      ],
      [
        "21-29 </Quote> closes another tag than the one before it, expected </Notice>",
        "0-7 <Quote> is not closed, expected </Quote> behind its words, in the same paragraph and inside the same marks",
      ],
    ]
  `);
});

test('a "<" before a digit is found before the parser speaks, with its place', () => {
  expect(readProse("Dose <5 mg.").mistakes).toEqual([
    { range: [5, 6], message: 'a "<" starts a tag, expected "\\<" for a plain less-than sign' },
  ]);
});
