// A change in; out its words before, after, or both in one line, without the long stretches that did not change.
import type { Change, Word } from "../report";

/** More unchanged characters than this between two changed words are left out of the middle. */
const LONGEST_SAME = 600;
/** How much of them is kept at each end, so that a reader sees where the change is. */
const KEPT = 200;

/** Before and after in one line; empty when the change is not one of words. */
export function wordsOf(change: Change): Word[] {
  return allWordsOf(change).map(shorten);
}

/** What stood there before, without the added words, and what stands there now; null where there was nothing. */
export function sidesOf(change: Change): { old: Word[] | null; new: Word[] | null } {
  const words = wordsOf(change);
  return {
    old: change.old === null ? null : words.filter(({ mark }) => mark !== "added"),
    new: change.new === null ? null : words.filter(({ mark }) => mark !== "removed"),
  };
}

function allWordsOf({ old, new: now, words, subject }: Change): Word[] {
  // Class names say nothing to a reader; the pictures do.
  if (subject === "look") return [];
  if (words.length > 0) return words;
  if (old === now) return old === null ? [] : [{ text: old, mark: "same" }];
  return [
    ...(old === null ? [] : [{ text: old, mark: "removed" } as const]),
    ...(now === null ? [] : [{ text: now, mark: "added" } as const]),
  ];
}

function shorten(word: Word): Word {
  const { text, mark } = word;
  if (mark !== "same" || text.length <= LONGEST_SAME) return word;
  const start = text.slice(0, KEPT).replace(/\S*$/, "");
  const end = text.slice(-KEPT).replace(/^\S*/, "");
  const left = (text.length - start.length - end.length).toLocaleString("en");
  return { mark, text: `${start}… (${left} characters unchanged) …${end}` };
}
