// Says what a token is in its sentence: a figure, a name, or a word that decides a claim.
import { readFileSync } from "node:fs";
import { distance } from "fastest-levenshtein";
import { parse } from "yaml";
import { z } from "zod";

import type { SentenceToken } from "../diff/tokens";
import type { LineKind } from "../site/record";

export type Matter =
  | Exclude<SentenceToken["wordClass"], "sign" | "unit" | "number" | undefined>
  | "name"
  | "identifier";

/** Says what a change of a token is about; undefined when it decides no claim. */
export function matterOf(
  tokens: SentenceToken[],
  index: number,
  kind: LineKind,
  language: string,
): Matter | undefined {
  const { wordClass, run } = tokens[index] ?? {};
  if (run?.role === "rule" || wordClass === "sign" || wordClass === "unit") return undefined;
  if (wordClass !== undefined && wordClass !== "number") return wordClass;
  return nameIn(tokens, index, kind, language);
}

/** Words before a German noun without an article, which is then mostly a name. */
const NAMED =
  /^(?:in|bei|von|mit|aus|nach|an|durch|gegen|für|zu|herr|frau|dr|prof|mr|mrs|ms|st|firma)$/i;
const DOES =
  /^(?:is|was|has|had|will|may|can|ist|war|hat|wird|est|a|va|['’]s|\p{Ll}{2,}(?:ed|iert))$/u;

function nameIn(
  tokens: SentenceToken[],
  index: number,
  kind: LineKind,
  language: string,
): Matter | undefined {
  const { text = "", run } = tokens[index] ?? {};
  if (/^\p{Script=Katakana}[\p{Script=Katakana}ー]{2,}$/u.test(text)) return "name";
  const isGerman = /^de/i.test(language);
  const words = tokens.filter((token) => /^\p{L}{2,}/u.test(token.text));
  const isLoud = words.length > 1 && words.every((word) => word.text === word.text.toUpperCase());
  const isLetter = /^(?:[A-HJ-Z]|\p{Script=Greek})$/u.test(text) && (index > 0 || text > "Z");
  if (isLetter || /^\p{Lu}[\p{Lu}\p{Nd}]+$|\p{Ll}\p{Lu}/u.test(text))
    return isLoud ? undefined : "identifier";
  if (
    !/^\p{Lu}\p{L}/u.test(text) ||
    (run?.link && run.role !== "note") ||
    /^(?:heading|button|label)$/.test(kind)
  )
    return undefined;
  const long = words.filter((word) => word.text.length > 3);
  const capitals = long.filter((word) => /^\p{Lu}/u.test(word.text)).length;
  const isSentence = /^[.!?]$/.test(tokens.at(-1)?.text ?? "");
  // Don't take words of a title for names, because each may have a capital letter.
  if (!isGerman && !isSentence && long.length > 1 && capitals > long.length * 0.7) return undefined;
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  // Don't take a name for the first word of a sentence, because "Dr." stands before it.
  const named = (before?.text === "." ? tokens[index - 2] : before)?.text ?? "";
  const isFirst =
    !before ||
    (/[.!?:"“„«(]$/.test(before.text) && !NAMED.test(named)) ||
    before.run.role !== run?.role;
  if (isFirst) {
    const isDouble = !isGerman && /^\p{Lu}\p{Ll}/u.test(after?.text ?? "");
    const isNamed = isDouble || DOES.test(after?.text ?? "");
    return text.length > 4 && isNamed ? "name" : undefined;
  }
  if (!isGerman) return "name";
  const isTitled = index > 1 && /^\p{Lu}\p{L}/u.test(before.text);
  return NAMED.test(named) || isTitled ? "name" : undefined;
}

/** Returns the letters and digits that are left without capitals, accents and punctuation. */
export function lettersOf(tokens: SentenceToken[]): string {
  return tokens
    .map(({ text }) => text)
    .join("")
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/(?<=[aou])e/g, "");
}

/** Tells whether two words have the same letters. */
export function isAnagram(old: string, now: string): boolean {
  const [one, other] = [old, now].map((word) => [...word.toLowerCase()].toSorted().join(""));
  return one === other;
}

/** Tells whether one word is the other, mistyped, swapped or inflected. */
export function isSlip(old: string, now: string): boolean {
  const longest = Math.max(old.length, now.length);
  // Don't measure long words, because the time takes the square of their length.
  if (longest > 40 || /\p{N}/u.test(old + now)) return false;
  const steps = distance(old.toLowerCase(), now.toLowerCase());
  const isSwapped = steps === 2 && longest > 2 && isAnagram(old, now);
  return isSwapped || (steps === 1 && longest > 3) || (steps === 2 && longest > 7);
}

const Pairs = z.array(z.tuple([z.string(), z.string()]));
const OPPOSITES = z
  .strictObject({ beginnings: Pairs, endings: Pairs })
  .parse(parse(readFileSync(new URL("opposites.yml", import.meta.url), "utf8")));

export function isOpposite(old: string, now: string): boolean {
  const becomes = (from: string, to: string) =>
    OPPOSITES.beginnings.some(
      ([a, b]) =>
        from.startsWith(a) && from.length > a.length + 3 && to === b + from.slice(a.length),
    ) ||
    OPPOSITES.endings.some(
      ([a, b]) => from.endsWith(a) && to === from.slice(0, from.length - a.length) + b,
    );
  const [one, other] = [old.toLowerCase(), now.toLowerCase()];
  return one !== other && (becomes(one, other) || becomes(other, one));
}
