// Which numbers of a text count as figures, which spellings are one figure, and which entries contradict each other.
import { describe, expect, test } from "vitest";

import {
  findContradictions,
  findFigures,
  namesOfFigure,
  normaliseFigure,
} from "../../../../app/publish/content/claims/figures";
import { blocksOf } from "../../../../app/publish/content/source/text-ranges";
import { seenPage } from "../../../support/prose";

function figuresIn(prose: string): string[] {
  return blocksOf(seenPage(prose).passages).flatMap(({ text }) =>
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
  ["ninety-nine percent, a hundred per cent", ["ninety-nine percent", "a hundred per cent"]],
  ["Nine of ten, one in three, 9 out of 10", ["Nine of ten", "one in three", "9 out of 10"]],
  [
    "10<sup>6</sup> cells, 2 × 10<sup>-3</sup> mg, 5<sup>2</sup>[^1]",
    ["10^6", "2 × 10^-3 mg", "5^2"],
  ],
  ["fivefold, a two- to threefold rise", ["fivefold", "two- to threefold"]],
  ["two to three times, twice as much", ["two to three times", "twice"]],
  ["fifteen years, a three-year study", ["fifteen years", "three-year"]],
  ["fifty million dollars, 20 euros", ["fifty million dollars", "20 euros"]],
  ["half of patients, two thirds of all users", ["half", "two thirds"]],
  ["$5**0M**, ninety-*nine* percent", ["$50M", "ninety-nine percent"]],
])("figures: %s", (prose, figures) => {
  expect(figuresIn(prose)).toEqual(figures);
});

test.each([
  "In 2025, on 21 November 2025, in 2025-2028.",
  "Under 505(b)(2), 21 CFR 312.7 and section 5, three studies and 20 trials, 3 to 5 of them.",
  "Call (919) 555-0100 or +1 919 555 0100, 24/7, 9am-5pm.",
  "COVID-19, IL-6, Phase 2, B12, vitamin K2, version 2.1.3.",
  "1,23,456 users, 1,2,3%, 1234,567 mg: numbers that can be read in two ways.",
  "One of the studies, two of our drugs, five drugs, one of three ways, half of the page, one day.",
  "Slide 2 of 5, step two of five, two in one, three in 2025, three times a day, twice a week.",
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
    ["1,5 million", "1.5M"],
    ["1,500 kg", "1500 kg"],
    ["1.500,5 kg", "1500.5 kg"],
    ["0,125%", "0.125%"],
    ["15+ years", "15+"],
    ["ninety-nine percent", "99%"],
    ["ninety-nine point five percent", "99.5%"],
    ["nine out of ten", "9 of 10"],
    ["two thirds of patients", "2 out of 3"],
    ["fivefold", "5x"],
    ["two- to threefold", "2x-3x"],
    ["twice the yield", "2x"],
    ["fifty million US dollars", "$50M"],
    ["20 to 50 million euros", "€20-50M"],
    ["two hundred and fifty thousand", "250K"],
    ["twenty-one years", "21 years"],
    ["$1.3B", "about $1.3B"],
    ["a 3-year study", "3 years"],
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
    ["nineteen percent", "90%"],
    ["one in three", "one in four"],
    ["5x", "3-5x"],
  ])("%s is not %s", (text, known) => {
    expect(isSame(text, known)).toBe(false);
  });
});

const entries = (...pairs: [label: string, value: string][]) =>
  pairs.map(([label, value]) => ({ label, value }));

test("two figures for one label, whatever its case and punctuation", () => {
  const [first, other, third] = entries(
    ["Purity grade", "98%"],
    ["purity-grade:", "97%"],
    ["Purity grade", "96%"],
  );
  expect(findContradictions([first, other, third].flatMap((entry) => entry ?? []))).toEqual([
    [first, other],
    [first, third],
  ]);
});

test.each([
  ["other spellings of one figure", entries(["Cost", "about $1.3B"], ["Cost", "$1.3 billion"])],
  ["other labels", entries(["Cost, new drug", "$1.3B"], ["Cost, hybrid", "$20M"])],
  ["labels without a word", entries(["–", "$1.3B"], ["…", "$20M"])],
])("not %s", (_, list) => {
  expect(findContradictions(list)).toEqual([]);
});
