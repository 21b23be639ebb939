// Compares two texts by sentences, and sentences that are alike by words.
import { diffArrays } from "diff";

import { isWordLine, keyOfLine, manner, textOfLine, type SiteLine } from "../site/record";
import { sentencesOf, tokensOf, makeWholeToken, type SentenceToken } from "./tokens";

export interface Change {
  old?: SiteLine;
  now?: SiteLine;
  parts: SentencePart[];
  /** The same sentence in the place that it moved to, or came from. */
  twin: SiteLine | undefined;
}

export interface SentencePart {
  old: SentenceToken[];
  now: SentenceToken[];
  isSame: boolean;
}

export interface Region {
  changes: Change[];
  before: string;
  after: string;
}

export interface LineComparison {
  regions: Region[];
  /** Whether sentences were not compared word by word. */
  isCoarse: boolean;
}

/** The least part of their words that a pair of sentences shares, from 0 to 1. */
const LEAST_COMMON = 0.4;
/**
 * Limits, because times grow with their squares: changed sentences, pairs in one place, changed
 * words.
 */
const MOST = { edits: 1000, pairs: 40_000, words: 600 };
/** The most sentences in one place whose words are compared. */
const MOST_SENTENCES = 5000;

/** Compares two texts. @returns no region exactly when the lines are equal */
export function compareLines(
  oldLines: SiteLine[],
  nowLines: SiteLine[],
  language: string,
): LineComparison {
  const read = (lines: SiteLine[]) =>
    lines
      .flatMap((line) => sentencesOf(line, language))
      .map((line) => ({ line, key: keyOfLine(line) }));
  const { gaps, isComplete } = findGaps(read(oldLines), read(nowLines));
  const byKey = (side: "old" | "now") =>
    new Map(gaps.flatMap((gap) => gap[side].map(({ key, line }) => [key, line] as const)));
  const [removed, added] = [byKey("old"), byKey("now")];
  let isCoarse = !isComplete;
  const regions = gaps.map(({ before, after, ...gap }) => {
    const [old, now] = [
      readSentences(gap.old, added, language),
      readSentences(gap.now, removed, language),
    ];
    const isLarge = old.length * now.length > MOST.pairs;
    const alone: SentencePair[] = [
      ...old.map((one): SentencePair => [one, undefined]),
      ...now.map((other): SentencePair => [undefined, other]),
    ];
    isCoarse ||= isLarge;
    const changes = (isLarge ? alone : pairSentences(old, now)).map(([one, other]): Change => {
      const parts = diffTokens(one?.tokens ?? [], other?.tokens ?? []);
      isCoarse ||= parts === undefined;
      return {
        ...(one && { old: one.line }),
        ...(other && { now: other.line }),
        parts: parts ?? [{ old: one?.tokens ?? [], now: other?.tokens ?? [], isSame: false }],
        twin: one && other ? undefined : (one ?? other)?.twin,
      };
    });
    return { changes, before, after };
  });
  return { regions, isCoarse };
}

interface Keyed {
  line: SiteLine;
  key: string;
}

interface TokenizedSentence extends Keyed {
  tokens: SentenceToken[];
  words: string[];
  twin: SiteLine | undefined;
}

interface Gap {
  old: Keyed[];
  now: Keyed[];
  before: string;
  after: string;
}

/** Finds what lies between the sentences that have stayed. */
function findGaps(old: Keyed[], now: Keyed[]): { gaps: Gap[]; isComplete: boolean } {
  const comparator = (one: Keyed, other: Keyed) => one.key === other.key;
  const parts = diffArrays(old, now, { comparator, maxEditLength: MOST.edits });
  if (!parts) return { gaps: [{ old, now, before: "", after: "" }], isComplete: false };
  const textOf = (sentence: Keyed | undefined) =>
    sentence && isWordLine(sentence.line) ? textOfLine(sentence.line) : "";
  let gap: Gap = { old: [], now: [], before: "", after: "" };
  const gaps = [gap];
  for (const { value, removed, added } of parts) {
    if (removed) gap.old = value;
    else if (added) gap.now = value;
    else {
      gap.after = textOf(value[0]);
      gaps.push((gap = { old: [], now: [], before: textOf(value.at(-1)), after: "" }));
    }
  }
  return { gaps: gaps.filter((each) => each.old.length + each.now.length > 0), isComplete: true };
}

function readSentences(
  all: Keyed[],
  others: ReadonlyMap<string, SiteLine>,
  language: string,
): TokenizedSentence[] {
  return all.map(({ line, key }) => {
    const tokens =
      all.length > MOST_SENTENCES ? makeWholeToken(line, language) : tokensOf(line, language);
    const words = tokens.filter(({ isWord }) => isWord).map(({ text }) => text.toLowerCase());
    return { line, key, tokens, words, twin: others.get(key) };
  });
}

type SentencePair = [old: TokenizedSentence | undefined, now: TokenizedSentence | undefined];

function pairSentences(old: TokenizedSentence[], now: TokenizedSentence[]): SentencePair[] {
  // Don't ask for as much where one sentence stands alone on both sides, because its place is the same.
  const least = old.length === 1 && now.length === 1 ? LEAST_COMMON / 2 : LEAST_COMMON;
  const scores = old.map((one) => now.map((other) => scoreOf(one, other, least)));
  const scoreAt = (row: number, column: number) => scores[row]?.[column] ?? 0;
  const best = Array.from({ length: old.length + 1 }, () => new Float64Array(now.length + 1));
  const at = (row: number, column: number) => best[row]?.[column] ?? 0;
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = now.length - 1; column >= 0; column--) {
      const score = scoreAt(row, column);
      const pair = score > 0 ? score + at(row + 1, column + 1) : 0;
      const line = best[row];
      if (line) line[column] = Math.max(pair, at(row + 1, column), at(row, column + 1));
    }
  const found: SentencePair[] = [];
  for (let row = 0, column = 0; row < old.length || column < now.length;) {
    const score = scoreAt(row, column);
    const isPair = score > 0 && at(row, column) === score + at(row + 1, column + 1);
    const isRemoved =
      column >= now.length || (row < old.length && at(row, column) === at(row + 1, column));
    if (isPair) found.push([old[row++], now[column++]]);
    else if (isRemoved) found.push([old[row++], undefined]);
    else found.push([undefined, now[column++]]);
  }
  return found;
}

/** Rates how much two sentences have in common: 0 when they are no pair. */
function scoreOf(old: TokenizedSentence, now: TokenizedSentence, least: number): number {
  const { kind, name } = now.line;
  // Don't tell apart headings that changed places, because their texts stayed.
  if (old.twin && now.twin && kind === "heading" && old.line.kind === kind)
    return least < LEAST_COMMON ? 1 : 0;
  if (old.twin || now.twin) return 0;
  const isNamed = [kind, old.line.kind].some((each) => /^(?:field|setting|data)$/.test(each));
  if (isNamed) return old.line.kind === kind && old.line.name === name ? 1 : 0;
  const score = likeness(old.words, now.words);
  if (score >= least) return score;
  // Don't leave figures, or short labels alone in their place, without a pair, because they share no words.
  const isFigure = [...old.words, ...now.words].every((word) => /\p{N}/u.test(word));
  const isShort = Math.max(old.words.length, now.words.length) <= 3 && old.line.kind === kind;
  return isShort && (isFigure || least < LEAST_COMMON) ? 0.01 : 0;
}

function likeness(words: string[], others: string[]): number {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  const shared = words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return shared.length / Math.max(words.length, others.length, 1);
}

/** Compares two sentences by words. @returns undefined when too much differs */
function diffTokens(old: SentenceToken[], now: SentenceToken[]): SentencePart[] | undefined {
  if (old.length === 0 || now.length === 0) return [{ old, now, isSame: false }];
  const comparator = (one: SentenceToken, other: SentenceToken) =>
    one.text === other.text && manner(one.run) === manner(other.run);
  const found = diffArrays(old, now, { comparator, maxEditLength: MOST.words });
  const parts: SentencePart[] = [];
  let [oldAt, nowAt] = [0, 0];
  for (const { value, added, removed } of found ?? []) {
    const part = {
      old: added ? [] : old.slice(oldAt, (oldAt += value.length)),
      now: removed ? [] : now.slice(nowAt, (nowAt += value.length)),
      isSame: !added && !removed,
    };
    const last = parts.at(-1);
    if (last && !last.isSame && !part.isSame) {
      last.old.push(...part.old);
      last.now.push(...part.now);
    } else parts.push(part);
  }
  return found && parts;
}
