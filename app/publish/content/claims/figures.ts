// Text in, the figures in it out: numbers with a unit, each in the one spelling by which two places say the same.

/** A figure in a text. */
export interface FoundFigure {
  /** As written, and where. */
  match: RegExpExecArray;
  /** In the spelling of {@link normaliseFigure}. */
  figure: string;
}

// At most two characters of space: a line of Windows ends in two.
const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
const SIZE = String.raw`(?:\s{0,2}(?:trillion|billion|million|thousand|bn)\b|[KMBT]\b)`;
const AMOUNT = String.raw`[$€£]?${NUMBER}(?:${SIZE}|[x%])?`;
const RANGE = String.raw`${AMOUNT}(?:(?:\s{0,2}[-–—]\s{0,2}|\s{1,2}to\s{1,2})${AMOUNT})?`;
const UNIT = String.raw`(?:(?:\s{0,2}|-)(?:%|percent\b|per\s{1,2}cent\b|fold\b|×|times\b|(?:year|month|week|day)s?\b|(?:mg|µg|mcg|g|kg|ml)\b))`;
const FIGURE = new RegExp(String.raw`(?<![\w.,/(§-])${RANGE}\+?${UNIT}?(?![\w(/])`, "giu");
const NUMBERS = new RegExp(NUMBER, "g");
// A number without a unit is a date, a section of a law or a telephone number as often as a claim.
const HAS_UNIT = /[$€£%+×x]|[a-z]|\d,\d{3}/i;

/** The figures of a text, in their order: amounts, shares, ranges and multiples; years and plain numbers are none. */
export function findFigures(text: string): FoundFigure[] {
  return [...text.matchAll(FIGURE)]
    .filter(([figure]) => HAS_UNIT.test(figure.replace(/\s+to\s+/, "-")) && isClear(figure))
    .map((match) => ({ match, figure: normaliseFigure(match[0]) }));
}

/** The figures that a value gives; one that is written in words is itself. */
export function figuresOf(value: string): string[] {
  const found = findFigures(value).map(({ figure }) => figure);
  return found.length > 0 ? found : [normaliseFigure(value)];
}

/** One spelling for one figure: "$1.6 trillion" and "$1.6T", "70 percent" and "70%", "2x-3x" and "2–3x". */
export function normaliseFigure(figure: string): string {
  return figure
    .toLowerCase()
    .replace(NUMBERS, (number) => plainNumber(number) ?? number)
    .replace(/\s+to\s+|[–—]/g, "-")
    .replace(/trillion/g, "t")
    .replace(/billion|bn/g, "b")
    .replace(/million/g, "m")
    .replace(/thousand/g, "k")
    .replace(/per ?cent/g, "%")
    .replace(/-?fold|times|×/g, "x")
    .replace(/\s/g, "")
    .replace(/(\d)000(?!\d)/g, "$1k")
    .replace(/-(?=[a-zµ%])/g, "")
    .replace(/(year|month|week|day)s/g, "$1")
    .replace(/([a-z%])-[$€£]?(\d[\d.]*\1)/g, "-$2")
    .replace(/-[$€£]/g, "-");
}

/**
 * Pairs of entries with the same label and other figures. What is neither letter nor digit in a label does not count.
 * @param entries in the order in which they are compared: each against the first of its label
 */
export function findContradictions<Entry extends { label: string; value: string }>(
  entries: readonly Entry[],
): [first: Entry, other: Entry][] {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry): [Entry, Entry][] => {
    const label = entry.label
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
    const known = first.get(label);
    if (!known) first.set(label, entry);
    const isSame =
      !known || !label || String(figuresOf(known.value)) === String(figuresOf(entry.value));
    return isSame ? [] : [[known, entry]];
  });
}

/**
 * The spellings under which a figure may be known: "15+ years" is the figure "15+", whose label says that it counts years.
 * @param figure in the spelling of {@link normaliseFigure}
 */
export function namesOfFigure(figure: string): string[] {
  const amount = figure.replace(/(?:year|month|week|day)$/, "");
  return amount !== figure && amount.endsWith("+") ? [figure, amount] : [figure];
}

function isClear(figure: string): boolean {
  return (figure.match(NUMBERS) ?? []).every((number) => plainNumber(number) !== undefined);
}

/**
 * "1,500" as "1500", and the decimal commas of "1,5" and "1.500,5" as points.
 * @returns undefined for what can be read in two ways, such as "1,23,456"
 */
function plainNumber(written: string): string | undefined {
  if (/^\d+(?:\.\d+)?$/.test(written)) return written;
  if (/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(written)) return written.replaceAll(",", "");
  if (/^(?:\d+,\d{1,2}|0,\d+|[1-9]\d{0,2}(?:\.\d{3})+,\d+)$/.test(written))
    return written.replaceAll(".", "").replace(",", ".");
  return undefined;
}
