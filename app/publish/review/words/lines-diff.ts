// Two lists of lines in; out what was added, removed, changed and moved between them, word by word.
import { diffArrays } from "diff";

import type { FoundChange, Word } from "../report";
import { FRAME, type Line } from "./document";

/** Two lines with fewer words in common are two changes, not one. */
const LEAST_COMMON = 0.4;

/** Removed lines, and the added ones that replace them; one side may be missing. */
export interface LinePair {
  old?: Line;
  now?: Line;
}

/** What differs between the lines of a page before and after, in the order of the page. */
export function diffLines(old: Line[], now: Line[]): FoundChange[] {
  const pairs = pairLines(old, now);
  const unpaired = pairs.filter((pair) => !(pair.old && pair.now));
  const moved = new Set<Line>();
  return pairs.flatMap((pair): FoundChange[] => {
    const { old: before, now: after } = pair;
    const line = before ?? after;
    if (!line || moved.has(line)) return [];
    if (before && after) return describePair(before, after);
    const partner = unpaired
      .map((each) => (before ? each.now : each.old))
      .find((each) => each && isEqual(line, each) && !moved.has(each));
    if (!partner) return [describe(before ? "removed" : "added", pair)];
    moved.add(partner);
    return [describeMove(before ?? partner, after ?? partner)];
  });
}

/** Each line that differs, with the one that it replaces or that replaces it. */
export function pairLines(old: Line[], now: Line[]): LinePair[] {
  const pairs: LinePair[] = [];
  let removed: Line[] = [];
  let added: Line[] = [];
  const settle = () => {
    for (const line of removed) {
      const match = mostSimilar(line, added);
      pairs.push({ old: line, ...(match && { now: match }) });
      if (match) added.splice(added.indexOf(match), 1);
    }
    pairs.push(...added.map((line) => ({ now: line })));
    [removed, added] = [[], []];
  };
  const comparator = (one: Line, other: Line) =>
    isEqual(one, other) && one.isFrame === other.isFrame;
  for (const part of diffArrays(old, now, { comparator })) {
    if (part.removed) removed = part.value;
    else if (part.added) added = part.value;
    else settle();
  }
  settle();
  return pairs;
}

function isEqual(one: Line, other: Line): boolean {
  return one.kind === other.kind && one.name === other.name && one.text === other.text;
}

/** A value of one name is the same value changed; words may also become a heading. */
function mostSimilar(line: Line, candidates: Line[]): Line | undefined {
  const rated = candidates
    .filter(({ kind, isFrame }) => kind === line.kind && isFrame === line.isFrame)
    .map((candidate) => ({ candidate, share: commonWords(line, candidate) }))
    .toSorted((a, b) => b.share - a.share);
  const [best] = rated;
  return best && best.share >= LEAST_COMMON ? best.candidate : undefined;
}

function commonWords(one: Line, other: Line): number {
  const isValue = /^(?:head|header|field)$/.test(one.kind);
  if (isValue) return Number(one.name === other.name);
  const [words, others] = [one, other].map((line) => line.words.toLowerCase().split(/\s+/));
  const known = new Set(others);
  const common = (words ?? []).filter((word) => known.has(word)).length;
  return common / Math.max(words?.length ?? 0, others?.length ?? 0);
}

/** Words that changed, and links that lead elsewhere, are two changes. */
function describePair(old: Line, now: Line): FoundChange[] {
  const changes: FoundChange[] = old.words === now.words ? [] : [describe("changed", { old, now })];
  if (old.name !== now.name && old.words === now.words)
    changes.push({ ...describe("changed", { old, now }), words: [] });
  const isNotice = old.isNotice || now.isNotice;
  for (const [from, to] of pairDifferent(old.links, now.links, ({ href }) => href)) {
    const name = `Link “${(to ?? from)?.words ?? ""}”`;
    const sides = { old: from?.href ?? null, new: to?.href ?? null };
    const given = { action: actionOf(from, to), name, ...sides, heading: now.heading, isNotice };
    changes.push(changeOf({ subject: "link", ...given }));
  }
  if (changes.length > 0) return changes;
  // Bold, italics, or another mark.
  return [
    { ...describe("changed", { old, now }), subject: "format", name: "Formatting", words: [] },
  ];
}

/** What one list has and the other lacks, each as often as it is missing. */
export function lacking<Item>(
  items: Item[],
  others: Item[],
  keyOf: (item: Item) => string,
): Item[] {
  const known = others.map(keyOf);
  return items.filter((item) => {
    const at = known.indexOf(keyOf(item));
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

/** What two lists do not share, in the order of both: what the old one lacks beside what the new one lacks. */
export function pairDifferent<Item>(
  old: Item[],
  now: Item[],
  keyOf: (item: Item) => string,
): [old: Item | undefined, now: Item | undefined][] {
  const [gone, come] = [lacking(old, now, keyOf), lacking(now, old, keyOf)];
  const length = Math.max(gone.length, come.length);
  return Array.from({ length }, (_, index) => [gone[index], come[index]]);
}

function describe(action: FoundChange["action"], { old, now }: LinePair): FoundChange {
  const line = now ?? old;
  const isRenamed = old && now && old.name !== now.name;
  const isPair = old !== undefined && now !== undefined;
  const wordsOf = (one: Line | undefined) => one && (isPair ? one.words : withTargets(one));
  return changeOf({
    subject: line?.kind ?? "text",
    action,
    name: isRenamed ? `${old.name}, now ${now.name}` : (line?.name ?? ""),
    heading: line?.heading ?? "",
    old: wordsOf(old) ?? null,
    new: wordsOf(now) ?? null,
    words: isPair ? diffWords(old.words, now.words) : [],
    links: line?.links ?? [],
    isNotice: [old, now].some((one) => one?.isNotice),
  });
}

/** From where to where. */
function describeMove(old: Line, now: Line): FoundChange {
  const placeOf = ({ heading, isFrame }: Line) => {
    if (isFrame) return FRAME;
    return heading ? `“${heading}”` : "the beginning of the page";
  };
  const [from, to] = [placeOf(old), placeOf(now)];
  const heading = from === to ? now.heading : `from ${from} to ${to}`;
  return { ...describe("moved", { old, now: old }), heading, words: [] };
}

/** "Read more (link to /news)". */
export function withTargets({ words, links }: Line): string {
  const targets = links.map(({ href }) => href).filter((href) => !href.startsWith("#"));
  if (targets.length === 0) return words;
  return `${words} (${targets.length > 1 ? "links" : "link"} to ${targets.join(", ")})`;
}

/** Between white space, so that a mark never ends inside of a word. */
function diffWords(old: string, now: string): Word[] {
  return diffArrays(old.split(/(\s+)/), now.split(/(\s+)/)).map(({ value, added, removed }) => ({
    text: value.join(""),
    mark: markOf(added, removed),
  }));
}

function markOf(isAdded: boolean, isRemoved: boolean): Word["mark"] {
  if (isAdded) return "added";
  return isRemoved ? "removed" : "same";
}

/** The same change again on one page counts, and on other pages is one change with several places. */
export function mergeChanges(changes: FoundChange[]): FoundChange[] {
  const keyOf = ({ subject, action, name, old, new: now, views }: FoundChange) =>
    JSON.stringify([subject, action, name, old, now, views]);
  const onPage = mergeBy(
    changes,
    (change) => keyOf(change) + change.places.join(),
    (known) => ({ ...known, times: known.times + 1 }),
  );
  return mergeBy(
    onPage,
    // Each page has pictures of its own.
    (change) =>
      keyOf(change) + change.times + (change.subject === "look" ? change.places.join() : ""),
    (known, { places }) => ({ ...known, places: [...new Set([...known.places, ...places])] }),
  );
}

/** Joins the changes of one key, each at the place of its first. */
export function mergeBy(
  changes: FoundChange[],
  keyOf: (change: FoundChange) => unknown,
  join: (known: FoundChange, change: FoundChange) => FoundChange,
): FoundChange[] {
  const merged = new Map<unknown, FoundChange>();
  for (const change of changes) {
    const key = keyOf(change);
    const known = merged.get(key);
    merged.set(key, known ? join(known, change) : change);
  }
  return [...merged.values()];
}

/** What happened to a file, a page or an address of which one side may be missing. */
export function actionOf(old: unknown, now: unknown): "added" | "removed" | "changed" {
  if (old === undefined || old === null) return "added";
  return now === undefined || now === null ? "removed" : "changed";
}

/** A change with nothing in it but what is given. */
export function changeOf(
  given: Partial<FoundChange> & Pick<FoundChange, "subject" | "action" | "name">,
): FoundChange {
  const empty = { heading: "", old: null, new: null, views: [], places: [], times: 1 };
  return { ...empty, words: [], lines: [], links: [], isNotice: false, ...given };
}
