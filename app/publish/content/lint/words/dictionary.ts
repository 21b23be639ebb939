// The English words, American and British, and the words of the field from content/words.txt.
// Working out all forms of a dictionary's words takes half a second, reading the result a twentieth of that.
import american from "dictionary-en";
import british from "dictionary-en-gb";
import { distance } from "fastest-levenshtein";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { cached } from "../../../cache";
import { nearest } from "../../../problems/did-you-mean";

export interface Dictionary {
  /** Whether a word is right exactly as it is written here. */
  has(word: string): boolean;
  /** The word that was probably meant, if one is near enough. */
  suggest(word: string): string | undefined;
}

/**
 * Reads the words.
 * @param root the project's folder; its `content/words.txt` has one word a line, and notes after "#"
 * @param names more words that are right
 */
export async function readDictionary(root: string, names: readonly string[]): Promise<Dictionary> {
  const path = join(root, "content", "words.txt");
  const field = existsSync(path) ? readWords(await readFile(path, "utf8")) : [];
  return makeDictionary(await readOnce(), new Set([...field, ...names]));
}

/** Read once: while a writer works, the check runs after each change. */
let english: Promise<ReadonlySet<string>> | undefined;

function readOnce(): Promise<ReadonlySet<string>> {
  return (english ??= readEnglish().catch((error: unknown) => {
    // An error of the disk may be gone at the next check.
    english = undefined;
    throw error;
  }));
}

async function readEnglish(): Promise<ReadonlySet<string>> {
  const bytes = [american, british].flatMap(({ aff, dic }) => [Buffer.from(aff), Buffer.from(dic)]);
  const path = await cached(["content/lint/words"], bytes, "english.txt", listWords);
  return new Set((await readFile(path, "utf8")).split("\n"));
}

/** A dictionary of exactly these words. */
function makeDictionary(english: ReadonlySet<string>, own: ReadonlySet<string>): Dictionary {
  return {
    has: (word) => english.has(word) || own.has(word),
    suggest(word) {
      const near = [...english, ...own].filter(
        (candidate) =>
          Math.abs(candidate.length - word.length) <= 2 && distance(word, candidate) <= 2,
      );
      // A name is a rarer mistake than a common word: "medicin" is no Medici.
      const isName = (candidate: string) => Number(/^\p{Lu}/u.test(candidate));
      return nearest(
        word,
        near.toSorted((a, b) => isName(a) - isName(b)),
      );
    },
  };
}

/** The words of a word list: one a line; what follows a "#" is a note. */
export function readWords(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*/, "").trim())
    .filter(Boolean);
}

async function listWords(): Promise<string> {
  const { default: nspell } = await import("nspell");
  const words = [american, british].flatMap((dictionary) => {
    const speller = nspell(dictionary);
    // The owner's "'s" is taken off before a word is looked up.
    return Object.keys(speller.data).filter(
      (word) => speller.correct(word) && !word.endsWith("'s"),
    );
  });
  return [...new Set(words)].toSorted().join("\n");
}
