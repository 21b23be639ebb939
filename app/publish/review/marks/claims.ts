import { z } from "zod";

import { CODE, wordsOf } from "../diff/words";
import { readList, toPattern } from "./phrases";

/** A mark, or none, for each character of a text. */
export type CharacterMarks = (string | undefined)[];

const LISTS = z.record(z.string(), z.string()).parse(readList("vocabulary.yml"));
const GROUPS = (LISTS["same meaning"] ?? "").split(";");
const SYNONYMS = GROUPS.map((group) => new RegExp(toPattern(group), "iu"));
const CURRENCIES = Intl.supportedValuesOf("currency").join("|");
/** "March", and "May" beside a number, because it is another word too. */
const MONTH = `(?:${toPattern(LISTS["date"])}|May)`;

/** Where two meet, the later one counts. */
const CLAIMS: [mark: string, source: string, flags?: string][] = [
  ...["strength or status of a claim", "negation or limit", "figure or unit"].map(listed),
  // What was done: "The patent was revoked."
  ["strength or status of a claim", String.raw`(?<=\b(?:was|were|been)\s)\p{L}+ed\b`],
  // Numbers with what is written to them: "50K+", "2x", "1.6T".
  ["figure or unit", String.raw`[-−+]?\p{N}(?:[\p{N}.,:’]*\p{N})?[\p{L}+]*`],
  ["figure or unit", String.raw`[$€£¥%‰°]|[<>≤≥±](?=\s?\p{N})|\b(?:${CURRENCIES})\b`],
  ["figure or unit", String.raw`(?<=\p{N}\s?)\p{L}(?!\p{L})`],
  ["figure or unit", String.raw`(?<=\p{N}\s?\p{L}{1,5})(?:/[\p{L}\p{N}]+)+`],
  // Codes such as HX-201.
  ["name", String.raw`(?<![\p{L}\p{N}])` + CODE],
  listed("date"),
  ["date", String.raw`\d{1,2}(?:st|nd|rd|th|\.)?\s${MONTH}`],
  ["date", String.raw`${MONTH}\.?\s\d{1,4}(?:st|nd|rd|th)?\b`],
  ["date", String.raw`\b(?:[QH][1-4]|\d{1,2}:\d\d)\b`],
  ["date", String.raw`\b\d{1,4}([-./])\d{1,2}\1\d{1,4}\b|\b\d{4}-\d\d\b`],
  ["date", String.raw`(?<![\p{N}.,$€£])(?:19|20)\d\d(?![\p{N}%]|[.,]\p{N})`],
];
const PATTERNS = CLAIMS.map(([mark, source, flags = "gu"]) => ({
  mark,
  pattern: new RegExp(source, flags),
}));

const CAPITALIZED = /(?<![\p{L}\p{M}\p{N}])[\p{Lu}\p{Lt}][\p{L}\p{M}\p{N}’'-]*/gu;
/** What stands before the first word of a sentence. */
const BEFORE_FIRST = /(?:^|(?<!\b(?:Dr|Mrs?|Ms|Prof|St))[.!?:]\s+)[“"(]?$/;
/** Beginnings of sentences and headings that are no names. */
export const NOT_A_NAME = /^(?:how|wh(?:y|at|en|ere|o)|we|our|your?|it|if|please)\b/i;
/** What stands after a verb: "Read our notes". */
const AFTER_VERB = /^\s(?:an?|the|our|us|your?|up|out|all|how|what|why)\b/;

/** Marks figures, dates, codes, and the words of the vocabulary. */
export function markClaims(text: string, marks: CharacterMarks): void {
  for (const { mark, pattern } of PATTERNS)
    for (const { 0: words, index } of text.matchAll(pattern))
      marks.fill(mark, index, index + words.length);
}

/** Tells whether words of a claim mean what a text says too: "all" and "every". */
export function isSynonym(words: string, text: string): boolean {
  return SYNONYMS.some((group) => group.exec(words)?.[0] === words && group.test(text));
}

/** Marks the names that the other side lacks; the first word of a sentence only where a name stood. */
export function markNames(
  text: string,
  other: string,
  marks: CharacterMarks,
  ordinary: ReadonlySet<string>,
): void {
  const otherWords = new Set(wordsOf(other.toLowerCase()));
  const beginsWithName = namesIn(other, ordinary).some(({ start }) => start === 0);
  for (const { word, start, isFirst } of namesIn(text, ordinary))
    if (!otherWords.has(word.toLowerCase()) && (!isFirst || beginsWithName))
      marks.fill("name", start, start + word.length);
}

function namesIn(text: string, ordinary: ReadonlySet<string>) {
  const words = [...text.matchAll(CAPITALIZED)].map(({ 0: word, index: start }) => {
    const isFirst = BEFORE_FIRST.test(text.slice(0, start));
    const isVerb = AFTER_VERB.test(text.slice(start + word.length));
    const isOrdinary = ordinary.has(word.toLowerCase()) || NOT_A_NAME.test(word) || isVerb;
    return { word, start, isFirst, isOrdinary };
  });
  return words.filter(({ isFirst, isOrdinary }) => !isFirst || !isOrdinary);
}

function listed(mark: string): [string, string, string] {
  return [mark, toPattern(LISTS[mark]), "giu"];
}
