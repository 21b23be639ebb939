import { z } from "zod";

import { readList, toPattern } from "./phrases";

export interface RegulatedWord {
  words: string;
  start: number;
  /** Such as "“cures”: promotion may not … (21 CFR 312.7(a))". */
  sentence: string;
}

const claimSchema = z.strictObject({
  reason: z.string(),
  rule: z.string(),
  phrases: z.string(),
  verbs: z.string().optional(),
  objects: z.string().optional(),
});
const listSchema = z.strictObject({ denials: z.string(), claims: z.array(claimSchema) });

const LIST = listSchema.parse(readList("regulated-words.yml"));
const DENIAL = new RegExp(toPattern(LIST.denials), "iu");
const CLAUSE_END = /[.!?;:]\s|\b(?:but|because)\b/;
const NO_DENIAL = /\b(?:not (?:only|just)|no (?:doubt|longer))\b/gi;

const CLAIMS = LIST.claims.map(({ reason, rule, phrases, verbs, objects }) => {
  const claim = String.raw`${toPattern(verbs)}(?:\s[^\s,.;:!?]+){0,4}?\s${toPattern(objects)}`;
  const source = verbs === undefined ? toPattern(phrases) : `${claim}|${toPattern(phrases)}`;
  return { reason: `${reason} (${rule})`, pattern: new RegExp(source, "giu") };
});

/** Finds the regulated words of an English text that its clause does not deny. */
export function findRegulatedWords(text: string, language: string): RegulatedWord[] {
  if (!/^(?:en\b|$)/i.test(language)) return [];
  return CLAIMS.flatMap(({ reason, pattern }) =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => !isDenied(text.slice(0, index)))
      .map(({ 0: words, index }) => ({ words, start: index, sentence: `“${words}”: ${reason}` })),
  );
}

function isDenied(before: string): boolean {
  const clause = before.split(CLAUSE_END).at(-1) ?? "";
  const words = clause.replace(NO_DENIAL, "").trim().split(" ");
  return DENIAL.test(words.slice(-8).join(" "));
}
