// Compares the lines of two pages by their sentences.
import { diffArrays } from "diff";

import { keyOfLine, type Line } from "../read/line";
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

/** Of more sentences that differ, all are shown as replaced: time grows with their square. */
const MOST_EDITS = 4000;
const MOST_PAIRS = 250_000;
/** Texts that are less alike are not one text that changed. */
const LEAST_ALIKE = 0.25;
/** Lines that are not cut into sentences. */
const WHOLE = /^(?:link|style|script|policy|data|address|setting|redirect|header)$/;
/** Of these, a line in the same place is the same line with other words. */
const SHORT = /^(?:title|description|heading|cell|button|label|alt|tooltip|link)$/;

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
  let removed: Group[] = [];
  let added: Group[] = [];
  const flush = () => {
    changes.push(...pairGroups(joinLines(removed), joinLines(added)));
    removed = [];
    added = [];
  };
  for (const part of parts) {
    if (part.removed) removed.push(...part.value);
    else if (part.added) added.push(...part.value);
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
  return keyOfLine({ ...group.line, text: textOf(group.sentences) });
}

function joinLines(groups: Group[]): Group[] {
  const joined = new Map<Line, Group>();
  for (const { line, sentences } of groups) {
    const known = joined.get(line)?.sentences ?? [];
    joined.set(line, { line, sentences: [...known, ...sentences] });
  }
  return [...joined.values()];
}

/** Pairs what went and came in one place so that the pairs are as alike as can be, in order. */
function pairGroups(old: Group[], now: Group[]): Change[] {
  const rows = old.length * now.length > MOST_PAIRS ? 0 : old.length;
  const likeness = old.slice(0, rows).map((group) => now.map((other) => likenessOf(group, other)));
  const sums = Array.from({ length: rows + 1 }, () => new Float64Array(now.length + 1));
  const likenessAt = (row: number, column: number) => likeness[row]?.[column] ?? 0;
  // How alike the pairs from a row and a column on can be.
  const best = (row: number, column: number) => sums[row]?.[column] ?? 0;
  const paired = (row: number, column: number) => {
    const own = likenessAt(row, column);
    return own > 0 ? own + best(row + 1, column + 1) : 0;
  };
  for (let row = rows - 1; row >= 0; row--)
    for (let column = now.length - 1; column >= 0; column--) {
      const most = Math.max(best(row + 1, column), best(row, column + 1), paired(row, column));
      sums[row]?.fill(most, column, column + 1);
    }
  const changes: Change[] = [];
  let row = 0;
  let column = 0;
  while (row < old.length || column < now.length) {
    const isPair = likenessAt(row, column) > 0 && best(row, column) === paired(row, column);
    const isGone = row < old.length && best(row, column) === best(row + 1, column);
    const from = isPair || isGone || column >= now.length ? old[row++] : undefined;
    const to = isPair || from === undefined ? now[column++] : undefined;
    changes.push(...changesOf(from, to));
  }
  return changes;
}

function likenessOf(old: Group, now: Group): number {
  const { kind, name } = old.line;
  if (kind !== now.line.kind) return 0;
  if (kind !== "link" && name !== now.line.name) return 0;
  const texts = [textOf(old.sentences), textOf(now.sentences)] as const;
  const own = similarity(...texts);
  const isShort = SHORT.test(kind) || texts.every((text) => wordsOf(text).length < 5);
  if (isShort || name !== undefined) return own + 0.1;
  return own >= LEAST_ALIKE ? own : 0;
}

/** Compares sentence by sentence, or, when one became two, all of them. */
function changesOf(old: Group | undefined, now: Group | undefined): Change[] {
  const line = now?.line ?? old?.line;
  if (!line) return [];
  const before = old?.sentences ?? [];
  const after = now?.sentences ?? [];
  const { text: _, ...place } = line;
  // A notice that is none any more was one.
  const within = [...new Set([...(old?.line.within ?? []), ...line.within])];
  const change = { ...place, within };
  if (before.length !== after.length)
    return [{ ...change, old: textOf(before), now: textOf(after) }];
  return before.map((text, index) => ({
    ...change,
    old: text.trim(),
    now: (after[index] ?? "").trim(),
  }));
}

function textOf(sentences: string[]): string {
  return sentences.join("").trim();
}
