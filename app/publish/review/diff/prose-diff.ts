// The text of a page before and after in; out its changed sentences under their headings, the changed words marked.
import { diffArrays, diffWordsWithSpace } from "diff";

import type { Block } from "../page-model";
import type { SectionChange, SentenceChange } from "../report";
import { pairUp, textLikeness } from "./similarity";

/** Below it two sentences are one that was removed and one that was added. */
const SAME_SENTENCE = 0.4;
/** Sentences of so few words have little in common after one changed: "2025" and "2026". */
const SHORT = 4;
/** Below it two sections with different headings are two sections. */
const SAME_SECTION = 0.5;

interface Sentence {
  kind: Block["kind"];
  text: string;
}

interface Section {
  heading: string[];
  sentences: Sentence[];
}

/**
 * What a reader would find changed. A section that is only in another place is reported as moved, not as new text.
 * @returns the changed sections, in the order of the new page; removed ones come last
 */
export function diffProse(before: Block[], after: Block[]): SectionChange[] {
  const [old, now] = [sectionsOf(before), sectionsOf(after)];
  const pairs = pairSections(old, now);
  const partners = new Map(pairs.map(([i, j]) => [j, i]));
  const moved = new Set(
    findMoved(
      pairs.map(([i]) => i),
      pairs.toSorted(([, a], [, b]) => a - b).map(([i]) => i),
    ),
  );
  const changes = now.flatMap(({ heading, sentences }, j): SectionChange[] => {
    const i = partners.get(j);
    const changed = diffSentences(old[i ?? -1]?.sentences ?? [], sentences);
    if (i === undefined) return [{ heading, kind: "added", sentences: changed }];
    return [
      ...(moved.has(i) ? [{ heading, kind: "moved" as const, sentences: [] }] : []),
      ...(changed.length > 0 ? [{ heading, kind: "changed" as const, sentences: changed }] : []),
    ];
  });
  const paired = new Set(partners.values());
  const gone = old
    .filter((_, i) => !paired.has(i))
    .map(({ heading, sentences }): SectionChange => ({
      heading,
      kind: "removed",
      sentences: diffSentences(sentences, []),
    }));
  return [...changes, ...gone];
}

/** The English sentences of a block; a heading or a label is one. */
export function sentencesOf({ kind, text }: Block): string[] {
  if (kind !== "text" && kind !== "alt") return [text];
  return [...new Intl.Segmenter("en", { granularity: "sentence" }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter(Boolean);
}

function sectionsOf(blocks: Block[]): Section[] {
  const sections = new Map<string, Section>();
  for (const block of blocks) {
    const key = block.heading.join("\n");
    const section = sections.get(key) ?? { heading: block.heading, sentences: [] };
    section.sentences.push(...sentencesOf(block).map((text) => ({ kind: block.kind, text })));
    sections.set(key, section);
  }
  return [...sections.values()];
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

function diffSentences(before: Sentence[], after: Sentence[]): SentenceChange[] {
  const parts = diffArrays(before, after, {
    comparator: (a, b) => a.kind === b.kind && a.text === b.text,
  });
  return parts.flatMap(({ added, removed, value }, index) => {
    // What was added in place of something removed was handled with it.
    const next = parts[index + 1];
    if (removed) return diffRun(value, next?.added ? next.value : []);
    return added && !parts[index - 1]?.removed ? diffRun([], value) : [];
  });
}

/** Sentences that were removed and added in one place: changed ones are paired. */
function diffRun(gone: Sentence[], come: Sentence[]): SentenceChange[] {
  const partners = new Map(pairUp(gone, come, likeness, SAME_SENTENCE).map(([i, j]) => [j, i]));
  const paired = new Set(partners.values());
  // Short sentences in the same position are the same, however different.
  if (gone.length === come.length)
    for (const [index, sentence] of come.entries())
      if (!partners.has(index) && !paired.has(index) && areShort(gone[index], sentence)) {
        partners.set(index, index);
        paired.add(index);
      }
  return [
    ...gone.filter((_, i) => !paired.has(i)).map((sentence) => change(sentence, undefined)),
    ...come.map((sentence, j) => change(gone[partners.get(j) ?? -1], sentence)),
  ];
}

function likeness(a: Sentence, b: Sentence): number {
  return a.kind === b.kind ? textLikeness(a.text, b.text) : 0;
}

function areShort(a: Sentence | undefined, b: Sentence): boolean {
  return a?.kind === b.kind && [a, b].every(({ text }) => text.split(" ").length <= SHORT);
}

function change(old: Sentence | undefined, now: Sentence | undefined): SentenceChange {
  const words = diffWordsWithSpace(old?.text ?? "", now?.text ?? "");
  return {
    kind: now?.kind ?? old?.kind ?? "text",
    old: old?.text ?? null,
    new: now?.text ?? null,
    words: words.map(({ value, added, removed }) => ({
      text: value,
      mark: added ? "added" : removed ? "removed" : "same",
    })),
  };
}
