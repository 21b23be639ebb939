// Filling a text, and the way back from each place of the filled text to the file.
import { describe, expect, test } from "vitest";

import { fillTokens, writtenRange, type Tokens } from "../../../app/publish/markup/tokens";

const TOKENS: Tokens = new Map([
  ["site.name", { value: "Smith & Sons" }],
  ["site.shortName", { value: "Smith" }],
  ["site.phone", { value: "(919) 555-0100", problem: "there is no phone" }],
]);
const fill = (text: string) => fillTokens(text, TOKENS);
const mistakeIn = (text: string) => fill(text).fills.map(({ mistake }) => mistake);

describe("a text", () => {
  test("gets the values, and the rest stays", () => {
    expect(fill("{site.name}: call {site.name}, “{n} of {total}”.").text).toBe(
      "Smith & Sons: call Smith & Sons, “{n} of {total}”.",
    );
  });
  test("gets them as its place needs them", () => {
    expect(fillTokens("<t>{site.name}</t>", TOKENS, () => "&#38;").text).toBe("<t>&#38;</t>");
  });
  test("gets quotes around the value of an attribute that has none", () => {
    expect(fill('<A b={site.name} c="{site.name}">x={site.name}</A>').text).toBe(
      '<A b="Smith & Sons" c="Smith & Sons">x=Smith & Sons</A>',
    );
  });
  test.for([
    String.raw`\{site.name}`,
    "{n}",
    "{total}",
    "{frontmatter.stats}",
    "{/* note */}",
    "svg { color: red }",
  ])("keeps %s", (text) => {
    expect(fill(text)).toEqual({ text, written: text, fills: [] });
  });
});

describe("what is no token", () => {
  test.for([
    ["{site.nmae}", "{site.name}"],
    ["{site.Name}", "{site.name}"],
    ["{ site.name }", "{site.name}"],
    ["{sitename}", "{site.name}"],
    ["{site_short_name}", "{site.shortName}"],
    ["{shortname}", "{site.shortName}"],
    ["{site phone}", "{site.phone}"],
  ] as const)("%s is meant as %s", ([written, meant]) => {
    expect(mistakeIn(`A ${written}.`)).toEqual([`there is no ${written}, did you mean ${meant}?`]);
  });
  test("and is near to none: the list", () => {
    expect(mistakeIn("{site.headquarters}{color.ink}")).toEqual([
      "there is no {site.headquarters}, expected one of {site.name}, {site.shortName}, {site.phone}",
      "there is no {color.ink}, expected one of {site.name}, {site.shortName}, {site.phone}",
    ]);
  });
  test("a token without a value says why", () => {
    expect(mistakeIn("{site.name} {site.phone}")).toEqual([undefined, "there is no phone"]);
  });
});

describe("the way back", () => {
  const written = "a {site.name} b\nc {site.shortName}{site.phone} d {site.nmae}";
  const filled = fill(written);

  test("every word outside of tokens is found where it is written", () => {
    for (const word of ["a", "b", "c", "d"]) {
      const at = filled.text.search(new RegExp(`(?<!\\S)${word}(?!\\S)`));
      const [start, end] = writtenRange(filled, [at, at + 1]);
      expect(written.slice(start, end)).toBe(word);
    }
  });
  test("every part of a value is the whole token", () => {
    for (const { filled: at, written: place } of filled.fills)
      for (let start = at[0]; start < at[1]; start++)
        for (let end = start + 1; end <= at[1]; end++)
          expect(writtenRange(filled, [start, end])).toEqual(place);
  });
  test("every range ends where, or after, it begins, within the file", () => {
    for (let start = 0; start <= filled.text.length; start++)
      for (let end = start; end <= filled.text.length; end++) {
        const [from, to] = writtenRange(filled, [start, end]);
        expect(0 <= from && from <= to && to <= written.length).toBe(true);
      }
  });
});
