// Texts in; out a warning for each word in no dictionary: it may be right, and then belongs in content/words.txt.
import type { Dictionary } from "./dictionary";
import { rangeIn } from "../../source/text-ranges";
import type { Finding } from "../../../problems/problem";
import type { ParsedFile } from "../../source/model";
import { warningAt } from "../../source/source-file";

/** Addresses, paths, file names, places to fill in such as `{total}`, names of characters. */
const NO_WORDS =
  /\S*(?:[@\\]|:\/\/|www\.)\S*|(?<!\S)\.{0,2}\/\S+|\S+\.(?:mdx?|svg|png|jpe?g|webp|avif)\b|\{\w+\}|\bfrontmatter\.\w+|<[^<>]*>|&\w+;/gi;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*/gu;

/** The rule: one warning for each unknown word of a file, at its first place. */
export function checkSpelling(
  { passages, source }: Pick<ParsedFile, "passages" | "source">,
  dictionary: Dictionary,
): Finding[] {
  const seen = new Set<string>();
  return passages.flatMap((passage) => {
    const text = passage.text.replace(NO_WORDS, (found) => " ".repeat(found.length));
    return [...text.matchAll(WORD)].flatMap((found) => {
      const [word] = found;
      const spoken = word.replaceAll("’", "'").replace(/'s$/i, "");
      if (seen.has(spoken.toLowerCase()) || isNoWord(spoken) || isRight(spoken, dictionary))
        return [];
      const range = rangeIn(passage, found);
      // What a mistake was overwritten with is not the writer's word.
      if (range === undefined) return [];
      seen.add(spoken.toLowerCase());
      const guess = suggest(spoken, dictionary);
      const advice = guess ? `, did you mean "${guess}"? If it is right, ` : "; if it is right, ";
      const message = `"${spoken}" is not in the dictionary${advice}add it to content/words.txt`;
      return [warningAt(source, range, passage.field, message)];
    });
  });
}

/** Single letters, numbers, and abbreviations such as FDA or NDAs. */
function isNoWord(word: string): boolean {
  return word.length === 1 || /\p{N}/u.test(word) || /^\p{Lu}{2,6}s?$/u.test(word);
}

/** At the start of a sentence, and in capitals, a word is the same word. */
function isRight(word: string, dictionary: Dictionary): boolean {
  const small = word.toLowerCase();
  const isShouted = word === word.toUpperCase();
  return (
    dictionary.has(word) ||
    (/^\p{Lu}/u.test(word) &&
      (isShouted || small.slice(1) === word.slice(1)) &&
      dictionary.has(small)) ||
    (isShouted && dictionary.has(word.charAt(0) + small.slice(1)))
  );
}

function suggest(word: string, dictionary: Dictionary): string | undefined {
  const guess = dictionary.suggest(word.toLowerCase());
  return guess && /^\p{Lu}/u.test(word) ? guess.charAt(0).toUpperCase() + guess.slice(1) : guess;
}
