// Finds the phrases of `regulated-words.yml` in a text.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "yaml";
import { z } from "zod";

export interface RegulatedWord {
  words: string;
  reason: string;
  rule: string;
}

const listSchema = z.strictObject({
  names: z.record(z.string(), z.string()),
  claims: z.array(
    z.strictObject({ reason: z.string(), rule: z.string(), phrases: z.array(z.string()) }),
  ),
});

const REGULATED_LIST = listSchema.parse(
  parse(readFileSync(join(import.meta.dirname, "regulated-words.yml"), "utf8")),
);

/** Up to four words between two parts of a phrase, none of which denies the second. */
const WORD_GAP = String.raw` (?:(?!not |never )[\w'%-]+ ){0,4}?`;
const CLAUSE_START = String.raw`(?<=^["']?|[.!?:;,] )`;

/** Words of a clause that denies a phrase, leaves it open, or says what has to be shown. */
const DENIALS =
  "not|no|nor|never|neither|none|nothing|nobody|cannot|without|" +
  "whether|how|before|if|must|has to|evaluates?|search for|research into";
const DENIAL = new RegExp(
  String.raw`\b(?:${DENIALS}|\w+n't)\b(?! (?:only|just|other|longer|else|one|short|matter|doubt))`,
  "i",
);

export const REGULATED_PHRASES = REGULATED_LIST.claims.flatMap(({ phrases, reason, rule }) =>
  phrases.map((phrase) => ({ phrase, reason, rule, pattern: patternOf(phrase) })),
);

/** Finds the regulated words of an English text, in order; of two that overlap, the longer one. */
export function findRegulatedWords(text: string, language: string): RegulatedWord[] {
  if (!/^(?:en\b|$)/i.test(language)) return [];
  const plain = text.replaceAll("’", "'");
  const found = REGULATED_PHRASES.flatMap(({ pattern, reason, rule }) =>
    [...plain.matchAll(pattern)]
      .filter(({ index }) => !isDenied(plain.slice(0, index)))
      .map(({ 0: words, index }) => ({ index, end: index + words.length, words, reason, rule })),
  );
  const kept: typeof found = [];
  for (const each of found.toSorted((a, b) => b.words.length - a.words.length))
    if (kept.every((other) => each.end <= other.index || other.end <= each.index)) kept.push(each);
  return kept
    .toSorted((a, b) => a.index - b.index)
    .map(({ words, reason, rule }) => ({ words, reason, rule }));
}

/** Tells whether the eight words before a phrase deny it: "has not been shown to …". */
function isDenied(before: string): boolean {
  const clause = before.split(/[.!?;:]\s|\b(?:but|because)\b/).at(-1) ?? "";
  return DENIAL.test(clause.trim().split(" ").slice(-8).join(" "));
}

/** Compiles a phrase as the head of the list describes. */
function patternOf(phrase: string): RegExp {
  const source = withNames(phrase)
    .replace(/\|\s+/g, "|")
    .replaceAll(" ... ", WORD_GAP)
    .replace(/(?<![)\]])\*/g, String.raw`\w*`)
    .replace("^ ", CLAUSE_START)
    .replaceAll(" ", "[ -]");
  return new RegExp(String.raw`(?<![\w-])(?:${source})(?!\w)`, "gi");
}

function withNames(phrase: string): string {
  return phrase.replace(/\b[A-Z]{4,}\b/g, (name) => withNames(REGULATED_LIST.names[name] ?? name));
}
