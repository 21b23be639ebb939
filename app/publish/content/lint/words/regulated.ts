// Finds the words of `regulated-words.yml` in a text: plain stems, whatever stands around them.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "yaml";
import { z } from "zod";

const row = z.strictObject({
  /** What the words may be read as: "a claim about a disease". */
  reason: z.string(),
  /** Where it is written: "21 CFR 312.7(a)". */
  rule: z.string(),
  /** Separated by commas; the file says how they are read. */
  words: z.string(),
});

export type RegulatedRow = z.infer<typeof row>;

/** Words of a text that regulators object to. */
export interface RegulatedUse {
  /** As written, and where. */
  words: string;
  index: number;
  row: RegulatedRow;
}

/** All rows of the list. */
export const REGULATED: readonly RegulatedRow[] = z
  .array(row)
  .parse(parse(readFileSync(join(import.meta.dirname, "regulated-words.yml"), "utf8")));

/** The name of a provision of law, not a claim. */
const SAFE_HARBOR = /safe(?=[\s-]harbou?r)/g;

/** A small letter of a Western language: all letters of Unicode, and capitals, took ten times as long. */
const LETTER = String.raw`a-z\u00df-\u024f`;
const WORD = new RegExp(`(?<![\\d${LETTER}])[\\d${LETTER}]`, "g");

/** The regulated words of a text, in order. Of two that overlap, the longer one stays. */
export function findRegulated(text: string): RegulatedUse[] {
  // In small letters, this one letter would be two.
  const lower = text.replaceAll("İ", "i").toLowerCase();
  const read = lower.replace(SAFE_HARBOR, "____");
  const uses = [...read.matchAll(WORD)].flatMap(({ 0: letter, index }) =>
    (STEMS.get(letter.replace(/\d/, "#")) ?? []).flatMap(({ row, pattern }) => {
      pattern.lastIndex = index;
      const { length = 0 } = pattern.exec(read)?.[0] ?? "";
      return length > 0 ? [{ words: text.slice(index, index + length), index, row }] : [];
    }),
  );
  const kept: RegulatedUse[] = [];
  for (const use of uses.toSorted((a, b) => b.words.length - a.words.length))
    if (!kept.some((other) => overlap(use, other))) kept.push(use);
  return kept.toSorted((a, b) => a.index - b.index);
}

function overlap(a: RegulatedUse, b: RegulatedUse): boolean {
  return a.index < b.index + b.words.length && b.index < a.index + a.words.length;
}

/** The stems by their first letter, and by their row: those of other letters are not tried on a word. */
const STEMS = new Map<string, { row: RegulatedRow; pattern: RegExp }[]>();
for (const row of REGULATED) {
  const stems = row.words.toLowerCase().split(/,\s+/);
  for (const letter of new Set(stems.map((stem) => stem.charAt(0)))) {
    const pattern = patternOf(stems.filter((stem) => stem.startsWith(letter)));
    STEMS.set(letter, [...(STEMS.get(letter) ?? []), { row, pattern }]);
  }
}

function patternOf(stems: readonly string[]): RegExp {
  const words = stems
    // Of two that begin alike, the first one that fits is taken.
    .toSorted((a, b) => b.length - a.length)
    .map((stem) =>
      stem
        .replaceAll(".", String.raw`\.`)
        .replaceAll("'", "['’]")
        .replaceAll("*", `[${LETTER}]*`)
        .replace(/\s+/g, String.raw`[\s:\-‐-–]*`)
        .replaceAll("#", String.raw`\d+(?:[.,]\d+)*(?:\s?%|\s?percent)?\+?`),
    );
  return new RegExp(`(?:${words.join("|")})(?![\\d${LETTER}])`, "y");
}
