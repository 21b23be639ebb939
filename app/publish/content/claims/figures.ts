// Text in, the figures in it out: numbers with a unit, each in one spelling, so that two places can be compared. One in words
// ("fifty million") is a figure of its own: only digits are compared.

/** A figure in a text. */
export interface FoundFigure {
  /** As written, and where. */
  match: Pick<RegExpExecArray, 0 | "index">;
  /** In the spelling of {@link normaliseFigure}. */
  figure: string;
}

// At most two characters of space: a Windows line break is two.
const NUMBER = String.raw`\d+(?:[.,]\d+)*(?:(?:\s?×\s?10)?\^[-−–]?\d+)?`;
const SIZE = String.raw`(?:\s{0,2}(?:trillion|billion|million|thousand|bn)\b|[KMBT]\b)`;
const AMOUNT = String.raw`[$€£]?${NUMBER}(?:${SIZE}|[x%])?`;
const RANGE = String.raw`${AMOUNT}(?:(?:\s{0,2}[-–—]\s{0,2}|-?\s{1,2}to\s{1,2})${AMOUNT})?`;
// "Three times a day" is not a multiple.
const TIMES = String.raw`times\b(?!\s{1,2}(?:an?|per|each|every|daily)\b)`;
// Not "pm", an hour of the day.
const MEASURE = String.raw`(?:[nµμmk]?g|mcg|pg|[µμmd]?l|[nµμm]m|cm|[nµμm]?mol|k?da|iu|mmhg|°[cf]|hz)(?:/(?:kg|[md]?l|day|h)\b)?`;
const UNIT = String.raw`(?:(?:\s{0,2}|-)(?:%|percent\b|per\s{1,2}cent\b|fold\b|×|${TIMES}|(?:dollar|euro|year|month|week|day|hour|minute|second)s?\b|(?:h|min|sec|${MEASURE})\b))`;
const COUNTED = "(?:patients|participants|subjects|volunteers|users|customers|mice|rats)";
// A date is written so too, but no people follow it.
const OVER = String.raw`/(?=\d{1,4}\s{1,2}(?:(?:of|the|all)\s{1,2})*(?:${COUNTED}|people|responded|responders|improved|recovered|completed)\b)`;
const SHARE = String.raw`(?<share>\d{1,3})(?:${OVER}|\s{1,2}(?:out\s{1,2}of|of|in)\s{1,2})(?<whole>${NUMBER})(?!${SIZE}|${UNIT})`;
const WORD =
  "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred)";
const IN_WORDS = String.raw`${WORD}(?:-?fold|(?:[\s-]{1,2}(?:and\s)?(?:one|${WORD})){0,3}\s{1,2}(?:trillion|billion|million|thousand|percent|per\s{1,2}cent|${TIMES}))\b`;
const FIGURE = new RegExp(
  String.raw`(?<![\w.,/(§^-])(?:${SHARE}|${RANGE}\+?${UNIT}?|${IN_WORDS})(?![\w(/])`,
  "giu",
);
// A number without a unit is a date, a section of a law or a telephone number as often as a claim.
const HAS_UNIT = /[$€£%+×x^]|[a-z]|\d,\d{3}/i;
/** A plain number is a figure when it counts those who were studied or served: "40 patients", "120 healthy volunteers". */
const COUNTS = new RegExp(
  String.raw`^\s{1,2}(?:(?:healthy|adult|new|more|treated|enrolled|older|female|male)\s{1,2})?${COUNTED}\b`,
  "i",
);
/** The pages and parts of a whole: "slide 2 of 5", "phase 2 patients". */
const NUMBERED =
  /\b(?:slide|page|step|part|stage|phase|type|grade|week|day|figure|table|chapter|item|image|question)s?\s+$/i;

/** The figures of a text, in order: amounts, shares, ranges and multiples, but not years and plain numbers. */
export function findFigures(text: string): FoundFigure[] {
  return [...text.matchAll(FIGURE)]
    .filter((match) => isFigure(match, text))
    .map((match) => ({ match, figure: normaliseFigure(match[0]) }));
}

function isFigure({ 0: figure, index, groups = {} }: RegExpExecArray, text: string): boolean {
  const { share, whole } = groups;
  const isNumbered = NUMBERED.test(text.slice(0, index));
  // "9 of 10" and "8/10 responded"; not "slide 2 of 5", "1 of 3 ways" and "3 in 2025".
  if (share && whole)
    return Number(share) < Number(whole.replaceAll(",", "")) && !isYear(whole) && !isNumbered;
  if (HAS_UNIT.test(figure.replace(/-?\s+to\s+/, "-"))) return true;
  const isCount = Number(figure) > 1 && !isYear(figure) && !isNumbered;
  return isCount && COUNTS.test(text.slice(index + figure.length));
}

function isYear(number: string): boolean {
  return /^(?:19|20)\d\d$/.test(number);
}

/** The figures that a value gives; one that is written in words is itself. */
export function figuresOf(value: string): string[] {
  const found = findFigures(value).map(({ figure }) => figure);
  return found.length > 0 ? found : [normaliseFigure(value)];
}

/** One spelling for one figure: "$1.6 trillion" and "$1600B", "70 percent" and "70%", "2x-3x" and "2–3x". */
export function normaliseFigure(figure: string): string {
  return figure
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, "")
    .replace(/^(\d+)\s+(?:out\s+of|of|in)\s+(?=\d)/, "$1/")
    .replace(/-?\s+to\s+|[–—]/g, "-")
    .replace(/thousand/g, "k")
    .replace(/([tbm])(?:rillion|illion|n)/g, "$1")
    .replace(/per\s?cent/g, "%")
    .replace(/-?fold|times|×/g, "x")
    .replace(/\s/g, "")
    .replace(/(\d)000(?!\d)/g, "$1k")
    .replace(/μ/g, "µ")
    .replace(/-(?=[a-zµ%°])/g, "")
    .replace(/(year|month|week|day|hour|minute|second)s/g, "$1")
    .replace(/(?<=\d)h(?![a-z])/g, "hour")
    .replace(/(?<=\d)(min|sec)(?![a-z])/g, (short) => (short === "min" ? "minute" : "second"))
    .replace(/([\d.]+)-([$€£]?[\d.]+)([kmbt])(?![a-z])/g, "$1$3-$2$3")
    .replace(/([\d.]+)([kmbt])(?![a-z])/g, (_, number: string, size: string) =>
      inLargestSize(Number(number) * (SIZES[size] ?? 1)),
    )
    .replace(/([a-z%])-[$€£]?(\d[\d.]*\1)/g, "-$2")
    .replace(/-[$€£]/g, "-");
}

const SIZES: Readonly<Record<string, number>> = { t: 1e12, b: 1e9, m: 1e6, k: 1e3 };

/** 1300000000 as "1.3b". */
function inLargestSize(value: number): string {
  const [size, unit] = Object.entries(SIZES).find(([, each]) => value >= each) ?? ["", 1];
  return `${Number((value / unit).toPrecision(12))}${size}`;
}

/**
 * The spellings under which a figure may be known: "15+ years" is the figure "15+", whose label says that it counts years.
 * @param figure in the spelling of {@link normaliseFigure}
 */
export function namesOfFigure(figure: string): string[] {
  const amount = figure.replace(/(?:year|month|week|day|hour|minute|second)$/, "");
  return amount !== figure && amount.endsWith("+") ? [figure, amount] : [figure];
}
