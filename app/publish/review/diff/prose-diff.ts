// The texts of a page before and after in; out its changed sentences under their headings, the changed words marked.
import { diffArrays, diffWordsWithSpace } from "diff";

import type { SectionChange, SentenceChange, Word } from "../report";
import { pairUp, textLikeness } from "./similarity";
import type { Block } from "../snapshot/snapshot";

/** Below it two sentences are told as one that went and one that came. */
const SAME_SENTENCE = 0.4;
/** In so few words one that changed leaves little in common: "2025" and "2026". */
const SHORT = 4;
/** Below it two sections with different headings are no renamed one. */
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
 * What a reader would find changed. A section that only stands elsewhere is told as moved, not as new text.
 * @returns the changed sections, in the order of the page as it is now; those that are gone come last
 */
export function diffProse(before: Block[], after: Block[]): SectionChange[] {
  const [old, now] = [sectionsOf(before), sectionsOf(after)];
  const pairs = pairSections(old, now);
  const partners = new Map(pairs.map(([i, j]) => [j, i]));
  const movedTo = new Set(
    findMoved(
      pairs.map(([i]) => i),
      pairs.toSorted(([, a], [, b]) => a - b).map(([i]) => i),
    ),
  );
  const changes = now.flatMap((section, j): SectionChange[] => {
    const i = partners.get(j);
    if (i === undefined)
      return [
        {
          heading: section.heading,
          kind: "added",
          sentences: diffSentences([], section.sentences),
        },
      ];
    const sentences = diffSentences(old[i]?.sentences ?? [], section.sentences);
    const moved: SectionChange[] = movedTo.has(i)
      ? [{ heading: section.heading, kind: "moved", sentences: [] }]
      : [];
    return sentences.length > 0
      ? [...moved, { heading: section.heading, kind: "changed", sentences }]
      : moved;
  });
  const paired = new Set(pairs.map(([i]) => i));
  const gone = old
    .filter((_, i) => !paired.has(i))
    .map(({ heading, sentences }): SectionChange => ({
      heading,
      kind: "removed",
      sentences: diffSentences(sentences, []),
    }));
  return [...changes, ...gone];
}

/** Words of two sentences in one row. */
export function diffWords(before: string, after: string): Word[] {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    mark: added ? "added" : removed ? "removed" : "same",
  }));
}

/** Sentences as English prose divides them; a row of a table or a description is one. */
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

/** By their headings; what is left over by their texts, which a new heading leaves alone. */
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
    leftOld.map((i) => words(old[i])),
    leftNow.map((j) => words(now[j])),
    textLikeness,
    SAME_SECTION,
  );
  return [
    ...pairs,
    ...alike.map(([a, b]): [number, number] => [leftOld[a] ?? 0, leftNow[b] ?? 0]),
  ].toSorted(([a], [b]) => a - b);
}

/** Entries that stand elsewhere in the order, as few as can explain it. */
function findMoved(before: number[], after: number[]): number[] {
  return diffArrays(before, after).flatMap(({ added, value }) => (added ? value : []));
}

function diffSentences(before: Sentence[], after: Sentence[]): SentenceChange[] {
  const changes = diffArrays(before, after, {
    comparator: (a, b) => a.kind === b.kind && a.text === b.text,
  });
  const result: SentenceChange[] = [];
  let gone: Sentence[] = [];
  const tell = (come: Sentence[]) => {
    const partners = new Map(pairUp(gone, come, likeness, SAME_SENTENCE).map(([i, j]) => [j, i]));
    const paired = new Set(partners.values());
    come.forEach((sentence, j) => {
      if (
        partners.has(j) ||
        paired.has(j) ||
        gone.length !== come.length ||
        !isShort(gone[j]) ||
        !isShort(sentence) ||
        gone[j]?.kind !== sentence.kind
      )
        return;
      partners.set(j, j);
      paired.add(j);
    });
    gone.forEach((sentence, i) => {
      if (!paired.has(i)) result.push(change(sentence, undefined));
    });
    come.forEach((sentence, j) => result.push(change(gone[partners.get(j) ?? -1], sentence)));
    gone = [];
  };
  for (const { added, removed, value } of changes) {
    if (removed) gone.push(...value);
    else tell(added ? value : []);
  }
  tell([]);
  return result;
}

function likeness(a: Sentence, b: Sentence): number {
  return a.kind === b.kind ? textLikeness(a.text, b.text) : 0;
}

function isShort(sentence: Sentence | undefined): boolean {
  return sentence !== undefined && sentence.text.split(" ").length <= SHORT;
}

function change(old: Sentence | undefined, now: Sentence | undefined): SentenceChange {
  return {
    kind: now?.kind ?? old?.kind ?? "text",
    old: old?.text ?? null,
    new: now?.text ?? null,
    words: diffWords(old?.text ?? "", now?.text ?? ""),
  };
}
