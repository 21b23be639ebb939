// Which numbers of a text count as figures, and which spellings are one figure.
import { describe, expect, test } from "vitest";

import {
  findFigures,
  namesOfFigure,
  normaliseFigure,
} from "../../../../app/publish/content/claims/figures";
import { blocksOf } from "../../../../app/publish/content/source/texts";
import { page } from "../../../support/prose";

function figuresIn(prose: string): string[] {
  return blocksOf(page(prose).passages).flatMap(({ text }) =>
    findFigures(text).map(({ match }) => match[0].replace(/\s+/g, " ")),
  );
}

/** Whether the first figures of two texts are equal. */
function isSame(text: string, known: string): boolean {
  const names = findFigures(known).map(({ figure }) => figure);
  return namesOfFigure(findFigures(text)[0]?.figure ?? "").some((name) =>
    [...names, normaliseFigure(known)].includes(name),
  );
}

test.each([
  ["42% and 3.5 percent", ["42%", "3.5 percent"]],
  ["$150B, €1.6 trillion and £20-50M", ["$150B", "€1.6 trillion", "£20-50M"]],
  ["10-12 years, a 3-year study, 6 to 8 weeks", ["10-12 years", "3-year", "6 to 8 weeks"]],
  ["3x, 2x-3x, a 5-fold rise, 10×", ["3x", "2x-3x", "5-fold", "10×"]],
  [
    "1,5 million, 0,25%, 1.500,5 kg, 1,234.5 mg",
    ["1,5 million", "0,25%", "1.500,5 kg", "1,234.5 mg"],
  ],
  ["50K+ users, 5+ drugs, 1,200 patients, a dose of 20 mg", ["50K+", "5+", "1,200", "20 mg"]],
  ["ninety-nine percent, a hundred per cent", ["ninety-nine percent", "hundred per cent"]],
  ["9 of 10, 1 in 3, 9 out of 10", ["9 of 10", "1 in 3", "9 out of 10"]],
  [
    "10<sup>6</sup> cells, 2 × 10<sup>-3</sup> mg, 5<sup>2</sup>[^1]",
    ["10^6", "2 × 10^-3 mg", "5^2"],
  ],
  ["fivefold, a two- to threefold rise", ["fivefold", "threefold"]],
  [
    "two to three times, two hundred and fifty thousand",
    ["three times", "two hundred and fifty thousand"],
  ],
  ["fifty million dollars, 20 euros", ["fifty million", "20 euros"]],
  ["$5**0M**, ninety-*nine* percent", ["$50M", "ninety-nine percent"]],
  ["8/10 responded within 24 hours at 5 µM", ["8/10", "24 hours", "5 µM"]],
  ["7/9 patients, 3/20 of the mice", ["7/9", "3/20"]],
  [
    "5 nM, 10 μM, 2 mM, 30-minute, 90 min, 45 seconds",
    ["5 nM", "10 μM", "2 mM", "30-minute", "90 min", "45 seconds"],
  ],
  [
    "37 °C, −20 °C, 5 mg/kg, 120 mg/dL, 80 mmHg",
    ["37 °C", "20 °C", "5 mg/kg", "120 mg/dL", "80 mmHg"],
  ],
  [
    "3 ng/mL, 40 kDa, 500 IU, 2 mmol/L, 250 nm",
    ["3 ng/mL", "40 kDa", "500 IU", "2 mmol/L", "250 nm"],
  ],
  ["40 patients, 120 healthy volunteers", ["40", "120"]],
])("figures: %s", (prose, figures) => {
  expect(figuresIn(prose)).toEqual(figures);
});

test.each([
  "In 2025, on 21 November 2025, in 2025-2028.",
  "Under 505(b)(2), 21 CFR 312.7 and section 5, three studies and 20 trials, 3 to 5 of them.",
  "Call (919) 555-0100 or +1 919 555 0100, 24/7, 9am-5pm.",
  "COVID-19, IL-6, Phase 2, B12, vitamin K2, version 2.1.3.",
  "One of the studies, two of our drugs, five drugs, one of three ways, half of the page, one day.",
  "Slide 2 of 5, page 2 of 5, 3 in 2025, 3 times a day, three times a day.",
  "Phase 2 patients, in 2025 patients, one patient, 21 CFR 312, 5 pm, page 3 of users, on 10/12 we met, 3/4.",
  "Someone often, a stone, tense; the tenth floor, a third way, phase two, a quarter past nine.",
  "1. First\n2. Second\n\n[Words](https://example.org/42%25/10x) and `42%`.",
])("no figures: %s", (prose) => {
  expect(figuresIn(prose)).toEqual([]);
});

describe("one figure", () => {
  test.each([
    ["$1.6 trillion", "$1.6T"],
    ["70 percent", "70%"],
    ["10–12 years", "10-12 years"],
    ["3 to 5 years", "3-5 years"],
    ["3\r\nyears", "3 years"],
    ["2x-3x", "2–3x"],
    ["$20M-$50M", "$20-50M"],
    ["50,000+", "50K+"],
    ["1,500 kg", "1500 kg"],
    ["15+ years", "15+"],
    ["$1.3B", "about $1.3B"],
    ["a 3-year study", "3 years"],
    ["$1300M", "$1.3B"],
    ["0.5 billion", "500M"],
    ["$900-1300M", "$0.9-1.3B"],
    ["1,500K", "1.5M"],
    ["8/10 responded", "8 of 10"],
    ["5 μM", "5 µM"],
    ["24 h", "24 hours"],
    ["90 min", "90 minutes"],
  ])("%s is %s", (text, known) => {
    expect(isSame(text, known)).toBe(true);
  });
  test.each([
    ["$1.6B", "$1.6T"],
    ["70%", "70"],
    ["1,5 million", "15M"],
    ["1.500 kg", "1500 kg"],
    ["3-5 months", "3-5 years"],
    ["15 years", "15+"],
    ["ninety percent", "90%"],
    ["1 in 3", "1 in 4"],
    ["1,23,456 users", "123456 users"],
    ["5x", "3-5x"],
    ["$1300M", "$13B"],
    ["5 mg/kg", "5 mg"],
  ])("%s is not %s", (text, known) => {
    expect(isSame(text, known)).toBe(false);
  });
});
