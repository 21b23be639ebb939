// Texts in; out a warning for each word in no dictionary: it may be right, and then belongs in content/words.txt.
import american from "dictionary-en";
import british from "dictionary-en-gb";
import nspell, { type Speller } from "nspell";

import type { Finding } from "../../../problems/problem";
import type { ParsedFile } from "../../source/model";
import { warningAt } from "../../source/source-file";
import { rangeIn } from "../../source/texts";

/** Addresses, paths, file names, places to fill in such as `{total}`, names of characters. */
const NO_WORDS =
  /\S*(?:[@\\]|:\/\/|www\.)\S*|(?<!\S)\.{0,2}\/\S+|\S+\.(?:mdx?|pdf|svg|png|jpe?g|webp|avif)\b|\b(?:mailto|tel|sms):|\{\w+\}|\bfrontmatter\.\w+|<[^<>]*>|&\w+;/gi;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*/gu;
/** The names of people are spelled right, here and in the rest of their file. */
const NAME = /^(?:author|people\[\d+\]\.name)$/;
/** Single letters, numbers, and abbreviations such as FDA or NDAs. */
const SIGN = /^.$|\p{N}|^\p{Lu}{2,6}s?$/u;
/** Units and names such as µM, κB and Müller: they are not misspelled English words. */
const NO_ENGLISH = /^..$|[µ\u00c0-\u024f]|\p{Script=Greek}/u;

export interface Dictionary {
  /** Whether a word is right as it is written here, or as the first of a sentence. */
  has(word: string): boolean;
  /** The word that was probably meant, if there is one. */
  suggest(word: string): string | undefined;
}

/** The rule: one warning for each unknown word of a file, at its first place. */
export function checkSpelling(
  { passages, source }: Pick<ParsedFile, "passages" | "source">,
  dictionary: Dictionary,
): Finding[] {
  const names = passages.filter(({ field }) => NAME.test(field)).map(({ text }) => text);
  const seen = new Set(names.join(" ").toLowerCase().match(WORD));
  return passages.flatMap((passage) => {
    const text = passage.text.replace(NO_WORDS, (found) => " ".repeat(found.length));
    return [...text.matchAll(WORD)].flatMap((found) => {
      const word = found[0].replaceAll("’", "'").replace(/'s$/i, "");
      if (seen.has(word.toLowerCase()) || SIGN.test(word) || dictionary.has(word)) return [];
      const range = rangeIn(passage, found);
      // What a mistake was overwritten with is not the writer's word.
      if (range === undefined) return [];
      seen.add(word.toLowerCase());
      const guess = dictionary.suggest(word);
      const advice = guess ? `, did you mean "${guess}"? If it is right, ` : "; if it is right, ";
      const message = `"${word}" is not in the dictionary${advice}add it to content/words.txt`;
      return [warningAt(source, range, passage.field, message)];
    });
  });
}

/**
 * The words of English, American and British, and the site's own.
 * @param list the text of words.txt: words, and notes after "#"
 * @param names a text whose words are right too
 */
export function readDictionary(list: string, names = ""): Dictionary {
  const own = new Set([...list.replace(/#.*/g, "").split(/\s+/), ...(names.match(WORD) ?? [])]);
  return {
    has: (word) =>
      own.has(word) ||
      own.has(word.toLowerCase()) ||
      americanWords().correct(word) ||
      britishWords().correct(word),
    suggest: (word) => (NO_ENGLISH.test(word) ? undefined : americanWords().suggest(word)[0]),
  };
}

// Each takes up to half a second to load: once in a process, and the second only for a word that the first has not.
const loaded: { american?: Speller; british?: Speller } = {};

function americanWords(): Speller {
  return (loaded.american ??= nspell(american));
}

function britishWords(): Speller {
  return (loaded.british ??= nspell(british));
}
