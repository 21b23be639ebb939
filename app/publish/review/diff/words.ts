// Compares two sentences by their words.
import { diffArrays } from "diff";

export interface Part {
  text: string;
  mark: "same" | "added" | "removed";
}

/** Codes such as HX-201, numbers, words, and single signs. */
const TOKEN = new RegExp(
  [
    String.raw`\p{Lu}[\p{L}\p{N}]*-?\d[\p{L}\p{N}-]*`,
    String.raw`[$€£¥]?\p{N}+(?:[.,:’]\p{N}+)*[%‰]?[\p{L}+]*`,
    String.raw`[\p{L}\p{M}\u00ad\u200b\u2060]+(?:[’'][\p{L}\p{M}]+)*`,
    String.raw`\s+`,
    ".",
  ].join("|"),
  "gsu",
);
/** Sentences with fewer words in common are shown one after the other. */
const LEAST_IN_COMMON = 0.2;

/** Returns the parts of two sentences that stayed, came and went, with their spaces. */
export function diffWords(old: string, now: string): Part[] {
  const isReplaced = old !== "" && now !== "" && similarity(old, now) < LEAST_IN_COMMON;
  if (isReplaced || !old || !now) return tidy([part(old, "removed"), part(now, "added")]);
  const found = diffArrays(tokensOf(old), tokensOf(now));
  return tidy(
    found.map(({ value, added, removed }) =>
      part(value.join(""), added ? "added" : removed ? "removed" : "same"),
    ),
  );
}

/** Tells how many words two texts have in common, from 0 to 1. */
export function similarity(old: string, now: string): number {
  const before = wordsOf(old);
  const after = wordsOf(now);
  if (before.length + after.length === 0) return old === now ? 1 : 0;
  const counts = new Map<string, number>();
  for (const word of before) counts.set(word, (counts.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of after) {
    const left = counts.get(word) ?? 0;
    if (left > 0) common++;
    counts.set(word, left - 1);
  }
  return (2 * common) / (before.length + after.length);
}

/** Returns the words and numbers of a text. */
export function wordsOf(text: string): string[] {
  return tokensOf(text).filter((token) => /[\p{L}\p{N}]/u.test(token));
}

function tokensOf(text: string): string[] {
  return text.match(TOKEN) ?? [];
}

function part(text: string, mark: Part["mark"]): Part {
  return { text, mark };
}

/** Joins changes that only a space separates, and puts what went before what came. */
function tidy(parts: Part[]): Part[] {
  const tidied: Part[] = [];
  let removed = "";
  let added = "";
  const flush = () => {
    const isSpaced = removed.endsWith(" ") && added.endsWith(" ");
    tidied.push(part(isSpaced ? removed.trimEnd() : removed, "removed"));
    tidied.push(part(isSpaced ? added.trimEnd() : added, "added"));
    tidied.push(part(isSpaced ? " " : "", "same"));
    removed = "";
    added = "";
  };
  for (const [index, { text, mark }] of parts.entries()) {
    const isIsland = !text.trim() && removed + added !== "" && index < parts.length - 1;
    if (mark === "removed" || isIsland) removed += text;
    if (mark === "added" || isIsland) added += text;
    if (mark !== "same" || isIsland) continue;
    flush();
    tidied.push({ text, mark });
  }
  flush();
  return tidied.filter(({ text }) => text !== "");
}
