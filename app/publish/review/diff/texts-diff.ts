// The texts of a page before and after in; out its changed sentences under their headings, the changed words marked.
import { diffArrays } from "diff";

import type { SeenText } from "../page-model";
import type { Change, Word } from "../report";
import { splitSentences } from "../sentences";
import { pairUp, textLikeness } from "./similarity";

/** Below it two sentences are one that was removed and one that was added. */
const SAME_SENTENCE = 0.4;
/** Sentences of so few words have little in common after one changed: "2025" and "2026". */
const SHORT = 4;
/** Below it two sections with different headings are two sections. */
const SAME_SECTION = 0.5;

export type TextChange = Pick<Change, "action" | "old" | "new" | "words"> &
  Pick<SeenText, "kind" | "heading" | "top" | "bottom">;

type Sentence = Pick<SeenText, "kind" | "heading" | "text" | "top" | "bottom">;

interface Section {
  heading: string[];
  sentences: Sentence[];
}

/**
 * What a reader would find changed. What is only in another place is reported as moved, not as new text.
 * @returns in the order of the new page; what was removed comes last
 */
export function diffTexts(before: SeenText[], after: SeenText[]): TextChange[] {
  const [old, now] = [sectionsOf(before), sectionsOf(after)];
  const pairs = pairSections(old, now);
  const partners = new Map(pairs.map(([i, j]) => [j, i]));
  const moved = new Set(
    findMoved(
      pairs.map(([i]) => i),
      pairs.toSorted(([, a], [, b]) => a - b).map(([i]) => i),
    ),
  );
  const likeness = likenessOn(old, now);
  const changes = now.flatMap((section, j): TextChange[] => {
    const i = partners.get(j);
    const changed = diffSentences(old[i ?? -1]?.sentences ?? [], section.sentences, likeness);
    return i !== undefined && moved.has(i) ? [describeMove(section), ...changed] : changed;
  });
  const paired = new Set(partners.values());
  const gone = old.filter((_, i) => !paired.has(i));
  const removed = gone.flatMap(({ sentences }) => diffSentences(sentences, [], likeness));
  return joinMoves([...changes, ...removed]);
}

function sectionsOf(texts: SeenText[]): Section[] {
  const sections = new Map<string, Section>();
  for (const { kind, heading, text, top, bottom } of texts) {
    const key = heading.join("\n");
    const section = sections.get(key) ?? { heading, sentences: [] };
    const at = { kind, heading, ...extentOf({ top, bottom }) };
    section.sentences.push(
      ...splitSentences(kind, text).map((sentence) => ({ ...at, text: sentence })),
    );
    sections.set(key, section);
  }
  return [...sections.values()];
}

/** A section in another place, named by its heading. */
function describeMove({ heading, sentences }: Section): TextChange {
  const name = heading.at(-1) ?? sentences[0]?.text ?? "";
  return {
    kind: "heading",
    action: "moved",
    heading,
    old: name,
    new: name,
    words: [],
    ...extentOf(sentences[0] ?? {}),
  };
}

/** The same sentence removed in one place and added in another was moved. */
function joinMoves(changes: TextChange[]): TextChange[] {
  const gone = changes.filter(({ action }) => action === "removed");
  const joined = new Set<TextChange>();
  const all = changes.map((change) => {
    if (change.action !== "added") return change;
    const from = gone.find(
      (other) => !joined.has(other) && other.kind === change.kind && other.old === change.new,
    );
    if (!from) return change;
    joined.add(from);
    return { ...change, action: "moved" as const, old: from.old };
  });
  return all.filter((change) => !joined.has(change));
}

/** By heading; what is left over by text, since a section may get a new heading. */
function pairSections(old: Section[], now: Section[]): [number, number][] {
  const key = ({ heading }: Section) => heading.join("\n");
  const known = new Map(old.map((section, i) => [key(section), i]));
  const pairs = now.flatMap((section, j): [number, number][] => {
    const i = known.get(key(section));
    return i === undefined ? [] : [[i, j]];
  });
  const leftOld = old.map((_, i) => i).filter((i) => !pairs.some(([a]) => a === i));
  const leftNow = now.map((_, j) => j).filter((j) => !pairs.some(([, b]) => b === j));
  const words = (section: Section | undefined) =>
    section?.sentences.map(({ text }) => text).join(" ") ?? "";
  const alike = pairUp(
    leftOld,
    leftNow,
    (i, j) => textLikeness(words(old[i]), words(now[j])),
    SAME_SECTION,
  ).map(([a, b]): [number, number] => [leftOld[a] ?? 0, leftNow[b] ?? 0]);
  return [...pairs, ...alike].toSorted(([a], [b]) => a - b);
}

/** The fewest entries whose move explains the new order. */
function findMoved(before: number[], after: number[]): number[] {
  return diffArrays(before, after).flatMap(({ added, value }) => (added ? value : []));
}

function diffSentences(before: Sentence[], after: Sentence[], likeness: Likeness): TextChange[] {
  const parts = diffArrays(before, after, {
    comparator: (a, b) => a.kind === b.kind && a.text === b.text,
  });
  return parts.flatMap(({ added, removed, value }, index) => {
    // What was added in place of something removed was handled with it.
    const next = parts[index + 1];
    if (removed) return diffRun(value, next?.added ? next.value : [], likeness);
    return added && !parts[index - 1]?.removed ? diffRun([], value, likeness) : [];
  });
}

/** Sentences that were removed and added in one place: changed ones are paired. */
function diffRun(gone: Sentence[], come: Sentence[], likeness: Likeness): TextChange[] {
  const partners = new Map(pairUp(gone, come, likeness, SAME_SENTENCE).map(([i, j]) => [j, i]));
  const paired = new Set(partners.values());
  // Short sentences in the same position are the same, however different.
  if (gone.length === come.length)
    for (const [index, sentence] of come.entries())
      if (!partners.has(index) && !paired.has(index) && areBothShort(gone[index], sentence)) {
        partners.set(index, index);
        paired.add(index);
      }
  return [
    ...gone.filter((_, i) => !paired.has(i)).map((sentence) => change(sentence, undefined)),
    ...come.map((sentence, j) => change(gone[partners.get(j) ?? -1], sentence)),
  ];
}

type Likeness = (a: Sentence, b: Sentence) => number;

/** How alike sentences are that became one another: one that is on the page as often as before only moved. */
function likenessOn(old: Section[], now: Section[]): Likeness {
  const [before, after] = [countSentences(old), countSentences(now)];
  const isKept = (sentence: Sentence) => {
    const key = keyOf(sentence);
    return !isShort(sentence) && before.get(key) === after.get(key);
  };
  return (a, b) => (a.kind !== b.kind || isKept(a) || isKept(b) ? 0 : textLikeness(a.text, b.text));
}

function countSentences(sections: Section[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of sections.flatMap(({ sentences }) => sentences.map(keyOf)))
    counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function keyOf({ kind, text }: Sentence): string {
  return `${kind} ${text}`;
}

function areBothShort(a: Sentence | undefined, b: Sentence): boolean {
  return a?.kind === b.kind && isShort(a) && isShort(b);
}

function isShort({ text }: Sentence): boolean {
  return text.split(" ").length <= SHORT;
}

function change(old: Sentence | undefined, now: Sentence | undefined): TextChange {
  const { kind, heading, ...at } = now ?? old ?? { kind: "text", heading: [] };
  return {
    kind,
    heading,
    action: !old ? "added" : !now ? "removed" : "changed",
    old: old?.text ?? null,
    new: now?.text ?? null,
    words: old && now ? diffWords(old.text, now.text) : [],
    ...extentOf(at),
  };
}

/** Both texts in one. Whole words are marked, with their brackets and hyphens: "505(b)(2)", "10-12". */
export function diffWords(old: string, now: string): Word[] {
  const split = (text: string) => text.split(/(?<=\s)(?=\S)/);
  return diffArrays(split(old), split(now)).map(({ value, added, removed }) => ({
    text: value.join(""),
    mark: added ? "added" : removed ? "removed" : "same",
  }));
}

/** Where a text begins and ends, as far as a browser said. */
export function extentOf({
  top,
  bottom,
}: {
  top?: number | undefined;
  bottom?: number | undefined;
}) {
  return { ...(top !== undefined && { top }), ...(bottom !== undefined && { bottom }) };
}
