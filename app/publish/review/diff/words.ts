import { diffArrays } from "diff";

export interface Piece {
  text: string;
  diff: "same" | "added" | "removed";
}

/** Matches codes such as HX-201. */
export const CODE = String.raw`\p{Lu}[\p{L}\p{N}]*-?\d[\p{L}\p{N}-]*`;
/** Codes, numbers, words and single signs, with the space before them. */
const WORDS_AND_SIGNS = [
  CODE,
  String.raw`[$€£¥]?\p{N}+(?:[.,:’]\p{N}+)*[%‰]?[\p{L}+]*`,
  String.raw`[\p{L}\p{M}\u00ad\u200b\u2060]+(?:[’'][\p{L}\p{M}]+)*`,
  ".",
];
const WORD_OR_SIGN = new RegExp(`\\s*(?:${WORDS_AND_SIGNS.join("|")})`, "gsu");
/** Sentences with less in common are shown one after the other. */
export const LEAST_IN_COMMON = 0.2;

/** Returns the parts of two sentences that stayed, came and went. */
export function diffWords(old: string, now: string): Piece[] {
  const isReplaced = !old || !now || similarity(old, now) < LEAST_IN_COMMON;
  if (isReplaced) return withoutEmpty([part(old, "removed"), part(now, "added")]);
  // With a space before it, the first word is the same word elsewhere.
  const found = diffArrays(splitWords(` ${old}`), splitWords(` ${now}`));
  const parts: Piece[] = [];
  let removed = "";
  let added = "";
  const end = { value: [], removed: false, added: false };
  for (const { value, ...change } of [...found, end]) {
    const text = value.join("");
    if (change.removed) removed += text;
    if (change.added) added += text;
    if (change.removed || change.added) continue;
    const isSwap = removed !== "" && added !== "";
    // Words begin with a space; where one follows a change too, the change ends with it instead.
    const beginnings = isSwap ? [removed, added] : [removed + added, text];
    const spaceBefore = beginnings.every((each) => each.startsWith(" ")) ? " " : "";
    const spaceAfter = isSwap ? "" : spaceBefore;
    parts.push(part(spaceBefore, "same"));
    if (removed) parts.push(part(removed.slice(spaceBefore.length) + spaceAfter, "removed"));
    if (added) parts.push(part(added.slice(spaceBefore.length) + spaceAfter, "added"));
    parts.push(part(text.slice(spaceAfter.length), "same"));
    removed = "";
    added = "";
  }
  const [first, ...rest] = withoutEmpty(parts);
  return withoutEmpty([part(first?.text.slice(1) ?? "", "same"), ...rest]);
}

/** Tells how many words two texts have in common, from 0 to 1. */
export function similarity(old: string, now: string): number {
  const before = new Set(wordsOf(old));
  const after = new Set(wordsOf(now));
  if (before.size + after.size === 0) return old === now ? 1 : 0;
  const common = [...after].filter((word) => before.has(word));
  return (2 * common.length) / (before.size + after.size);
}

/** Returns the words and numbers of a text. */
export function wordsOf(text: string): string[] {
  const words = splitWords(text).filter((each) => /[\p{L}\p{N}]/u.test(each));
  return words.map((word) => word.trim());
}

function splitWords(text: string): string[] {
  return text.match(WORD_OR_SIGN) ?? [];
}

function part(text: string, diff: Piece["diff"]): Piece {
  return { text, diff };
}

function withoutEmpty(parts: Piece[]): Piece[] {
  return parts.filter(({ text }) => text !== "");
}
