// Which figures a file shows, and where.
import { describe, expect, test } from "vitest";

import { shownFigures } from "../../../../app/publish/content/claims/shown-figures";
import { seenPage } from "../../../support/prose";

test("a figure that marks divide is one, at its first part", () => {
  expect(shownFigures(seenPage("It cost $5**0M**."))).toEqual([
    { words: "$50M", figure: "$50m", range: [28, 30], field: "" },
  ]);
});

test("a figure in words stands where its words stand, in its field", () => {
  expect(shownFigures(seenPage("", "title: News\nlead: Up fivefold"))).toMatchObject([
    { words: "fivefold", figure: "fivex", range: [25, 33], field: "lead" },
  ]);
});

describe("on a drawing", () => {
  /** The figures that a drawing with these texts claims. */
  function claimed(texts: string[], isAxis = false): string[] {
    const passages = texts.map((text) => ({ text, raw: text, start: 0, field: "", isAxis }));
    return shownFigures({ ...seenPage(""), isDrawing: true, passages }).map(({ words }) => words);
  }

  test.each([
    ["words with a figure", ["42% pure"], ["42%"]],
    ["an amount alone", ["$250M"], ["$250M"]],
    ["bars at equal distances", ["20%", "40%", "60%"], ["20%", "40%", "60%"]],
    ["amounts that double", ["$5M", "$10M", "$15M"], ["$5M", "$10M", "$15M"]],
    ["what one piece of a drawing stands for", ["1 dose = 90% relief"], ["90%"]],
  ])("%s: a claim", (_, texts, claims) => {
    expect(claimed(texts)).toEqual(claims);
  });
  test("what the drawing calls an axis: none", () => {
    expect(claimed(["$0", "$500M", "1 hexagon = $50M"], true)).toEqual([]);
  });
});
