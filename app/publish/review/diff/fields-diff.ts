// The frontmatter of one file before and after in; out each change, named as a writer would.
import type { FieldPath } from "../../content/source/model";
import type { FieldChange } from "../report";
import { isGroup } from "../snapshot/content-files";
import { capital, entryWord, fieldWords } from "./field-words";
import { pairUp, textLikeness } from "./similarity";

/** Below it two entries of a list are one that was removed and one that was added. */
const SAME_ENTRY = 0.3;

/** @param before, after plain values as YAML gives them; undefined when there is no file */
export function diffFields(before: unknown, after: unknown, path: FieldPath = []): FieldChange[] {
  if (asText(before) === asText(after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after, path);
  if (isGroup(before) && isGroup(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => diffFields(before[name], after[name], [...path, name]));
  }
  return [describeChange(fieldWords(path), before, after)];
}

function diffLists(before: unknown[], after: unknown[], path: FieldPath): FieldChange[] {
  const list = String(path.findLast((part) => typeof part === "string") ?? "entry");
  // A cell has no name but its column, so cells are compared by position.
  const isRow = typeof path.at(-1) === "number";
  const word = isRow ? "cell" : entryWord(list);
  const around = isRow
    ? `${fieldWords(path)}, `
    : path.length > 1
      ? `${fieldWords(path.slice(0, -1))}, `
      : "";
  const name = (index: number) => capital(`${around}${word} ${index + 1}`);
  const pairs = isRow
    ? before.flatMap((_, index): [number, number][] =>
        index < after.length ? [[index, index]] : [],
      )
    : pairUp(before, after, entryLikeness, SAME_ENTRY);
  // Unpaired entries at the same position were rewritten.
  const isFree = (side: 0 | 1, index: number) => !pairs.some((pair) => pair[side] === index);
  before.forEach((_, index) => {
    if (before.length === after.length && isFree(0, index) && isFree(1, index))
      pairs.push([index, index]);
  });

  const gone = before.flatMap((entry, index) =>
    isFree(0, index) ? [describeChange(name(index), entry, undefined)] : [],
  );
  const come = after.flatMap((entry, index) =>
    isFree(1, index) ? [describeChange(name(index), undefined, entry)] : [],
  );
  const changed = pairs
    .toSorted(([, a], [, b]) => a - b)
    .flatMap(([i, j]) => diffFields(before[i], after[j], [...path, j]));
  return [...findMoves(pairs, name), ...come, ...gone, ...changed];
}

/** Entries whose order among the others changed; what shifts because one was added or removed has not moved. */
function findMoves(pairs: [number, number][], name: (index: number) => string): FieldChange[] {
  const old = pairs.toSorted(([a], [b]) => a - b);
  const now = pairs.toSorted(([, a], [, b]) => a - b);
  const elsewhere = old.filter((pair, rank) => now[rank] !== pair);
  const [first, second] = elsewhere;
  if (first && second && elsewhere.length === 2) {
    return [
      describeMove(name(first[0]), `${name(first[0])} and ${uncapital(name(second[0]))} swapped`),
    ];
  }
  // One entry that jumps shifts all between: only that one is reported.
  const jumper = elsewhere.find((pair) =>
    sameOrder(
      old.filter((other) => other !== pair),
      now.filter((other) => other !== pair),
    ),
  );
  return (jumper ? [jumper] : elsewhere).map(([i, j]) =>
    describeMove(name(i), `${name(i)} is now ${uncapital(name(j))}`),
  );
}

function sameOrder(a: [number, number][], b: [number, number][]): boolean {
  return a.every((pair, index) => pair === b[index]);
}

function describeMove(field: string, sentence: string): FieldChange {
  return { field, kind: "moved", sentence, old: null, new: null };
}

function describeChange(field: string, before: unknown, after: unknown): FieldChange {
  const [old, now] = [
    before === undefined ? null : asText(before),
    after === undefined ? null : asText(after),
  ];
  if (old === null) return { field, kind: "added", sentence: `${field} is new`, old, new: now };
  if (now === null) return { field, kind: "removed", sentence: `${field} is gone`, old, new: now };
  return { field, kind: "changed", sentence: `${field} changed`, old, new: now };
}

/** Entries are compared by their title, label or name; without one by all their text. */
function entryLikeness(a: unknown, b: unknown): number {
  if (asText(a) === asText(b)) return 1;
  const key = (entry: unknown) =>
    isGroup(entry) ? (entry["title"] ?? entry["label"] ?? entry["name"]) : undefined;
  if (typeof key(a) === "string" && key(a) === key(b)) return 0.99;
  return 0.9 * textLikeness(asText(a), asText(b));
}

/** A value as text to read. */
function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(asText).join(" | ");
  if (isGroup(value))
    return Object.entries(value)
      .map(([name, entry]) => `${name}: ${asText(entry)}`)
      .join("\n");
  return String(value);
}

function uncapital(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
