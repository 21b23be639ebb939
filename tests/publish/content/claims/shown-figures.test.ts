// Which figures a file shows, where, and which amounts of a drawing are its axis.
import { describe, expect, test } from "vitest";

import { shownFigures } from "../../../../app/publish/content/claims/shown-figures";
import { seenPage } from "../../../support/prose";

test("a figure that marks divide is one, at its first part", () => {
  expect(shownFigures(seenPage("It cost $5**0M**."))).toEqual([
    { words: "$50M", figure: "$50m", range: [28, 30], field: "", isTick: false },
  ]);
});

test("a figure in words stands where its words stand, in its field", () => {
  expect(shownFigures(seenPage("", "title: News\nlead: Up fivefold"))).toMatchObject([
    { words: "fivefold", figure: "5x", range: [25, 33], field: "lead" },
  ]);
});

describe("on a drawing", () => {
  /** The figures that a drawing with these texts claims. */
  function claimed(...texts: string[]): string[] {
    const passages = texts.map((text) => ({ text, raw: text, start: 0, field: "" }));
    const figures = shownFigures({ ...seenPage(""), isDrawing: true, passages });
    return figures.filter(({ isTick }) => !isTick).map(({ words }) => words);
  }

  test.each([
    ["words with a figure", ["42% pure"], ["42%"]],
    ["an amount alone", ["$250M"], ["$250M"]],
    ["two amounts", ["20%", "70%"], ["20%", "70%"]],
    ["amounts at other distances", ["20%", "30%", "70%"], ["20%", "30%", "70%"]],
    ["amounts of other units", ["1%", "$2", "3x"], ["1%", "$2", "3x"]],
    ["the end of a bar beside an axis", ["$0", "$500M", "$1B", "$1.3B"], ["$1.3B"]],
  ])("%s: a claim", (_, texts, claims) => {
    expect(claimed(...texts)).toEqual(claims);
  });
  test.each([
    ["the marks of an axis, in any order and size", ["$1B", "$0", "$500M"]],
    ["shares on an axis", ["0%", "25%", "50%", "75%"]],
    ["a scale", ["1 hexagon = $50M"]],
  ])("%s: none", (_, texts) => {
    expect(claimed(...texts)).toEqual([]);
  });
});
