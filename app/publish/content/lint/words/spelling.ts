// Texts in; out a warning for each word in no dictionary: it may be right, and then belongs in content/words.txt.
import type { Finding } from "../../../problems/problem";
import type { ParsedFile } from "../../source/model";
import { warningAt } from "../../source/source-file";
import { rangeIn } from "../../source/texts";
import type { Dictionary } from "./dictionary";

/** Addresses, paths, file names, places to fill in such as `{total}`, names of characters. */
const NO_WORDS =
  /\S*(?:[@\\]|:\/\/|www\.)\S*|(?<!\S)\.{0,2}\/\S+|\S+\.(?:mdx?|pdf|svg|png|jpe?g|webp|avif)\b|\b(?:mailto|tel|sms):|\{\w+\}|\bfrontmatter\.\w+|<[^<>]*>|&\w+;/gi;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*/gu;
/** Single letters, numbers, and abbreviations such as FDA or NDAs. */
const SIGN = /^.$|\p{N}|^\p{Lu}{2,6}s?$/u;

/** The rule: one warning for each unknown word of a file, at its first place. */
export function checkSpelling(
  { passages, source }: Pick<ParsedFile, "passages" | "source">,
  dictionary: Dictionary,
): Finding[] {
  const seen = new Set<string>();
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
