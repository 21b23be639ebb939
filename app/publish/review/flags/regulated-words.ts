// Finds the phrases of `regulated-words.yml` in a text: claims that a lawyer should see.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "yaml";
import { z } from "zod";

/** A claim in a text, and why somebody should look at it. */
export interface RegulatedWord {
  /** As they stand in the text, without its Markdown marks. */
  words: string;
  reason: string;
  /** The rule behind it: "21 CFR 202.1(e)(6)". */
  rule: string;
}

const listSchema = z.strictObject({
  names: z.record(z.string(), z.string()),
  claims: z.array(
    z.strictObject({ reason: z.string(), rule: z.string(), phrases: z.array(z.string()) }),
  ),
});

const LIST = listSchema.parse(
  parse(readFileSync(join(import.meta.dirname, "regulated-words.yml"), "utf8")),
);

/** Up to four words between two parts of a phrase, none of which denies the second. */
const GAP = String.raw` (?:(?!not |never )[\w'%-]+ ){0,4}?`;
const CLAUSE_START = String.raw`(?<=^["']?|[.!?:;,] )`;

/** Before a phrase: the clause says the opposite, leaves it open, or says what has to be shown. */
const DENIALS =
  "not|no|nor|never|neither|none|nothing|nobody|cannot|without|" +
  "whether|how|before|if|must|has to|evaluates?|search for|research into";
/** "No other drug" and "not only" deny nothing. */
const DENIAL = new RegExp(
  String.raw`\b(?:${DENIALS}|\w+n't)\b(?! (?:only|just|other|longer|else|one|short|matter|doubt))`,
  "i",
);

/** All entries of the list, each with the reason and the rule of its claim. */
export const REGULATED_PHRASES = LIST.claims.flatMap(({ phrases, reason, rule }) =>
  phrases.map((phrase) => ({ phrase, reason, rule, pattern: patternOf(phrase) })),
);

/**
 * The regulated words of one block of a page, in order; of two that overlap, the longer one.
 * It reads English only ("", "en", "en-US" and so on): a text in another language has none.
 */
export function findRegulatedWords(text: string, language: string): RegulatedWord[] {
  if (!/^(?:en\b|$)/i.test(language)) return [];
  const plain = withoutMarks(text);
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

/** "**Safe** and [effective](/x)" → "Safe and effective", with plain apostrophes and spaces. */
function withoutMarks(text: string): string {
  return text
    .replace(/\]\([^)]*\)|[*_`[\]]/g, "")
    .replaceAll("’", "'")
    .replace(/\s+/g, " ");
}

/** Whether the eight words before a phrase, in its clause, deny it: "has not been shown to …". */
function isDenied(before: string): boolean {
  const clause = before.split(/[.!?;:]\s|\b(?:but|because)\b/).at(-1) ?? "";
  return DENIAL.test(clause.trim().split(" ").slice(-8).join(" "));
}

/** How a phrase is read stands at the head of the list. */
function patternOf(phrase: string): RegExp {
  const source = withNames(phrase)
    .replace(/\|\s+/g, "|")
    .replaceAll(" ... ", GAP)
    .replace(/(?<![)\]])\*/g, String.raw`\w*`)
    .replace("^ ", CLAUSE_START)
    .replaceAll(" ", "[ -]");
  return new RegExp(String.raw`(?<![\w-])(?:${source})(?!\w)`, "gi");
}

/** The phrase with the words of each name in its place; a name may hold another. */
function withNames(phrase: string): string {
  return phrase.replace(/\b[A-Z]{4,}\b/g, (name) => withNames(LIST.names[name] ?? name));
}
