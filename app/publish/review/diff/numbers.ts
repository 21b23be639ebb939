// A text in; out every number in it: figures that make a claim, and plain numbers such as dates and telephone numbers.
import { findFigures, namesOfFigure } from "../../content/claims/figures";

export interface FoundNumber {
  text: string;
  /** The same for every spelling: "$1.6 trillion" and "$1.6T", "15+ years" and "15+". */
  key: string;
  isClaim: boolean;
}

/** Any word with a digit in it that is no claim: a date, a telephone number, a section of a law. */
const PLAIN =
  /(?<![\p{L}\d(]|\d\()[$€£]?\d[\d.,:/-]*(?:\([\p{L}\d]+\))*|(?<!\d)(?<=\()\d[\d.,:/-]*/gu;

/** The numbers of a text, in order. */
export function findNumbers(text: string): FoundNumber[] {
  const claims = findFigures(text).map(({ match, figure }) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
    key: keyOf(figure),
    isClaim: true,
  }));
  const plain = [...text.matchAll(PLAIN)]
    .filter(({ index }) => !claims.some(({ start, end }) => index >= start && index < end))
    .map(({ 0: word, index }) => {
      const number = word.replace(/[.,:/-]+$/, "");
      return { start: index, text: number, key: number, isClaim: false };
    });
  return [...claims, ...plain]
    .toSorted((a, b) => a.start - b.start)
    .map(({ text: word, key, isClaim }) => ({ text: word, key, isClaim }));
}

/** @param figure in the spelling of `normaliseFigure` */
export function keyOf(figure: string): string {
  return namesOfFigure(figure).at(-1) ?? figure;
}
