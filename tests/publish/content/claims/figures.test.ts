// Which numbers of a text count as figures, and which spellings are one figure.
import { describe, expect, test } from "vitest";

import { figuresOf, findFigures } from "../../../../app/publish/content/claims/figures";
import { blocksOf } from "../../../../app/publish/content/source/texts";
import { page } from "../../../support/prose";

function figuresIn(prose: string): string[] {
  return blocksOf(page(prose).passages).flatMap(({ text }) =>
    findFigures(text).map(({ match }) => match[0].replace(/\s+/g, " ")),
  );
}

test.each([
  ["42% and 3.5 percent, 2 percentage points", ["42%", "3.5 percent", "2 percentage points"]],
  ["$150B, €1.6 trillion and £20-50M", ["$150B", "€1.6 trillion", "£20-50M"]],
  ["$1.6tn, US$50 million, USD 50 million", ["$1.6tn", "US$50 million", "USD 50 million"]],
  ["$50 M, 50 million dollars, 20 euros", ["$50 M", "50 million dollars", "20 euros"]],
  ["$5**0M**, $50 {/* check */}billion, `98%`", ["$50M", "$50 billion", "98%"]],
  ["10-12 years, 3 to 5 years", ["10-12 years", "3 to 5 years"]],
  ["3x, 2x-3x, 10 x, a 5-fold rise, 10×", ["3x", "2x-3x", "10 x", "5-fold", "10×"]],
  ["fivefold, twice as many, three times as high", ["fivefold", "twice as", "three times as"]],
  ["50K+ users, 15+ years, 2.5 million users", ["50K+", "15+", "2.5 million"]],
  ["9 of 10 patients, 8/10 responded, 7/9 of", ["9 of 10", "8/10"]],
  ["9 out of 10, three out of four", ["9 out of 10", "three out of four"]],
  ["half of the patients, two thirds of users", ["half of the patients", "two thirds of users"]],
])("figures: %s", (prose, figures) => {
  expect(figuresIn(prose)).toEqual(figures);
});

test.each([
  "In 2025, on 21 November 2025, in 2025-2028, within 30 days, 45 minutes, 20 years, 12 to 15 hours.",
  "Under 505(b)(2), 21 CFR 312.7 and section 5, three studies and 20 trials, 3 to 5 of them.",
  "Call (919) 555-0100 or +1 919 555 0100, 24/7, 9am-5pm, Suite 5B, Booth 12M, Durham 27701.",
  "COVID-19, IL-6, Phase 2b, Figure 3b, B12, version 2.1.3, U.S. Patent No. 10,123,456.",
  "18 to 75 years, aged 12 to 17 years, 5 to 11 years old, 18 years or older.",
  "Kept at 2-8 °C, 20 mg, 5 mg/kg, 3 x 4 cm, 10 µM, 37 °C.",
  "Slide 2 of 5, 1 of 3 ways, 3 in 2025, three times a day, half of the page, on 10/12 we met.",
  "1. First\n2. Second\n\n[Words](https://example.org/42%25/10x).",
])("no figures: %s", (prose) => {
  expect(figuresIn(prose)).toEqual([]);
});

describe("one figure", () => {
  test.each([
    ["$1.6 trillion", "$1.6T"],
    ["$1.6tn", "US$1600bn"],
    ["50 million dollars", "$50M"],
    ["70 percent", "70%"],
    ["10–12 years", "10-12 years"],
    ["2x-3x", "2–3x"],
    ["$20M-$50M", "$20-50M"],
    ["50,000+", "50K+"],
    ["about $1.3B", "$1300M"],
    ["three out of four", "3 out of 4"],
    ["8/10 responded", "8 of 10 patients"],
  ])("%s is %s", (one, other) => {
    expect(figuresOf(one)).toEqual(figuresOf(other));
  });
  test.each([
    ["$1.6B", "$1.6T"],
    ["1,5 million", "15M+"],
    ["10-12 years", "10-12x"],
    ["1 out of 3", "1 out of 4"],
    ["5x", "3-5x"],
    ["€50M", "$50M"],
  ])("%s is not %s", (one, other) => {
    expect(figuresOf(one)).not.toEqual(figuresOf(other));
  });
});
