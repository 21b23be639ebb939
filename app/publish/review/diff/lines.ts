import { diffArrays } from "diff";

import { isTarget, keyOfLine, type Line } from "../read/line";
import { sentencesOf } from "./sentences";
import { similarity, wordsOf } from "./words";

/** A sentence or a line that differs; an empty text is on one side only. */
export interface Change extends Omit<Line, "text"> {
  old: string;
  now: string;
}

/** What came or went of one line. */
interface Group {
  line: Line;
  sentences: string[];
}

/** Time grows with their square; of more, all are shown as replaced. */
const MOST_EDITS = 4000;
const MOST_PAIRS = 50_000;
/** Texts that are less alike are not one text that changed. */
const LEAST_ALIKE = 0.25;
/** Not cut into sentences. */
const WHOLE = /^(?:link|style|script|policy|data|address|setting|redirect|header)$/;
/** Of these, a line in the same place is the same line with other words. */
const SHORT = /^(?:title|description|heading|cell|button|label|alt|tooltip|link|part)$/;

/** Finds the changes between two lists of lines, in order. */
export function diffLines(old: readonly Line[], now: readonly Line[]): Change[] {
  const before = old.flatMap(groupsIn);
  const after = now.flatMap(groupsIn);
  const comparator = (one: Group, other: Group) => keyOf(one) === keyOf(other);
  const parts = diffArrays(before, after, { comparator, maxEditLength: MOST_EDITS }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  const changes: Change[] = [];
  let gone: Group[] = [];
  let come: Group[] = [];
  const flush = () => {
    changes.push(...pairGroups(joinLines(gone), joinLines(come)));
    gone = [];
    come = [];
  };
  for (const { value, removed, added } of parts) {
    if (removed) gone.push(...value);
    else if (added) come.push(...value);
    else flush();
  }
  flush();
  return changes;
}

function groupsIn(line: Line): Group[] {
  const sentences = WHOLE.test(line.kind) ? [line.text] : sentencesOf(line.text);
  return sentences.map((sentence) => ({ line, sentences: [sentence] }));
}

function keyOf(group: Group): string {
  return keyOfLine({ ...group.line, text: textOf(group) });
}

function joinLines(groups: Group[]): Group[] {
  const joined = new Map<Line, Group>();
  for (const { line, sentences } of groups) {
    const earlier = joined.get(line)?.sentences ?? [];
    joined.set(line, { line, sentences: [...earlier, ...sentences] });
  }
  return [...joined.values()];
}

/**
 * Pairs what went and came in one place, in order: two groups that are most alike to each other.
 */
function pairGroups(old: Group[], now: Group[]): Change[] {
  const isLong = old.length * now.length > MOST_PAIRS;
  const added = (groups: Group[]) => groups.flatMap((group) => changesOf(undefined, group));
  const changes: Change[] = [];
  let next = 0;
  for (const [row, from] of old.entries()) {
    const likeness = isLong ? [] : now.slice(next).map((to) => likenessOf(from, to));
    const most = Math.max(0, ...likeness);
    const index = next + likeness.indexOf(most);
    const other = now[index];
    const isBetter = (group: Group) => other && likenessOf(group, other) > most;
    const to = most > 0 && !old.slice(row + 1).some(isBetter) ? other : undefined;
    if (to) changes.push(...added(now.slice(next, index)));
    if (to) next = index + 1;
    changes.push(...changesOf(from, to));
  }
  return [...changes, ...added(now.slice(next))];
}

function likenessOf(old: Group, now: Group): number {
  const { kind, name } = old.line;
  if (kind !== now.line.kind || (!isTarget(kind) && name !== now.line.name)) return 0;
  const texts = [textOf(old), textOf(now)] as const;
  const likeness = similarity(...texts);
  const isShort = SHORT.test(kind) || texts.every((text) => wordsOf(text).length < 5);
  if (isShort || name !== undefined) return likeness + 0.1;
  return likeness >= LEAST_ALIKE ? likeness : 0;
}

function changesOf(old: Group | undefined, now: Group | undefined): Change[] {
  const line = now?.line ?? old?.line;
  if (!line) return [];
  const { text: _, ...place } = line;
  // A notice that is none any more was one.
  const within = [...new Set([...(old?.line.within ?? []), ...line.within])];
  const change = { ...place, within };
  if (old?.sentences.length !== now?.sentences.length)
    return [{ ...change, old: textOf(old), now: textOf(now) }];
  const after = now?.sentences ?? [];
  return (old?.sentences ?? []).map((text, index) => ({
    ...change,
    old: text.trim(),
    now: (after[index] ?? "").trim(),
  }));
}

function textOf(group: Group | undefined): string {
  return (group?.sentences ?? []).join("").trim();
}
