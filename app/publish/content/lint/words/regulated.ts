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

/** A small letter of a Western language. All letters of Unicode, and capitals, took ten times as long. */
const LETTER = String.raw`a-z\u00df-\u024f`;

/** The regulated words of a text, in order. Of two that overlap, the longer one stays. */
export function findRegulated(text: string): RegulatedUse[] {
  // In small letters, this one letter would be two.
  const lower = text.replaceAll("İ", "i").toLowerCase();
  const read = lower.replace(SAFE_HARBOR, "____");
  const uses = PATTERNS.flatMap(({ row, pattern }) =>
    [...read.matchAll(pattern)].map(({ 0: { length }, index }): RegulatedUse => {
      return { words: text.slice(index, index + length), index, row };
    }),
  ).toSorted((a, b) => b.words.length - a.words.length);
  const kept: RegulatedUse[] = [];
  for (const use of uses) if (!kept.some((other) => overlap(use, other))) kept.push(use);
  return kept.toSorted((a, b) => a.index - b.index);
}

function overlap(a: RegulatedUse, b: RegulatedUse): boolean {
  return a.index < b.index + b.words.length && b.index < a.index + a.words.length;
}

const PATTERNS = REGULATED.map((row) => ({ row, pattern: patternOf(row.words) }));

function patternOf(words: string): RegExp {
  const stems = words
    .toLowerCase()
    .split(/,\s+/)
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
  return new RegExp(`(?<![\\d${LETTER}])(?:${stems.join("|")})(?![\\d${LETTER}])`, "g");
}
