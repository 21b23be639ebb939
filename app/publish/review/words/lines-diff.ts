// Two lists of lines in; out what was added, removed, changed and moved between them, word by word.
import { diffArrays } from "diff";

import type { Line } from "./document";
import type { FoundChange, Word } from "../report";

/** Two lines with fewer words in common are two changes, not one. */
const LEAST_COMMON = 0.4;
/** The address of a link or a picture in Markdown. */
const TARGET = /\]\((\S*?)(?: "[^"]*")?\)/g;

/** Removed lines, and the added ones that replace them; one side may be missing. */
interface LinePair {
  old?: Line;
  now?: Line;
}

/** What differs between the lines of a page before and after, in the order of the page. */
export function diffLines(old: Line[], now: Line[]): FoundChange[] {
  const pairs = pairLines(old, now);
  const moved = new Set<Line>();
  const changes = pairs.flatMap(({ old: before, now: after }): FoundChange[] => {
    if (before && after) return [describe("changed", before, after)];
    const line = before ?? after;
    if (!line || moved.has(line)) return [];
    const other = before
      ? pairs.find((pair) => !pair.old && pair.now && isSame(pair.now, line))?.now
      : pairs.find((pair) => !pair.now && pair.old && isSame(pair.old, line))?.old;
    if (other && !moved.has(other)) {
      moved.add(other);
      // The order of rules, headers and scripts matters as much as their words.
      return [describe("moved", line, line)];
    }
    return [before ? describe("removed", before, undefined) : describe("added", undefined, line)];
  });
  return changes.map((change) => ({ ...change, ...linkChange(change) }));
}

function pairLines(old: Line[], now: Line[]): LinePair[] {
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
  for (const part of diffArrays(old, now, { comparator: isSame })) {
    if (part.removed) removed = part.value;
    else if (part.added) added = part.value;
    else settle();
  }
  settle();
  return pairs;
}

function isSame(one: Line, other: Line): boolean {
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
  const isValue = /^(?:head|header)$/.test(one.kind) || one.name.includes(", ");
  if (isValue) return Number(one.name === other.name);
  const [words, others] = [one, other].map((line) => line.words.toLowerCase().split(/\s+/));
  const known = new Set(others);
  const common = (words ?? []).filter((word) => known.has(word)).length;
  return common / Math.max(words?.length ?? 0, others?.length ?? 0);
}

function describe(action: FoundChange["action"], old?: Line, now?: Line): FoundChange {
  const line = now ?? old;
  const isRenamed = old && now && old.name !== now.name;
  return changeOf({
    subject: line?.kind ?? "text",
    action,
    name: isRenamed ? `${old.name}, now ${now.name}` : (line?.name ?? ""),
    heading: line?.heading ?? "",
    old: old?.text ?? null,
    new: now?.text ?? null,
    words: old && now ? diffWords(old.text, now.text) : [],
  });
}

/** Between white space, so that a mark never ends inside of a word. */
function diffWords(old: string, now: string): Word[] {
  return diffArrays(old.split(/(\s+)/), now.split(/(\s+)/)).map(({ value, added, removed }) => ({
    text: value.join(""),
    mark: added ? "added" : removed ? "removed" : "same",
  }));
}

/** The words of Markdown, without marks and addresses: a word that is partly bold is one word. */
export function wordsOf(markdown: string): string {
  return markdown.replace(TARGET, "]").replace(/!\[|[[\]*`]|(?<!\w)_|_(?!\w)/g, "");
}

/** Words that stay while a link of them leads elsewhere, or while they become a link. */
function linkChange({ subject, action, old, new: now }: FoundChange): Partial<FoundChange> {
  if (subject !== "text" || action !== "changed" || old === null || now === null) return {};
  const targets = changedTargets(old, now);
  if (wordsOf(old) === wordsOf(now) && targets.length > 0)
    return { subject: "link", name: "Link", words: targets };
  return { words: [...diffWords(wordsOf(old), wordsOf(now)), ...targets] };
}

/** Where links lead now: “Write to us” /old /new. A part of the page goes by its words. */
function changedTargets(old: string, now: string): Word[] {
  const [before, after] = [linksIn(old), linksIn(now)];
  return after.flatMap((link, index): Word[] => {
    const earlier = before.length === after.length ? before[index]?.target : undefined;
    const isPart = link.target.startsWith("#") && (earlier?.startsWith("#") ?? true);
    if (earlier === link.target || isPart) return [];
    return [
      { text: ` “${link.words}” `, mark: "same" },
      ...(earlier === undefined ? [] : [{ text: earlier, mark: "removed" } as const]),
      { text: " ", mark: "same" },
      { text: link.target, mark: "added" },
    ];
  });
}

function linksIn(markdown: string): { words: string; target: string }[] {
  return [...markdown.matchAll(/\[([^\]]*)\]\((\S*?)(?: "[^"]*")?\)/g)].map(
    ([, words = "", target = ""]) => ({ words, target }),
  );
}

/** The same change on several pages is one change with several places. */
export function mergeChanges(changes: FoundChange[]): FoundChange[] {
  const keyOf = ({ subject, action, name, old, new: now, views }: FoundChange) =>
    JSON.stringify([subject, action, name, old, now, views]);
  return mergeBy(changes, keyOf, (known, { places }) => ({
    ...known,
    places: [...new Set([...known.places, ...places])],
  }));
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
  const empty = {
    heading: "",
    old: null,
    new: null,
    words: [],
    views: [],
    figures: [],
    places: [],
  };
  return { ...empty, ...given };
}
