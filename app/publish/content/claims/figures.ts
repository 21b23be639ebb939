// Text in, the figures in it out: numbers with a unit, in digits or in words, each in the one spelling by which two places
// say the same.
import { writtenRange } from "../../markup/tokens";
import { withDigits } from "./number-words";

/** A figure in a text. */
export interface FoundFigure {
  /** As written, and where. */
  match: Pick<RegExpExecArray, 0 | "index">;
  /** In the spelling of {@link normaliseFigure}. */
  figure: string;
}

// At most two characters of space: a line of Windows ends in two.
const POWER = String.raw`(?:\s?×\s?10)?\^[-−–]?\d+`;
const NUMBER = String.raw`\d+(?:[.,]\d+)*(?:${POWER})?`;
const SIZE = String.raw`(?:\s{0,2}(?:trillion|billion|million|thousand|bn)\b|[KMBT]\b)`;
const AMOUNT = String.raw`[$€£]?${NUMBER}(?:${SIZE}|[x%])?`;
const RANGE = String.raw`${AMOUNT}(?:(?:\s{0,2}[-–—]\s{0,2}|-?\s{1,2}to\s{1,2})${AMOUNT})?`;
// Pills that are taken three times a day are no threefold.
const TIMES = String.raw`times\b(?!\s{1,2}(?:an?|per|each|every|daily)\b)`;
const UNIT = String.raw`(?:(?:\s{0,2}|-)(?:%|percent\b|per\s{1,2}cent\b|fold\b|×|${TIMES}|(?:year|month|week|day)s?\b|(?:mg|µg|mcg|g|kg|ml)\b))`;
const MONEY = String.raw`(?:\s{1,2}(?:US\s)?(?:dollars|euros)\b)`;
const SHARE = String.raw`(?<share>\d{1,3})\s{1,2}(?<of>out\s{1,2}of|of|in)\s{1,2}(?<whole>${NUMBER})(?!${SIZE}|${UNIT})`;
const FIGURE = new RegExp(
  String.raw`(?<![\w.,/(§^-])(?:${SHARE}|${RANGE}\+?(?:${UNIT}|${MONEY})?)(?![\w(/])`,
  "giu",
);
const NUMBERS = new RegExp(NUMBER, "g");
// A number without a unit is a date, a section of a law or a telephone number as often as a claim.
const HAS_UNIT = /[$€£%+×x^]|[a-z]|\d,\d{3}/i;

/** What counts the pages and parts of a whole: "slide 2 of 5". */
const COUNTED =
  /\b(?:slide|page|step|part|stage|phase|figure|table|chapter|item|image|question)s?\s+$/i;

/** The figures of a text, in their order: amounts, shares, ranges and multiples; years and plain numbers are none. */
export function findFigures(text: string): FoundFigure[] {
  const digits = withDigits(text);
  return [...digits.text.matchAll(FIGURE)]
    .filter((match) => (match.groups?.["whole"] ? isShare(match, digits.text) : isAmount(match[0])))
    .map(({ 0: figure, index }) => {
      const [start, end] = writtenRange(digits, [index, index + figure.length]);
      const match = { 0: text.slice(start, end), index: start };
      return { match, figure: normaliseFigure(figure) };
    });
}

function isAmount(figure: string): boolean {
  return HAS_UNIT.test(figure.replace(/-?\s+to\s+/, "-")) && isClear(figure);
}

/** "9 of 10", "one in three"; not "one of three ways", not "slide 2 of 5", not "3 in 2025". */
function isShare({ groups = {}, index }: RegExpExecArray, text: string): boolean {
  const { share, of: joint = "", whole = "" } = groups;
  const [part, all] = [Number(share), Number(plainNumber(whole))];
  const isYear = !whole.includes(",") && all > 1900 && all < 2100;
  const isCount = joint.toLowerCase() === "of" && (part === 1 || all < 3);
  return part > 0 && part < all && !isYear && !isCount && !COUNTED.test(text.slice(0, index));
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
    .replace(/^(\d+)\s+(?:out\s+of|of|in)\s+(?=\d)/, "$1/")
    .replace(/^(.*?\S)\s+(?:us\s)?(dollar|euro)s$/, (_, amount: string, currency: string) =>
      currency === "euro" ? `€${amount}` : `$${amount}`,
    )
    .replace(/-?\s+to\s+|[–—]/g, "-")
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
  if (/^\d+(?:\.\d+)?(?:\s?×\s?10)?(?:\^.\d*)?$/.test(written)) return written;
  if (/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(written)) return written.replaceAll(",", "");
  if (/^(?:\d+,\d{1,2}|0,\d+|[1-9]\d{0,2}(?:\.\d{3})+,\d+)$/.test(written))
    return written.replaceAll(".", "").replace(",", ".");
  return undefined;
}
