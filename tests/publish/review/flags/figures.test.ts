import { expect, test } from "vitest";

import { findFigures } from "../../../../app/publish/review/flags/figures";

test.each<[text: string, words: string[], values: string[]]>([
  // Money
  ["US$ 1.3B of $50M", ["US$ 1.3B", "$50M"], ["$ 1300000000", "$ 50000000"]],
  ["It cost about $1.3 billion.", ["$1.3 billion"], ["$ 1300000000"]],
  ["1.3 billion US dollars", ["1.3 billion US dollars"], ["$ 1300000000"]],
  ["Cash of CHF 12.4 million", ["CHF 12.4 million"], ["CHF 12400000"]],
  ["Cash of CHF 12,400,000.", ["CHF 12,400,000"], ["CHF 12400000"]],
  ["Bestand: CHF 12'400'000", ["CHF 12'400'000"], ["CHF 12400000"]],
  ["12.400.000 Franken", ["12.400.000 Franken"], ["CHF 12400000"]],
  ["12,4 millions de francs", ["12,4 millions de francs"], ["CHF 12400000"]],
  ["CHF 98’000 und CHF 3,2 Mio.", ["CHF 98’000", "CHF 3,2 Mio."], ["CHF 98000", "CHF 3200000"]],
  ["€ 1.2bn, or €1,200m", ["€ 1.2bn", "€1,200m"], ["€ 1200000000", "€ 1200000000"]],
  ["1.250,50 Euro", ["1.250,50 Euro"], ["€ 1250.5"]],
  ["It takes $20-50M.", ["$20-50M"], ["$ 20000000-50000000"]],
  ["It takes $20M to $50M.", ["$20M to $50M"], ["$ 20000000-50000000"]],
  ["a market of 20–50M", ["20–50M"], ["20000000-50000000"]],
  // Shares and multiples
  [
    "98% pure, 98 percent, 98,0 Prozent",
    ["98%", "98 percent", "98,0 Prozent"],
    ["98 %", "98 %", "98 %"],
  ],
  ["5-10% or 5% to 10%", ["5-10%", "5% to 10%"], ["5-10 %", "5-10 %"]],
  ["2x-3x, 2–3×, 3-fold", ["2x-3x", "2–3×", "3-fold"], ["2-3 x", "2-3 x", "3 x"]],
  ["9 out of 10 slept", ["9 out of 10"], ["9/10"]],
  // Counts, doses and durations
  ["15+ years of research", ["15+ years"], ["15+ years"]],
  ["50K+ satisfied users", ["50K+ satisfied users"], ["50000+ users"]],
  [
    "120 patients and 1’200 Patienten",
    ["120 patients", "1’200 Patienten"],
    ["120 patients", "1200 patients"],
  ],
  ["200,000 Americans in 14 countries", ["200,000", "14 countries"], ["200000", "14 countries"]],
  ["12.400 Patienten", ["12.400 Patienten"], ["12400 patients"]],
  ["20 mg once, then 3.125 mg", ["20 mg", "3.125 mg"], ["20 mg", "3.125 mg"]],
  ["(3-5 years), 3 bis 5 Jahre", ["3-5 years", "3 bis 5 Jahre"], ["3-5 years", "3-5 years"]],
  // Statistics and phases
  ["p < 0.001, P=.04", ["p < 0.001", "P=.04"], ["p<0.001", "p=0.04"]],
  ["a hazard ratio of 0.72 (HR 0,72)", ["hazard ratio of 0.72", "HR 0,72"], ["HR 0.72", "HR 0.72"]],
  [
    "Phase 3, Phase III, phase 2b",
    ["Phase 3", "Phase III", "phase 2b"],
    ["phase 3", "phase 3", "phase 2b"],
  ],
  // A number that is all of its block
  ["98%", ["98%"], ["98 %"]],
  ["15+", ["15+"], ["15+"]],
  ["**5**", ["5"], ["5"]],
  ["3-5", ["3-5"], ["3-5"]],
])("%j", (text, words, values) => {
  expect(findFigures(text)).toEqual(words.map((each, at) => ({ words: each, value: values[at] })));
});

test.each([
  "Founded in 2025, and moved on 3 March 2027 (2027-03-03).",
  "2025",
  "2025–2028",
  "Mon-Fri 9am-5pm, 9:30 to 17:00",
  "Call +1 919 555 0100 or (919) 555-0100.",
  "555-0100",
  "12 Main Street, Durham, NC 27701",
  "As shown before.[1]",
  "505(b)(2) and 21 CFR 202.1(e)(6)",
  "CD19, COVID-19 and H2O",
  "1. Read this",
  "See page 3, slide 2 of 5 and version 2.1.",
  "People with type 2 diabetes",
  "B cells and 5 B cells",
])("no figure in %j", (text) => {
  expect(findFigures(text)).toEqual([]);
});
