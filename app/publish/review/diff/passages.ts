// Cuts two texts into the passages in which they differ.
import { diffArrays } from "diff";

import type { TextLine } from "../site/page-text";
import { likeness } from "./words";

/** Lines that differ, between lines that are equal. */
export interface TextPassage {
  /** Of the first line that is there now, else of the first that was removed. */
  heading: string;
  /** The equal lines around it; empty at the ends of a text. */
  before: string;
  after: string;
  pairs: LinePair[];
}

/** A line before and after, or one that has no counterpart. */
export interface LinePair {
  old?: TextLine;
  now?: TextLine;
}

/** Two lines with fewer words in common stand one below the other. */
const LEAST_COMMON = 0.5;

/** @returns nothing exactly when the lines are equal */
export function cutPassages(old: TextLine[], now: TextLine[]): TextPassage[] {
  const passages: TextPassage[] = [];
  const comparator = (one: TextLine, other: TextLine) => one.text === other.text;
  let removed: TextLine[] = [];
  let added: TextLine[] = [];
  let before = "";
  const end = (after: string) => {
    const isWhole = old.length === 0 || now.length === 0;
    for (const pairs of isWhole ? [pairLines(removed, added)] : splitByHeading(removed, added))
      if (pairs.length > 0) passages.push({ heading: headingOf(pairs), before, after, pairs });
    [removed, added] = [[], []];
  };
  for (const part of diffArrays(old, now, { comparator })) {
    if (part.removed) removed = part.value;
    else if (part.added) added = part.value;
    else {
      end(part.value[0]?.text ?? "");
      before = part.value.at(-1)?.text ?? "";
    }
  }
  end("");
  return passages;
}

/** What is under two headings is two passages: the end of a page, and the footer that all pages share. */
function splitByHeading(removed: TextLine[], added: TextLine[]): LinePair[][] {
  const parts: LinePair[][] = [];
  for (const pair of pairLines(removed, added)) {
    const last = parts.at(-1);
    if (last && headingOf(last) === headingOf([pair])) last.push(pair);
    else parts.push([pair]);
  }
  return parts;
}

function headingOf(pairs: LinePair[]): string {
  const [first] = [
    ...pairs.flatMap(({ now }) => now ?? []),
    ...pairs.flatMap(({ old }) => old ?? []),
  ];
  return first?.heading ?? "";
}

/** Pairs the lines that are most alike, in the order of both texts. */
function pairLines(old: TextLine[], now: TextLine[]): LinePair[] {
  // The best sum of what the lines from here on have in common, as in a longest common subsequence.
  const best = old.map(() => new Array<number>(now.length + 1).fill(0));
  best.push(new Array<number>(now.length + 1).fill(0));
  const scores = old.map((line) => now.map((other) => scoreOf(line, other)));
  const at = (row: number, column: number) => best[row]?.[column] ?? 0;
  const scoreAt = (row: number, column: number) => scores[row]?.[column] ?? 0;
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = now.length - 1; column >= 0; column--) {
      const pair = scoreAt(row, column) && scoreAt(row, column) + at(row + 1, column + 1);
      const line = best[row];
      if (line) line[column] = Math.max(pair, at(row + 1, column), at(row, column + 1));
    }
  const pairs: LinePair[] = [];
  for (let row = 0, column = 0; row < old.length || column < now.length;) {
    const [line, other] = [old[row], now[column]];
    const score = scoreAt(row, column);
    const isPair = score > 0 && at(row, column) === score + at(row + 1, column + 1);
    if (line && other && isPair) pairs.push({ old: line, now: other });
    const isRemoved = !other || (line && at(row, column) === at(row + 1, column));
    if (line && !isPair && isRemoved) pairs.push({ old: line });
    if (other && !isPair && !isRemoved) pairs.push({ now: other });
    if (isPair || isRemoved) row++;
    if (isPair || !isRemoved) column++;
  }
  return pairs;
}

function scoreOf(old: TextLine, now: TextLine): number {
  const score = likeness(old.text, now.text);
  return score >= LEAST_COMMON ? score : 0;
}
