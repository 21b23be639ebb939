// Compares two lines word by word.
import { diffArrays } from "diff";

import type { Word } from "../report";

/**
 * Both lines in one, with what was removed and added marked. Marks begin and end between words, and changes that only
 * white space separates are one change.
 */
export function diffWords(old: string, now: string): Word[] {
  return joinChanges(readParts(old, now)).flatMap((part): Word[] => {
    if (part.isSame) return [{ text: part.now, mark: "same" }];
    const sides: Word[] = [
      { text: part.old, mark: "removed" },
      { text: part.now, mark: "added" },
    ];
    return sides.filter(({ text }) => text !== "");
  });
}

interface Part {
  old: string;
  now: string;
  isSame: boolean;
}

function readParts(old: string, now: string): Part[] {
  const parts: Part[] = [];
  for (const { value, added, removed } of diffArrays(old.split(/(\s+)/), now.split(/(\s+)/))) {
    const text = value.join("");
    const last = parts.at(-1);
    const part = { old: added ? "" : text, now: removed ? "" : text, isSame: !added && !removed };
    if (!last || last.isSame || part.isSame) parts.push(part);
    else Object.assign(last, { old: last.old + part.old, now: last.now + part.now });
  }
  return parts;
}

function joinChanges(parts: Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const [before, space] = joined.slice(-2);
    const isNext = before && !before.isSame && space?.isSame && !space.now.trim() && !part.isSame;
    if (!isNext) joined.push(part);
    else {
      const [old, now] = [before.old + space.old + part.old, before.now + space.now + part.now];
      joined.splice(-2, 2, { old, now, isSame: false });
    }
  }
  return joined;
}

/** How many words two lines share, of the longer one's: 0 to 1. */
export function likeness(old: string, now: string): number {
  const [words, others] = [wordsIn(old), wordsIn(now)];
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of words) {
    const count = left.get(word) ?? 0;
    if (count > 0) shared++;
    left.set(word, count - 1);
  }
  return shared / Math.max(words.length, others.length, 1);
}

function wordsIn(line: string): string[] {
  return line.toLowerCase().match(/[\p{L}\p{N}%$€£+]+/gu) ?? [];
}
