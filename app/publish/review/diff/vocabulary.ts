// Compiles the words of `vocabulary.yml`, by the language of a text.
import { readFileSync } from "node:fs";

import { parse } from "yaml";
import { z } from "zod";

export type WordClass = z.infer<typeof WordClass>;

const WordClass = z.enum([
  ...["negation", "restriction", "promise", "comparison", "scope"],
  ...["time", "direction", "unit", "number"],
] as const);

const WORDS = z
  .record(WordClass, z.record(z.string(), z.array(z.string())))
  .parse(parse(readFileSync(new URL("vocabulary.yml", import.meta.url), "utf8")));

export interface Phrase {
  index: number;
  text: string;
  wordClass: WordClass;
  key: string;
}

export interface Vocabulary {
  /** Whether the language has lists; without them every changed word may matter. */
  isKnown: boolean;
  findPhrases: (text: string) => Phrase[];
}

const compiled = new Map<string, Vocabulary>();
/**
 * Letters of languages with spaces between words: cheaper in a long pattern than all of Unicode.
 */
const LETTER = String.raw`[a-z\u00b5-\u024f\u03bc]`;

interface VocabularyEntry extends Omit<Phrase, "index" | "text"> {
  phrase: string;
  pattern: RegExp;
  /** Whether only a capital letter tells it from a word: "May", not "may". */
  isCapital: boolean;
}

/**
 * Returns the vocabulary of a language such as "de-CH"; of an unknown one, what all languages have.
 */
export function vocabularyOf(language: string): Vocabulary {
  const code = language.slice(0, 2).toLowerCase() || "en";
  const known = compiled.get(code);
  if (known) return known;
  const entries = WordClass.options.flatMap((wordClass) =>
    ["any", code].flatMap((each) =>
      (WORDS[wordClass][each] ?? []).flatMap((entry) => {
        const isCapital = wordClass === "time" && /^\p{Lu}/u.test(entry);
        const [key = "", ...others] = entry.toLowerCase().split(" | ");
        return [key, ...others].map((phrase): VocabularyEntry => ({
          isCapital,
          phrase,
          wordClass,
          key,
          pattern: new RegExp(patternSource(phrase), "y"),
        }));
      }),
    ),
  );
  const byStart = new Map<string, VocabularyEntry[]>();
  for (const entry of entries.toSorted(
    (a, b) => b.phrase.length - a.phrase.length || Number(b.isCapital) - Number(a.isCapital),
  )) {
    const [start = ""] = entry.phrase;
    byStart.set(start, [...(byStart.get(start) ?? []), entry]);
  }
  const vocabulary: Vocabulary = {
    isKnown: code in WORDS.negation,
    findPhrases: (text) => findPhrases(text, byStart),
  };
  compiled.set(code, vocabulary);
  return vocabulary;
}

function findPhrases(text: string, byStart: ReadonlyMap<string, VocabularyEntry[]>): Phrase[] {
  const phrases: Phrase[] = [];
  const plain = lower(text);
  for (let at = 0; at < plain.length;) {
    let end = at + 1;
    for (const { pattern, wordClass, key, isCapital } of byStart.get(plain[at] ?? "") ?? []) {
      if (isCapital && text[at] === plain[at]) continue;
      pattern.lastIndex = at;
      if (!pattern.test(plain)) continue;
      end = pattern.lastIndex;
      phrases.push({ index: at, text: text.slice(at, end), wordClass, key });
      break;
    }
    at = end;
  }
  return phrases;
}

/** Lowers letters without moving any: a few have another length then. */
function lower(text: string): string {
  const all = text.toLowerCase();
  return all.length === text.length
    ? all
    : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

const AT_FIGURE = String.raw`(?=\s+(?:[$€£¥~≈±-]?\s?\d|${LETTER}+\s+(?:million|percent)))`;

/** Compiles an entry as the head of the list describes. */
function patternSource(phrase: string): string {
  const words = phrase.replace(/ #$/, "");
  const source = words
    .replace(/[.+?$()/]/g, String.raw`\$&`)
    .replaceAll("*", `${LETTER}*`)
    .replaceAll(" ~ ", ` ${LETTER}+ `)
    .replaceAll("'", "['’]")
    .replaceAll(" ", String.raw`\s+`);
  const isSpaced = (character = "") => new RegExp(`${LETTER}|[*]`).test(character);
  const before = isSpaced(words[0]) && words !== "n't" ? `(?<!${LETTER})` : "";
  const after = isSpaced(words.at(-1)) ? `(?!${LETTER})` : "";
  return before + source + after + (phrase === words ? "" : AT_FIGURE);
}
