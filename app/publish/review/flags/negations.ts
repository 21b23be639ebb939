// Finds the sentences of a change that lost or gained a negation.
import { likeness } from "../diff/words";

/** English, German and French; a page in another language is read with all of them. */
const WORDS: Record<string, RegExp> = {
  en: /\b(?:no|not|none|never|nothing|nobody|nowhere|neither|nor|without|cannot)\b|n['’]t\b/gi,
  de: /\b(?:kein\w*|nicht|nichts|nie|niemals|niemand\w*|nirgends|ohne|weder)\b/gi,
  fr: /\b(?:ne|pas|aucune?s?|sans|jamais|rien|personne|ni)\b|\bn['’](?=\p{L})/giu,
};
/** Two sentences with fewer words in common are not one that changed. */
const LEAST_COMMON = 0.3;

/**
 * Compares two texts sentence by sentence.
 * @param language of the page, such as "de-CH"
 * @returns a sentence for each difference: "“not” is gone: “It is not approved.”"
 */
export function findNegations(old: string, now: string, language: string): string[] {
  const [removed, added] = [sentencesIn(old), sentencesIn(now)];
  const gone = removed.filter((sentence) => !added.includes(sentence));
  const fresh = added.filter((sentence) => !removed.includes(sentence));
  const found = gone.flatMap((sentence) => {
    const [partner] = fresh
      .map((each) => ({ each, score: likeness(sentence, each) }))
      .filter(({ score }) => score >= LEAST_COMMON)
      .toSorted((a, b) => b.score - a.score);
    if (partner) fresh.splice(fresh.indexOf(partner.each), 1);
    return compare(sentence, partner?.each, language);
  });
  return [...new Set(found)];
}

function compare(old: string, now: string | undefined, language: string): string[] {
  const [before, after] = [negationsIn(old, language), negationsIn(now ?? "", language)];
  if (now === undefined && before.length > 0)
    return [`A sentence with “${before[0]}” was removed: “${old}”`];
  if (before.length > after.length) {
    const word = before.find((each) => !after.includes(each)) ?? before[0];
    return [`“${word}” is gone from a sentence: “${old}”`];
  }
  if (before.length < after.length) {
    const word = after.find((each) => !before.includes(each)) ?? after[0];
    return [`“${word}” is new in a sentence: “${now}”`];
  }
  return [];
}

function negationsIn(text: string, language: string): string[] {
  const own = WORDS[language.slice(0, 2).toLowerCase()];
  const patterns = own ? [own] : Object.values(WORDS);
  return patterns.flatMap((pattern) => text.match(pattern) ?? []).map((word) => word.toLowerCase());
}

function sentencesIn(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n/)
    .map((sentence) => sentence.replace(/^(?:[-#>:|]|1\.|NOTICE:|\s)+/, "").trim())
    .filter(Boolean);
}
