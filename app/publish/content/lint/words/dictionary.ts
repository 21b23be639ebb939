// The English words, American and British, and the words of the field from content/words.txt.
import american from "dictionary-en";
import british from "dictionary-en-gb";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import nspell, { type Speller } from "nspell";

import { WHOLE_FILE, type Finding } from "../../../problems/problem";

/** Units and names such as µM, κB and Müller: they are not misspelled English words. */
const NO_ENGLISH = /^..$|[µ\u00c0-\u024f]|\p{Script=Greek}/u;

export interface Dictionary {
  /** Whether a word is right as it is written here, or as the first of a sentence. */
  has(word: string): boolean;
  /** The word that was probably meant, if there is one. */
  suggest(word: string): string | undefined;
  /** What is wrong with words.txt. */
  problems: Finding[];
}

/**
 * Reads the words.
 * @param root the project's folder; its `content/words.txt` has one word a line, and notes after "#"
 * @param names more words that are right
 */
export async function readDictionary(root: string, names: readonly string[]): Promise<Dictionary> {
  const path = join(root, "content", "words.txt");
  const lines = existsSync(path) ? (await readFile(path, "utf8")).split(/\r?\n/) : [];
  const words = lines.map((line) => line.replace(/#.*/, "").trim());
  const own = new Set([...words, ...names]);
  return {
    has: (word) =>
      own.has(word) ||
      own.has(word.toLowerCase()) ||
      americanWords().correct(word) ||
      britishWords().correct(word),
    suggest: (word) => (NO_ENGLISH.test(word) ? undefined : americanWords().suggest(word)[0]),
    problems: words.flatMap((word, index): Finding[] => {
      const place = {
        file: "content/words.txt",
        ...WHOLE_FILE,
        line: index + 1,
        endLine: index + 1,
      };
      const message = `"${word}" is more than one word, expected one a line`;
      return /\s/.test(word) ? [{ ...place, field: "", message, severity: "warning" }] : [];
    }),
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
