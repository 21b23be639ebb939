// The texts of a page before and after in; out those that can be seen in fewer or more views, and headings of another
// level.
import { diffArrays } from "diff";

import type { SeenText } from "../page-model";
import { pairUp, textLikeness } from "./similarity";

/** Below it two texts are two. */
const SAME_TEXT = 0.4;

export interface SightChange {
  text: SeenText;
  /** Views in which it can be seen no more, or again: "768 px", "print, with JavaScript". */
  hidden: string[];
  shown: string[];
  /** Levels of a heading that were changed. */
  levels?: [old: number, now: number];
}

/** @param before @param after as a browser read them */
export function diffSight(before: SeenText[], after: SeenText[]): SightChange[] {
  return pairTexts(before, after).flatMap(([old, now]) => {
    const hidden = without(now.unseen, old.unseen, old.text === now.text);
    const shown = without(old.unseen, now.unseen, old.text === now.text);
    const hasLevels = old.level !== undefined && now.level !== undefined && old.level !== now.level;
    if (hidden.length + shown.length === 0 && !hasLevels) return [];
    const levels: [number, number] = [old.level ?? 0, now.level ?? 0];
    return [{ text: now, hidden, shown, ...(hasLevels && { levels }) }];
  });
}

/** Equal texts in their order; what changed between them by its words. */
function pairTexts(before: SeenText[], after: SeenText[]): [SeenText, SeenText][] {
  const keyOf = ({ kind, text }: SeenText) => `${kind}\n${text}`;
  const pairs: [SeenText, SeenText][] = [];
  const [gone, come]: [SeenText[], SeenText[]] = [[], []];
  let [i, j] = [0, 0];
  for (const { added, removed, count } of diffArrays(before.map(keyOf), after.map(keyOf)))
    for (let index = 0; index < count; index++) {
      const [old, now] = [added ? undefined : before[i++], removed ? undefined : after[j++]];
      if (old && now) pairs.push([old, now]);
      else if (old) gone.push(old);
      else if (now) come.push(now);
    }
  const likeness = (a: SeenText, b: SeenText) =>
    a.kind === b.kind ? textLikeness(a.text, b.text) : 0;
  for (const [from, to] of pairUp(gone, come, likeness, SAME_TEXT)) {
    const [old, now] = [gone[from], come[to]];
    if (old && now) pairs.push([old, now]);
  }
  return pairs;
}

/** The views of one list that are not in the other. Hidden words are named after them: they may have changed. */
function without(views: string[], others: string[], hasSameWords: boolean): string[] {
  const plain = (view: string) => (hasSameWords ? view : view.replace(/: “.*$/su, ""));
  const known = new Set(others.map(plain));
  return views.filter((view) => !known.has(plain(view)));
}
