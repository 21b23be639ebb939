import { diffArrays } from "diff";

import { isTarget, keyOfLine, type Line } from "../read/line";
import { sentencesOf } from "./sentences";
import { similarity, wordsOf } from "./words";

/** A sentence or a line that differs; the text that one side lacks is empty. */
export interface Change extends Omit<Line, "text"> {
  old: string;
  now: string;
}

/** What came or went of one line. */
interface LinePart {
  line: Line;
  sentences: string[];
}

/** Time grows with their square; of more, all are shown as replaced. */
const MOST_EDITS = 4000;
const MOST_PAIRS = 50_000;
/** Texts that are less alike are not one text that changed. */
const LEAST_ALIKE = 0.25;
const NOT_SENTENCES = "link style script policy data address setting redirect header".split(" ");
/** Of these, a line in the same place is the same line with other words. */
const SHORT = "title description heading cell button label alt tooltip link part".split(" ");

/** Finds the changes between two lists of lines, in order. */
export function diffLines(old: readonly Line[], now: readonly Line[]): Change[] {
  const before = old.flatMap(cutLine);
  const after = now.flatMap(cutLine);
  const comparator = (one: LinePart, other: LinePart) => keyOf(one) === keyOf(other);
  const runs = diffArrays(before, after, { comparator, maxEditLength: MOST_EDITS }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  const changes: Change[] = [];
  let gone: LinePart[] = [];
  let came: LinePart[] = [];
  const flush = () => {
    changes.push(...pairParts(joinParts(gone), joinParts(came)));
    gone = [];
    came = [];
  };
  for (const { value, removed, added } of runs) {
    if (removed) gone.push(...value);
    else if (added) came.push(...value);
    else flush();
  }
  flush();
  return changes;
}

function cutLine(line: Line): LinePart[] {
  const sentences = NOT_SENTENCES.includes(line.kind) ? [line.text] : sentencesOf(line.text);
  return sentences.map((sentence) => ({ line, sentences: [sentence] }));
}

function keyOf(part: LinePart): string {
  return keyOfLine({ ...part.line, text: textOf(part) });
}

function joinParts(parts: LinePart[]): LinePart[] {
  const joined = new Map<Line, LinePart>();
  for (const { line, sentences } of parts) {
    const earlier = joined.get(line)?.sentences ?? [];
    joined.set(line, { line, sentences: [...earlier, ...sentences] });
  }
  return [...joined.values()];
}

/** Pairs what went and came in one place, in order: two that are most alike to each other. */
function pairParts(old: LinePart[], now: LinePart[]): Change[] {
  const isLong = old.length * now.length > MOST_PAIRS;
  const added = (parts: LinePart[]) => parts.flatMap((part) => changesOf(undefined, part));
  const changes: Change[] = [];
  let next = 0;
  for (const [index, gone] of old.entries()) {
    const likenesses = isLong ? [] : now.slice(next).map((part) => likenessOf(gone, part));
    const most = Math.max(0, ...likenesses);
    const nearestIndex = next + likenesses.indexOf(most);
    const nearest = now[nearestIndex];
    const isNearer = (part: LinePart) => nearest && likenessOf(part, nearest) > most;
    const hasPair = most > 0 && !old.slice(index + 1).some(isNearer);
    if (hasPair) {
      changes.push(...added(now.slice(next, nearestIndex)));
      next = nearestIndex + 1;
    }
    changes.push(...changesOf(gone, hasPair ? nearest : undefined));
  }
  return [...changes, ...added(now.slice(next))];
}

function likenessOf(old: LinePart, now: LinePart): number {
  const { kind, name } = old.line;
  if (kind !== now.line.kind || (!isTarget(kind) && name !== now.line.name)) return 0;
  const texts = [textOf(old), textOf(now)] as const;
  const likeness = similarity(...texts);
  const isShort = SHORT.includes(kind) || texts.every((text) => wordsOf(text).length < 5);
  if (isShort || name !== undefined) return likeness + 0.1;
  return likeness >= LEAST_ALIKE ? likeness : 0;
}

function changesOf(old: LinePart | undefined, now: LinePart | undefined): Change[] {
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

function textOf(part: LinePart | undefined): string {
  return (part?.sentences ?? []).join("").trim();
}
