// What a writer reads of characters that mislead: in fields and prose, typed, escaped and named, and in drawings.
import { describe, expect, test } from "vitest";

import { checkCharacters } from "../../../../app/publish/content/lint/characters";
import { problemsIn, problemsOf } from "../../../support/content-folder";
import { page, say } from "../../../support/prose";

function problems(prose: string, fields?: string): string {
  return say(checkCharacters(page(prose, fields)));
}

describe("a character that nobody sees", () => {
  test("is named with its code point, its place and a cure", async () => {
    expect(await problemsIn("news.invisible")).toMatchInlineSnapshot(
      `"content/news.mdx:6:3  "Wo[U+200B]rds." has U+200B (ZERO WIDTH SPACE), which nobody can see; delete the word that it stands in, and write it again"`,
    );
    expect(problems("News.", "title: Ne\u202ews")).toMatchInlineSnapshot(
      `"content/news.mdx:2:10  "Ne[U+202E]ws" has U+202E (RIGHT-TO-LEFT OVERRIDE), which turns the direction of writing, so that people read other words than programs do; delete the word that it stands in, and write it again"`,
    );
  });
  test.each([
    ["a reference by number", "Wo&#8203;rds.", "title: News", "4:3"],
    ["a reference by hexadecimal number", "Wo&#x202E;rds.", "title: News", "4:3"],
    ["a reference by name", "Wo&zwj;rds, wo&shy;rds.", "title: News", "4:3"],
    ["an escape in a field", "Words.", String.raw`title: "Ne\u202ews"`, "2:11"],
    ["a short escape in a field", "Words.", String.raw`title: "Ne\x0bws"`, "2:11"],
    ["an escape of one letter", "Words.", String.raw`title: "Ne\Lws"`, "2:11"],
    ["a long escape", "Words.", String.raw`title: "Ne\U000E0041ws"`, "2:11"],
    ["a field that nobody reads", "Words.", "title: News\naccepted:\n  - text: sa\u200bfe", "4:13"],
    ["the address of a link", "[Words](https://example.org/a\u200bb).", "title: News", "4:30"],
    ["code", "`a\u2066b`", "title: News", "4:3"],
  ])("as %s", (_, prose, fields, place) => {
    expect(problems(prose, fields)).toMatch(`content/news.mdx:${place}  "`);
  });
  test("never stands in a message itself, whichever rule says it", async () => {
    const text = String.raw`---
title: News
description: What is new.
"ti\u202etle": News
---

Words.
`;
    const said = await problemsOf({ "news.mdx": text });
    expect(said).toContain("ti[U+202E]tle");
    expect(said).not.toMatch(/\p{Cf}/u);
  });
});

test("a word with letters of two scripts is one problem, wherever it is spelled", async () => {
  expect(await problemsIn("news.look-alike")).toMatchInlineSnapshot(`
    "content/news.mdx:6:5  warning: "p[U+0430]tients" is not in the dictionary, did you mean "patients"? If it is right, add it to content/words.txt
    content/news.mdx:6:6  "p[U+0430]tients." has U+0430 (Cyrillic letter), which passes for another letter, so that a search does not find the word; write the whole word again on an English keyboard"
  `);
  expect(problems("For p&#1072;ti&#x435;nts.")).toMatchInlineSnapshot(
    `"content/news.mdx:4:6  "p[U+0430]ti[U+0435]nts." has U+0430 (Cyrillic letter), which passes for another letter, so that a search does not find the word; write the whole word again on an English keyboard"`,
  );
});

test("a letter in a figure, but not in an address", async () => {
  expect(await problemsIn("news.letter-for-digit")).toMatchInlineSnapshot(
    `"content/news.mdx:6:11  "$5[U+004F]M." has U+004F (LATIN CAPITAL LETTER O), which stands where readers expect a digit; write the number again with the digits 0 to 9"`,
  );
  expect(problems("Words.", "title: Up l00%")).toMatchInlineSnapshot(
    `"content/news.mdx:2:11  title  "[U+006C]00%" has U+006C (LATIN SMALL LETTER L), which stands where readers expect a digit; write the number again with the digits 0 to 9"`,
  );
  expect(problems("[Words](https://example.org/$5OM) in 5l.")).toBe("");
});

test.each([
  ["a space that is none", "An\u2003em.", "U+2003 (EM SPACE)"],
  ["full-width letters", "\uff23ures", "U+FF23 (full-width form)"],
  ["digits of another script", "\u0665 years", "U+0665 (digit of another script)"],
  ["a character of one font", "A \ue000.", "U+E000 (private-use character)"],
  ["a letter and its accent", "Cafe\u0301.", "U+0301 (combining mark)"],
  ["a crossed letter", "n\u0338ot", "U+0338 (combining mark)"],
])("%s", (_, prose, name) => {
  expect(problems(prose)).toContain(name);
});

test("every message is short", () => {
  const long = "p\u0430tients".repeat(40);
  const texts = ["\u202e", "\u200b", "\x0b", "\u2003", "\ue000", "\uff23", "\u0665", "e\u0301"];
  const said = [long, ...texts, "$5OM", "n\u0338"].map((text) => problems(text));
  expect(said.filter((line) => line === "" || line.length > 300)).toEqual([]);
});

test.each([
  "A dose of 20\u00a0mg; “words” – naïve; TNFα, 3 μm; &nbsp;&mdash;&amp;&#233; &nbps;",
  String.raw`A \_plain\_ \*text\* with 5\% and \\u202e.`,
])("nothing: %s", (prose) => {
  expect(problems(prose)).toBe("");
});

test("what a token stands for is judged in site.mdx only", () => {
  const { source, passages } = page("Words.");
  const name = { name: "site.name", mistake: undefined };
  const fills = [{ ...name, filled: [4, 9], written: [4, 15] }] as const;
  const filled = { ...source, text: "---\nA\u202eB C\n---\n", fills };
  expect(checkCharacters({ source: filled, passages })).toEqual([]);
});

test("in a drawing, typed or named, be it drawn or not", async () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
<!-- a\u200bb -->
<text x="1" y="1" font-family="Source Sans 3" font-weight="400">P&#x430;y 5O%</text>
<path d="M1 1l2O 2"/>
</svg>`;
  const text = "---\ntitle: News\ndescription: What is new.\n---\n\n![A bar](./images/chart.svg)\n";
  expect(await problemsOf({ "news.mdx": text, "images/chart.svg": drawing }))
    .toMatchInlineSnapshot(`
      "content/images/chart.svg:2:7  "a[U+200B]b" has U+200B (ZERO WIDTH SPACE), which nobody can see; delete the word that it stands in, and write it again
      content/images/chart.svg:3:66  "P[U+0430]y" has U+0430 (Cyrillic letter), which passes for another letter, so that a search does not find the word; write the whole word again on an English keyboard
      content/images/chart.svg:3:76  "5[U+004F]%" has U+004F (LATIN CAPITAL LETTER O), which stands where readers expect a digit; write the number again with the digits 0 to 9"
    `);
});
