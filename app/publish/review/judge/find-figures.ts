// Finds the figures in a text: money, percentages, multiples, ranges of years and shares of people, each in one spelling, so
// that two places can be compared. No hours, temperatures, doses, addresses and numbers of things.
/** Multipliers. */
const SIZES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9, t: 1e12 };

/** A figure in a text. */
export interface FoundFigure {
  /** As written, and where. */
  match: Pick<RegExpExecArray, 0 | "index">;
  /** In the spelling of {@link normaliseFigure}. */
  figure: string;
}

const DIGITS = String.raw`\d+(?:[.,]\d+)*`;
const WORDS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const NUMBER = `(?:${DIGITS}|${WORDS.join("|")})`;
const SIZE = String.raw`(?:(?:\s{0,2}(?:trillion|billion|million|thousand|tn|bn|mn)|\s?[kmbt])(?![\p{L}\d]))`;
const CURRENCY = String.raw`(?:(?:US|CA|A)?\$|[€£¥]|(?:USD|EUR|GBP|CHF)\s)\s?`;
/** After the amount. */
const MONEY = "(?:dollars?|euros?|pounds?|francs?|USD|EUR|GBP|CHF)";
const TO = String.raw`(?:\s{0,2}[-–—]\s{0,2}|-?\s{1,2}to\s{1,2})`;
const PERCENT = String.raw`(?:\s?%|\s(?:percent|per\scent)(?:age\spoints?)?|\spercentage\spoints?)`;
const PEOPLE = String.raw`(?:(?:the|our|all|treated|enrolled|healthy|adult)\s){0,3}(?:patients|participants|subjects|volunteers|users|customers|people|adults|women|men|children|mice|rats)`;

const FORMS = [
  String.raw`${CURRENCY}${DIGITS}${SIZE}?(?:${TO}(?:${CURRENCY})?${DIGITS}${SIZE}?)?`,
  String.raw`${DIGITS}${SIZE}?(?:${TO}${DIGITS}${SIZE}?)?\s${MONEY}`,
  String.raw`${DIGITS}(?:\s?%)?(?:${TO}${DIGITS})?${PERCENT}`,
  // Not "3 x 4 cm".
  String.raw`${DIGITS}(?:\s?[x×])?(?:${TO}${DIGITS})?(?:\s?[x×](?!\s?\d)|-?fold)`,
  String.raw`${NUMBER}(?:${TO}${NUMBER})?(?:-?fold|\stimes\s(?:as|more|less|faster|higher|lower|better|the))|twice\sas`,
  // Of 40 years and more, it is the age of people.
  String.raw`[1-3]?\d${TO}[1-3]?\d\syears?(?!\s(?:old|of\sage))`,
  String.raw`${DIGITS}${SIZE}?\+|${DIGITS}\s{0,2}(?:trillion|billion|million)`,
  // A power of ten, as the review writes a superscript.
  String.raw`10\^\d+`,
  String.raw`${NUMBER}\sout\sof\s(?:every\s|the\s)?${NUMBER}`,
  String.raw`${NUMBER}(?:\s(?:of|in)\s|/)(?:every\s)?${NUMBER}(?=\s(?:${PEOPLE}|responded|improved|recovered|completed)\b)`,
  String.raw`(?:half|(?:a|one|two|three)[\s-](?:third|quarter|fifth)s?|hundreds|thousands)\sof\s${PEOPLE}`,
];
const FIGURE = new RegExp(`(?:${FORMS.join("|")})(?![\\p{L}\\d])`, "giu");
const NUMBER_WORD = new RegExp(`\\b(?:${WORDS.join("|")})(?=\\b|fold)`, "g");
/** What stands before a number that is a part of another word or number, or the age of people. */
const BEFORE = /[\p{L}\p{N}_.,/(§^-]$|\b(?:age|aged|ages|phase|no\.)\s$/iu;

/** The figures of a text, in order. */
export function findFigures(text: string): FoundFigure[] {
  return [...text.matchAll(FIGURE)]
    .filter(({ index }) => !BEFORE.test(text.slice(Math.max(0, index - 8), index)))
    .map((match) => ({ match, figure: normaliseFigure(match[0]) }));
}

/** The figures that a value gives; one of another form is itself. */
export function figuresOf(value: string): string[] {
  const found = findFigures(value).map(({ figure }) => figure);
  return found.length > 0 ? found : [normaliseFigure(value)];
}

/** One spelling for one figure: "$1.6 trillion" and "US$1600bn", "70 percent" and "70%", "2x-3x" and "2–3x". */
export function normaliseFigure(figure: string): string {
  const plain = figure
    .toLowerCase()
    .replace(NUMBER_WORD, (word) => String(WORDS.indexOf(word) + 1))
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, "")
    .replace(/(?:us)?\$|usd|dollars?/g, "$")
    .replace(/euros?|eur/g, "€")
    .replace(/pounds?|gbp/g, "£")
    .replace(/\s+(?:out\s+of|of|in)\s+(?:every\s+|the\s+)?(?=\d)/, "/")
    .replace(/-?\s+to\s+|[–—]/g, "-")
    .replace(/thousand/g, "k")
    .replace(/(?<=\d\s*)([tbm])(?:rillion|illion|n)/g, "$1")
    .replace(/per\s?cent(?:age points?)?/g, "%")
    .replace(/-?fold|\s*times\s.*|×/g, "x")
    .replace(/years?/g, "y")
    .replace(/\s/g, "")
    .replace(/^([^$€£]+)([$€£])$/, "$2$1");
  const [, sign = "", low = "", lowSize = "", high = "", highSize = "", rest = ""] =
    /^([$€£]?)([\d.]+)((?:[kmbt](?![a-z]))?)(?:[x%]?-[$€£]?([\d.]+)([kmbt]?))?(.*)$/.exec(plain) ??
    [];
  if (!low) return plain;
  const end = high && `-${amountOf(high, highSize)}`;
  return `${sign}${amountOf(low, lowSize || highSize)}${end}${rest}`;
}

function amountOf(digits: string, size: string): string {
  const amount = Number(digits) * (SIZES[size] ?? 1);
  return Number.isNaN(amount) ? digits + size : String(Number(amount.toPrecision(12)));
}
