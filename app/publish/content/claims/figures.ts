// Text in, the figures in it out, each in the one spelling by which two places are told to say the same.

/** A figure as it stands in a text, and where. */
export interface FoundFigure {
  /** As written, in the shape that a match has. */
  match: RegExpExecArray;
  /** In the spelling of {@link normaliseFigure}. */
  figure: string;
}

// A line of Windows ends in two characters.
const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
const SIZE = String.raw`(?:\s{0,2}(?:trillion|billion|million|thousand|bn)\b|[KMBT]\b)`;
const AMOUNT = String.raw`[$€£]?${NUMBER}(?:${SIZE}|[x%])?`;
const RANGE = String.raw`${AMOUNT}(?:(?:\s{0,2}[-–—]\s{0,2}|\s{1,2}to\s{1,2})${AMOUNT})?`;
const UNIT = String.raw`(?:(?:\s{0,2}|-)(?:%|percent\b|per\s{1,2}cent\b|fold\b|×|times\b|(?:year|month|week|day)s?\b|(?:mg|µg|mcg|g|kg|ml)\b))`;
// A number alone is a date, a section of a law or a telephone number as often as a claim.
const FIGURE = new RegExp(String.raw`(?<![\w.,/(§-])${RANGE}\+?${UNIT}?(?![\w(/])`, "giu");
const CLAIM = /[$€£%+×x]|[a-z]|\d,\d{3}/i;

/** The figures of a text, in their order: amounts, shares, ranges and multiples; years and plain numbers are none. */
export function findFigures(text: string): FoundFigure[] {
  return [...text.matchAll(FIGURE)]
    .filter(([figure]) => CLAIM.test(figure.replace(/\s+to\s+/, "-")))
    .map((match) => ({ match, figure: normaliseFigure(match[0]) }));
}

/** One spelling for one figure: "$1.6 trillion" and "$1.6T", "70 percent" and "70%", "2x-3x" and "2–3x". */
export function normaliseFigure(figure: string): string {
  return figure
    .toLowerCase()
    .replace(/\s+to\s+|[–—]/g, "-")
    .replace(/trillion/g, "t")
    .replace(/billion|bn/g, "b")
    .replace(/million/g, "m")
    .replace(/thousand/g, "k")
    .replace(/per ?cent/g, "%")
    .replace(/-?fold|times|×/g, "x")
    .replace(/[\s,]/g, "")
    .replace(/(\d)000(?!\d)/g, "$1k")
    .replace(/-(?=[a-zµ%])/g, "")
    .replace(/(year|month|week|day)s/g, "$1")
    .replace(/([a-z%])-[$€£]?(\d[\d.]*\1)/g, "-$2")
    .replace(/-[$€£]/g, "-");
}

/**
 * The spellings under which a figure may be known: "15+ years" is the figure "15+", whose label says that it counts years.
 * @param figure in the spelling of {@link normaliseFigure}
 */
export function namesOfFigure(figure: string): string[] {
  const amount = figure.replace(/(?:year|month|week|day)$/, "");
  return amount !== figure && amount.endsWith("+") ? [figure, amount] : [figure];
}
