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
 * Returns a pattern for the phrases of a list such as "not, lack*, about #": `*` is any part of a
 * word, `#` the next figure.
 */
export function toPattern(list = ""): string {
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
