// Reads the lists of phrases: `vocabulary.yml` and `regulated-words.yml`.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

import { escapePattern } from "../../markup/escape";

const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;

/** Parses a list that stands beside this file. */
export function readList(name: string): unknown {
  return parse(readFileSync(join(import.meta.dirname, name), "utf8"));
}

/**
 * Returns the source of a pattern that finds the phrases of a list such as "not, lack*, about #". `*` is any beginning or end of a word, `#` is a
 * figure that comes next, and a space is a space or a hyphen.
 */
export function sourceOf(list = ""): string {
  // A pattern takes the first phrase that fits, so longer ones stand first.
  const phrases = list
    .split(",")
    .map((phrase) => phrase.trim())
    .toSorted((a, b) => b.length - a.length);
  const sources = phrases.map((phrase) =>
    escapePattern(phrase)
      .replaceAll(String.raw`\*`, `${LETTER}*`)
      .replaceAll("'", "[’']")
      .replace(" #", String.raw`(?=\s[\p{N}$€£¥])`)
      .replaceAll(" ", String.raw`[\s-]`),
  );
  return `(?<!${LETTER})(?:${sources.join("|")})(?!${LETTER}|[’']${LETTER})`;
}
