// Amounts as writers write them: the two ends and the unit of each, from which bars are drawn.
import { expect, test } from "vitest";

import { readAmount } from "../../app/schema/amounts";

test.each([
  ["about $1.3B", 1.3e9, 1.3e9, "USD"],
  ["$20-50M", 20e6, 50e6, "USD"],
  ["$900K–1.2M", 900e3, 1.2e6, "USD"],
  ["US$20M to $50M", 20e6, 50e6, "USD"],
  ["USD 1,300,000", 1.3e6, 1.3e6, "USD"],
  ["1.3 to 1.5 trillion euros", 1.3e12, 1.5e12, "eur"],
  ["2–3 thousand people", 2000, 3000, "peo"],
  ["€1,5bn", 1.5e9, 1.5e9, "EUR"],
  ["10-12 years", 10, 12, "year"],
  ["up to 1 year", 1, 1, "year"],
  ["5+ years", 5, 5, "year"],
  ["3-5x", 3, 5, "x"],
  ["2×–3×", 2, 3, "x"],
  ["60%-70%", 60, 70, "%"],
  ["1 300 Patienten", 1300, 1300, "pat"],
  ["5 km", 5, 5, "km"],
  ["about 1.3B USD", 1.3e9, 1.3e9, "USD"],
  ["10 yrs", 10, 10, "year"],
  ["CHF 98'000", 98e3, 98e3, "CHF"],
  ["CHF 3,2 Mio.", 3.2e6, 3.2e6, "CHF"],
  ["CHF 12,400,000", 12.4e6, 12.4e6, "CHF"],
  ["CHF 12.4 million", 12.4e6, 12.4e6, "CHF"],
  ["EUR 1,5 Mrd.", 1.5e9, 1.5e9, "EUR"],
  ["0", 0, 0, ""],
])('reads the amount "%s"', (text, from, to, unit) => {
  expect(readAmount(text)).toEqual({ from, to, unit });
});

test.each(["ten years", "-5%", "12-10 years", "1/2 year", "½ year", "3, 5 or 7 years", "1.3.2"])(
  "%s is read as no amount",
  (text) => {
    expect(readAmount(text)).toBeUndefined();
  },
);
