// From which width the links of the menu stand in the top bar; counts.e2e.ts tests that they fit there.
import { expect, test } from "vitest";

import { barWidth } from "../../../app/sections/frame/bar-width";

const SEVEN = ["Science", "Pipeline", "For Investors", "About Us", "News", "Careers", "Contact Us"];

test("three short links fit beside the name on a tablet, seven on a laptop", () => {
  expect(barWidth("Testwort Laboratories", SEVEN.slice(0, 3))).toBe(48);
  expect(barWidth("Testwort Laboratories", SEVEN)).toBe(64);
});

test("a longer name, and wider letters, need a wider window", () => {
  expect(barWidth("Testwort Laboratories International Incorporated", SEVEN)).toBe(80);
  expect(barWidth("Testwort Laboratories", ["製品", ...SEVEN.slice(1)])).toBe(64);
  expect(barWidth("Testwort Laboratories", Array<string>(3).fill("W".repeat(18)))).toBe(80);
});

test("links that fit on no screen have no such width", () => {
  const long = "Our Approach to Metabolic Disorders";
  expect(barWidth("Testwort Laboratories", Array<string>(7).fill(long))).toBeUndefined();
});
