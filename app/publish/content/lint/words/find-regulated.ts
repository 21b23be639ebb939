// A text in; out the words in it that regulators cite, each with its rule. The content check asks it of content, the review
// of everything that a page shows or says.
import { phrasePattern } from "./phrases";
import { HARMLESS, NAMES, REGULATED, type RegulatedWords } from "./regulatory-terms";

/** Words of a text that regulators cite. */
export interface RegulatedUse {
  /** As written, and where. */
  words: string;
  index: number;
  rule: RegulatedWords;
}

const PATTERNS = REGULATED.map((rule) => ({ rule, pattern: phrasePattern(rule.phrases, NAMES) }));
const CLAIMS_NOTHING = phrasePattern(HARMLESS, NAMES, "clause");

/** By text: while a writer works, most texts stay as they are. */
const known = new Map<string, RegulatedUse[]>();

/** The regulated words of a text, in order; of those that overlap the first, and the longest of those. */
export function findRegulated(text: string): readonly RegulatedUse[] {
  const uses = known.get(text) ?? findUses(text);
  known.set(text, uses);
  return uses;
}

function findUses(text: string): RegulatedUse[] {
  const uses = PATTERNS.flatMap(({ rule, pattern }) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ words, index, rule })),
  ).toSorted((a, b) => a.index - b.index || b.words.length - a.words.length);
  // Looked for in few texts: this pattern takes fifty times as long as all others together.
  const harmless = uses.length > 0 ? [...text.matchAll(CLAIMS_NOTHING)].map(rangeOfMatch) : [];
  let end = 0;
  return uses.filter(({ words, index }) => {
    const isHarmless = harmless.some(([from, to]) => from < index + words.length && index < to);
    if (isHarmless || index < end) return false;
    end = index + words.length;
    return true;
  });
}

function rangeOfMatch({ 0: words, index }: RegExpExecArray): [number, number] {
  return [index, index + words.length];
}
