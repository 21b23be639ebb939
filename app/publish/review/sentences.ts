// A text in; out its sentences, with citations and abbreviations whole.
import type { TextKind } from "./page-model";

/** An end like this is no end of a sentence: "21 U.S.C. 355", "e.g. this", "Fed. Reg.", an initial. */
const ABBREVIATED =
  /(?:\b(?:\p{Lu}\.)+|\b(?:e\.g|i\.e|cf|vs|v|et al|No|Nos|Sec|Fig|Ref|Pub|Fed|Reg|Dr|Mr|Mrs|Ms|Prof|Inc|Ltd|Co|Corp|approx|ca)\.)\s*$/u;

/** The English sentences of a text; a heading, a label or the words of a drawing are one. */
export function splitSentences(kind: TextKind, text: string): string[] {
  if (/^(heading|label|drawing|title)$/.test(kind)) return [text];
  const sentences: string[] = [];
  for (const { segment } of new Intl.Segmenter("en", { granularity: "sentence" }).segment(text)) {
    const last = sentences.at(-1);
    if (last !== undefined && (ABBREVIATED.test(last) || isOpen(last)))
      sentences[sentences.length - 1] = last + segment;
    else sentences.push(segment);
  }
  return sentences.map((sentence) => sentence.trim()).filter(Boolean);
}

/** A bracket is still open: "(21 U.S.C. 355; see 21 CFR 314.54. …)". */
function isOpen(text: string): boolean {
  return text.split("(").length > text.split(")").length;
}
