// Whether a script differs in words only that pages show.
import { describe, expect, test } from "vitest";

import {
  collectShownWords,
  differInShownWords,
} from "../../../../app/publish/review/diff/shown-words";
import { readPage, seenText } from "../../../support/page-snapshots";

const SHOWN = { old: "An old sentence’s words.", now: "A new sentence’s words." };

describe("a script whose", () => {
  const code = (text: string, name = "a") => `const ${name}=b("p",{children:${text}})`;
  test.each([
    ["text is part of a changed one", code('"An old"'), code('"A new"'), true],
    ["text has escapes", code('"An old sentence\\u2019s"'), code("`A new sentence’s`"), true],
    ["text is no page's", code('"An old"'), code('"Another one"'), false],
    ["text was no page's", code('"Some old"'), code('"A new"'), false],
    ["code differs too", code('"An old"'), code('"A new"', "c"), false],
  ])("%s", (_, old, now, isSaid) => {
    expect(differInShownWords(old, now, SHOWN)).toBe(isSaid);
  });
});

test("shown are the words that one side only has", () => {
  const [old, now] = ["One", "Two"].map((text) =>
    readPage("/", { texts: [seenText("Both"), seenText(text)] }),
  );
  expect(collectShownWords([{ old, now }])).toEqual({ old: "One", now: "Two" });
});
