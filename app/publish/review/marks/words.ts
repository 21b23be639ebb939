// Says which words of a change alter what it claims.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "yaml";
import { z } from "zod";

import { escapePattern } from "../../markup/escape";
import type { Change } from "../diff/lines";
import type { Part } from "../diff/words";

/** Words of one side that claim something, by their place in its text. */
export interface Claim {
  name: string;
  start: number;
  end: number;
}

const LISTS = z
  .record(z.string(), z.string())
  .parse(parse(readFileSync(join(import.meta.dirname, "vocabulary.yml"), "utf8")));
const ORDINARY = new Set(wordsOf("ordinary first words"));

const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;
const CURRENCY = `[$€£¥]|\\b(?:${Intl.supportedValuesOf("currency").join("|")})\\b`;
const UNIT = String.raw`(?:%|°[CF]|\p{L}{1,5})`;
const NUMBER = String.raw`[<>≤≥±~−-]?\p{N}+(?:[.,:’]\p{N}+)*[%‰]?`;
/** What is written to a number without a space: "50K+", "2x", "$1.6T". */
const SCALE = `(?:(?:[kKMBTxm]|bn|mn)(?!${LETTER}))?\\+?`;
const AMOUNT = `${NUMBER}${SCALE}`;
const COMPOUND = String.raw`\s?${UNIT}(?:/${UNIT})+`;
const FIGURE = new RegExp(
  `(?:${CURRENCY})?\\s?${AMOUNT}(?:[-–]${AMOUNT})?(?:${COMPOUND}|\\s?(?:${CURRENCY}))?`,
  "gu",
);
/** A currency or a unit without its number: "EUR" became "USD". */
const SIGN = new RegExp(
  `${CURRENCY}|[%‰]|(?<=\\p{N}\\s?)(?:µ|m|k|n)?[gLlm](?!${LETTER})|(?<=\\p{N}\\s?)[xhsMBK](?!${LETTER})`,
  "gu",
);
const MONTHS = namesOf("date");
const DATE = new RegExp(
  [
    String.raw`\d{4}-\d\d(?:-\d\d)?`,
    String.raw`\d{1,2}[./]\d{1,2}[./]\d{2,4}`,
    String.raw`\d{1,2}(?:st|nd|rd|th|\.)?\s(?:${MONTHS}|May)\b\.?(?:,?\s\d{4})?`,
    String.raw`(?:${MONTHS}|May)\.?\s\d{1,4}(?:st|nd|rd|th)?\b(?:,\s\d{4})?`,
    String.raw`(?:${MONTHS})(?!${LETTER})`,
    String.raw`\d{1,2}:\d\d(?:\s?[ap]\.?m\.?)?`,
    String.raw`(?:[QH][1-4]\s)?(?:19|20)\d\d(?!\p{N}|[.,]\p{N})`,
  ]
    .map((each) => `(?<!${LETTER}|\\p{N}[.,])(?:${each})`)
    .join("|"),
  "gu",
);
const CAPITAL = /(?<![\p{L}\p{M}\p{N}])[\p{Lu}\p{Lt}][\p{L}\p{M}\p{N}’'-]*/gu;
/** What stands before the first word of a sentence. */
const FIRST = /(?:^|[.!?:]\s+)[“"(]?$/;
const CODE = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]*-?\d[\p{L}\p{N}-]*/gu;
const CLASSES = ["figure or unit", "negation or limit", "strength or status of a claim"];
const PATTERNS = CLASSES.map((name) => ({ name, pattern: patternOf(name) }));

/** What marks need to know about a change. */
export interface MarkContext {
  /** Words that the site also writes without a capital. */
  ordinary: ReadonlySet<string>;
  /** Whether it is all of a page, which claims something by what it asserts only. */
  isWhole: boolean;
}

/** Finds the claims in one side of a change that its parts changed, without overlaps. */
export function findClaims(
  change: Change,
  parts: Part[],
  side: "old" | "now",
  context: MarkContext,
): Claim[] {
  const text = change[side];
  const found = [
    ...matches(text, DATE, "date"),
    ...matches(text, CODE, "name"),
    ...matches(text, FIGURE, "figure or unit"),
    ...matches(text, SIGN, "figure or unit"),
    ...PATTERNS.flatMap(({ name, pattern }) => matches(text, pattern, name)),
  ];
  const shown = context.isWhole ? found.filter(({ name }) => !name.startsWith("negation")) : found;
  const replaced = context.isWhole ? [] : findNames(change, parts, side, context);
  const claims: Claim[] = [];
  for (const claim of [...shown, ...replaced])
    if (!claims.some(({ start, end }) => claim.start < end && start < claim.end))
      claims.push(claim);
  return claims.toSorted((a, b) => a.start - b.start);
}

/** Finds names that were replaced, came or went within a sentence, and whole headings and cells. */
function findNames(
  { kind, old, now }: Change,
  parts: Part[],
  side: "old" | "now",
  { ordinary }: MarkContext,
): Claim[] {
  const text = side === "old" ? old : now;
  const isShort = kind === "heading" || kind === "cell";
  const isReplaced = parts.every(({ text: own, mark }) => mark !== "same" || !/\p{L}/u.test(own));
  if (isShort && isReplaced && /\p{L}/u.test(text)) {
    const isSingle = !old || !now;
    const isName = kind === "cell" || !isSingle || /\s\p{Lu}/u.test(text);
    return isName ? [{ name: "name", start: 0, end: text.length }] : [];
  }
  if (!old || !now) return [];
  const namesIn = (own: string) =>
    matches(own, CAPITAL, "name").filter(({ start, end }) => {
      const word = own.slice(start, end).toLowerCase();
      const isFirst = /^(?:heading|title)$/.test(kind) || FIRST.test(own.slice(0, start));
      return !ORDINARY.has(word) && !(isFirst && ordinary.has(word));
    });
  const wordOf = (own: string, { start, end }: Claim) => own.slice(start, end);
  const other = side === "old" ? now : old;
  const others = namesIn(other);
  const known = new Set(others.map((name) => wordOf(other, name)));
  const names = namesIn(text);
  const moved = names.filter((name) => known.has(wordOf(text, name)));
  return names.filter((name) => {
    // The first word of a sentence has a capital anyway.
    if (FIRST.test(text.slice(0, name.start)) && !others.some(({ start }) => start === name.start))
      return false;
    return !moved.includes(name) || moved.length > 1;
  });
}

function matches(text: string, pattern: RegExp, name: string): Claim[] {
  return [...text.matchAll(pattern)]
    .filter(([words]) => words.trim())
    .map(({ 0: words, index }) => ({ name, start: index, end: index + words.length }));
}

/** Compiles a class of the vocabulary. */
function patternOf(name: string): RegExp {
  const entries = wordsOf(name).map((entry) => {
    if (entry === "n't") return String.raw`(?<=\p{L})n[’']t`;
    const word = escapePattern(entry.replace(/\*$| #$/, "")).replaceAll(" ", String.raw`\s`);
    const ending = entry.endsWith("*") ? `${LETTER}*` : "";
    const after = entry.endsWith(" #") ? String.raw`(?=\s[\p{N}$€£¥])` : "";
    return `(?<!${LETTER})${word}${ending}(?!${LETTER}|[’']${LETTER})${after}`;
  });
  return new RegExp(entries.join("|"), "giu");
}

function namesOf(name: string): string {
  return wordsOf(name).map(escapePattern).join("|");
}

function wordsOf(name: string): string[] {
  return (LISTS[name] ?? "").split(",").map((word) => word.trim());
}
