import { expect, test } from "vitest";

import {
  findRegulatedWords,
  REGULATED_PHRASES,
} from "../../../../app/publish/review/marks/regulated-words";

test.each([
  ["The capsule cures tinnitus.", "cures"],
  ["Our candidate slows the disease.", "slows the disease"],
  ["It is a safe and effective choice.", "safe and effective"],
  ["There are no side effects.", "no side effects"],
  ["A clinically tested, proven formula", "proven"],
  ["Our best-in-class molecule", "best-in-class"],
  ["We guarantee a return of 20% a year.", "guarantee"],
  ["Our FDA-approved blend of herbs", "Our FDA-approved"],
  ["You can throw away your pills.", "throw away your pills"],
  ["HX-9 will be approved.", "will be approved"],
])("marks regulated words in %j", (text, words) => {
  const found = findRegulatedWords(text, "en").map((each) => each.words);
  expect(found).toContain(words);
});

test.each([
  "HX-9 has not been shown to be safe and effective.",
  "It is not intended to diagnose, treat, cure or prevent any disease.",
  "There is no guarantee that HX-9 will be approved.",
  "The study asks whether HX-9 can slow the disease.",
  "The mount is made of cured resin.",
  "The effective date of this policy is 3 March 2027.",
  "We choose scaffolds from medicines that have been approved.",
  "Physicians treat migraine with several classes of drugs.",
  "The FDA granted Breakthrough Therapy designation in May.",
  "Our new office is larger than the old one.",
])("marks nothing in %j", (text) => {
  expect(findRegulatedWords(text, "en")).toEqual([]);
});

test("has at most 60 regulated words, each with a reason and a rule", () => {
  expect(REGULATED_PHRASES.length).toBeLessThanOrEqual(60);
  for (const { reason, rule } of REGULATED_PHRASES) {
    expect(reason).toMatch(/\w/);
    expect(rule).toMatch(/CFR|U\.S\.C\./);
  }
});

test("finds regulated words in English only", () => {
  const marked = (language: string) => findRegulatedWords("It cures gout.", language).length;
  expect(["", "en", "en-US", "en-GB", "EN"].map(marked)).toEqual([1, 1, 1, 1, 1]);
  expect(["de", "de-CH", "fr", "enm"].map(marked)).toEqual([0, 0, 0, 0]);
});
