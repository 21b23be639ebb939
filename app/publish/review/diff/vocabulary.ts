// Compiles the words of `vocabulary.yml`, by the language of a text.
import { readFileSync } from "node:fs";

import { parse } from "yaml";
import { z } from "zod";

export type WordClass = z.infer<typeof WordClass>;

const WordClass = z.enum([
  ...["negation", "restriction", "promise", "comparison", "scope"],
  ...["time", "direction", "unit", "number"],
] as const);

const LIST = z
  .record(WordClass, z.record(z.string(), z.array(z.string())))
  .parse(parse(readFileSync(new URL("vocabulary.yml", import.meta.url), "utf8")));

/** A phrase that a text has. */
export interface Phrase {
  index: number;
  text: string;
  wordClass: WordClass;
  /** Equal for phrases that say the same. */
  key: string;
}

export interface Vocabulary {
  /** Whether there are lists for the language: else every changed word may change what a sentence claims. */
  isKnown: boolean;
  findPhrases: (text: string) => Phrase[];
}

const compiled = new Map<string, Vocabulary>();
/** Letters of the languages that put spaces between words: cheaper in a long pattern than all of Unicode. */
const LETTER = String.raw`[a-z\u00b5-\u024f\u03bc]`;

/** The vocabulary of a language such as "de-CH"; of an unknown one, what all languages have. */
export function vocabularyOf(language: string): Vocabulary {
  const code = language.slice(0, 2).toLowerCase() || "en";
  const known = compiled.get(code);
  if (known) return known;
  const entries = WordClass.options.flatMap((wordClass) =>
    ["any", code].flatMap((each) =>
      (LIST[wordClass][each] ?? []).flatMap((entry) => {
        const phrases = entry.toLowerCase().split(" | ");
        return phrases.map((phrase) => ({ phrase, wordClass, key: phrases[0] ?? "" }));
      }),
    ),
  );
  // Of two that begin at one place, the longer one is meant.
  const inOrder = entries
    .toSorted((a, b) => b.phrase.length - a.phrase.length)
    .map((entry) => ({ ...entry, source: sourceOf(entry.phrase) }));
  const pattern = new RegExp(inOrder.map(({ source }) => source).join("|"), "g");
  const tests = inOrder.map((entry) => ({
    ...entry,
    pattern: new RegExp(`^(?:${wordsOnly(entry.source)})$`),
  }));
  const byText = new Map<string, (typeof tests)[number] | undefined>();
  const entryOf = (found: string) => {
    const entry = byText.get(found) ?? tests.find((test) => test.pattern.test(found));
    byText.set(found, entry);
    return entry;
  };
  const vocabulary: Vocabulary = {
    isKnown: code in LIST.negation,
    findPhrases: (text) =>
      [...lower(text).matchAll(pattern)].flatMap(({ index, 0: found }) => {
        const entry = entryOf(found);
        const whole = text.slice(index, index + found.length);
        return entry ? [{ index, text: whole, wordClass: entry.wordClass, key: entry.key }] : [];
      }),
  };
  compiled.set(code, vocabulary);
  return vocabulary;
}

/** In lower case, with every character where it was: a few have another length then. */
function lower(text: string): string {
  const all = text.toLowerCase();
  return all.length === text.length
    ? all
    : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

const AT_FIGURE = String.raw`(?=\s+(?:[$€£¥~≈±-]?\s?\d|${LETTER}+\s+(?:million|percent)))`;

/** How an entry is read stands at the head of the list. */
function sourceOf(phrase: string): string {
  const words = phrase.replace(/ #$/, "");
  const source = words
    .replace(/[.+?$()/]/g, String.raw`\$&`)
    .replaceAll("*", `${LETTER}*`)
    .replaceAll(" ~ ", ` ${LETTER}+ `)
    .replaceAll("'", "['’]")
    .replaceAll(" ", String.raw`\s+`);
  // Scripts without spaces have no ends of words.
  const isSpaced = (character = "") => new RegExp(`${LETTER}|[*]`).test(character);
  const before = isSpaced(words[0]) && words !== "n't" ? `(?<!${LETTER})` : "";
  const after = isSpaced(words.at(-1)) ? `(?!${LETTER})` : "";
  return before + source + after + (phrase === words ? "" : AT_FIGURE);
}

function wordsOnly(source: string): string {
  return source.replace(AT_FIGURE, "");
}
