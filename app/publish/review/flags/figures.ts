// Finds claims in numbers: money, percentages, multiples, doses, durations, counts, p-values.

/** A figure in a text. */
export interface Figure {
  /** As written: "CHF 12.4 million". */
  words: string;
  /** The same for equal figures that are written differently: "CHF 12400000". */
  value: string;
}

/** The name in a value, and a pattern of what stands in English, German or French texts. */
type Names = Record<string, string>;

const CURRENCIES: Names = {
  $: String.raw`(?:US)?\$|USD|(?:US )?dollars?`,
  "€": "€|EUR|euros?",
  "£": "£|GBP|pounds?",
  CHF: String.raw`CHF|SFr\.?|Franken|francs?`,
};
const SIZES: Names = {
  1e3: String.raw`k|thousand|Tsd\.?|tausend|mille`,
  1e6: String.raw`m|mn|Mio\.?|million(?:s|en)?`,
  1e9: String.raw`b|bn|billions?|Mrd\.?|Milliarden?|milliards?`,
  1e12: String.raw`t|tn|trillions?|Billionen`,
};
const UNITS: Names = {
  "%": "%|percent|per cent|Prozent|pour cent",
  points: "(?:percentage )?points?|Prozentpunkten?|points de pourcentage",
  x: String.raw`[x×](?!\s?\d)|fold|fach|fois|times`,
  years: "years?|yrs?|Jahren?|ans|années",
  months: "months?|Monaten?|mois",
  weeks: "weeks?|Wochen?|semaines?",
  days: "days?|Tagen?|jours?",
  hours: "hours?|Stunden?|heures?",
  µg: "[µμ]g|mcg",
  other: "minutes?|kg|g|mg|ng|ml|nM|[µμ]M|IU|°C",
};
/** What is counted, after up to two other words: "120 healthy volunteers". */
const COUNTED: Names = {
  patients: "patients?|Patient(?:en|innen)",
  participants: "participants?|Teilnehmer(?:n|innen)?|Teilnehmenden?",
  people: "people|persons|subjects|volunteers|adults|women|men|children|Personen|personnes",
  users: "users?|customers?|Nutzern?|Kunden|utilisateurs|clients",
  drugs: "drugs?|medicines?|candidates?|Medikamenten?|médicaments?",
  compounds: "compounds?|molecules?|conjugates?|Verbindungen|molécules",
  studies: "studies|trials?|Studien|études|essais",
  patents: "patents?|Patenten?|brevets?",
  countries: "countries|Ländern?|pays",
  other: "employees|programs?|sites|cent(?:er|re)s|clinics|hospitals|publications|products",
};

const GROUPED = String.raw`\d{1,3}(?:[.,'’\s]\d{3})+(?:[.,]\d{1,2})?(?!\d)`;
const NUMBER = String.raw`(?:${GROUPED}|\d+(?:[.,]\d+)?|\.\d+)`;
const TO = String.raw`(?:\s?[-–—]\s?|\s(?:to|bis|à)\s)`;
const SIZE = String.raw`\s?(?:${any(SIZES)})(?![\p{L}\d])`;
const ROMAN_OR_DIGIT = "(?:[1-4]|I{1,3}|IV)";

const FORMS = [
  String.raw`phases?[\s-]?(?<phase>${ROMAN_OR_DIGIT}[ab]?(?:\s?[/-]\s?${ROMAN_OR_DIGIT}[ab]?)?)`,
  String.raw`(?<ratio>hazard ratio|odds ratio|HR)(?: \([HO]R\))?[ a-z:=]{1,5}(?<ratioIs>\d[.,]\d+)`,
  String.raw`p(?:-value)?\s?(?<pSign>[<>=≤≥]|of|was)\s?(?<pIs>0?[.,]\d+)`,
  String.raw`(?<part>(?!20\d\d)\d+) (?:out of|of|in|von|sur) (?:every )?(?<whole>(?!20\d\d)\d+)`,
  [
    String.raw`(?<money>(?:${any(CURRENCIES)})\s?)?`,
    String.raw`(?<low>${NUMBER})(?<lowSize>${SIZE})?(?:\s?[%x×](?=${TO}\d))?`,
    String.raw`(?:${TO}(?:(?:${any(CURRENCIES)})\s?)?(?<high>${NUMBER})(?<highSize>${SIZE})?)?`,
    String.raw`(?<plus>\+)?(?:[\s-]{0,2}(?<unit>${any(UNITS)})`,
    String.raw`|(?:\s\p{L}+){0,2}?\s(?<counted>${any(COUNTED)})`,
    String.raw`|\s(?:d[e'’]\s?)?(?<paid>${any(CURRENCIES)}))?`,
  ].join(""),
];
/** Not a part of a name, date, time or longer number: "CD19", "COVID-19", "2027-03-03", "9:30". */
const FIGURE = new RegExp(
  String.raw`(?<![\p{L}\p{N}_§#/]|[\p{L}\p{N}][-–.,:'’])(?:${FORMS.join("|")})` +
    String.raw`(?![\p{L}\p{N}]|[-–/:.]\d)`,
  "giu",
);
/** Before a number that says which one, not how many. */
const WHICH = new RegExp(
  String.raw`(?:\b(?:page|slide|step|fig\.|figure|table|section|part|chapter|version|type|no\.` +
    String.raw`|article|CFR|Seite|Folie|Abbildung|Schritt)|\+\d[\d ]*)\s$`,
  "i",
);
const YEAR = /^(?:19|20)\d\d$/;

/** The figures of one block of a page, in order. A number alone in its block is one. */
export function findFigures(text: string): Figure[] {
  const block = text.replace(/[*_#>|\s]/g, "");
  return [...text.matchAll(FIGURE)].flatMap(({ 0: words, index, groups = {} }) => {
    if (WHICH.test(text.slice(0, index))) return [];
    const value = valueOf(groups, words.replace(/\s/g, "") === block);
    return value ? [{ words, value }] : [];
  });
}

function valueOf(groups: Record<string, string | undefined>, isAll: boolean): string | undefined {
  const { phase, ratio, ratioIs = "", pSign = "", pIs, part, whole } = groups;
  if (phase) return `phase ${withoutRoman(phase)}`;
  if (ratio) return `${ratio.slice(0, 1).toUpperCase()}R ${numberOf(ratioIs)}`;
  if (pIs) return `p${/\w/.test(pSign) ? "=" : pSign}${numberOf(pIs)}`;
  if (part && whole) return `${part}/${whole}`;
  return amountOf(groups, isAll);
}

function amountOf(groups: Record<string, string | undefined>, isAll: boolean): string | undefined {
  const { low = "", lowSize, high, highSize, plus = "", unit, counted } = groups;
  const money = (groups["money"] ?? groups["paid"])?.trim();
  const size = lowSize ?? highSize;
  if (!money && !unit && !plus && !size) {
    const isClaim = isAll || counted !== undefined || /\d[,'’]\d{3}/.test(low);
    if (!isClaim || YEAR.test(low) || /^0\d/.test(high ?? "")) return;
  }
  // "5 B cells", "a 20m pool".
  if (!money && !unit && !plus && !counted && size && /^(?:\s\w|[mbt])$/.test(size)) return;
  const isWhole = money !== undefined || counted !== undefined;
  const range = high ? `-${numberOf(high, highSize ?? size, isWhole)}` : "";
  const amount = `${numberOf(low, size, isWhole)}${range}${plus}`;
  const named = [unit && nameIn(UNITS, unit), counted && nameIn(COUNTED, counted)];
  return [money && nameIn(CURRENCIES, money), amount, ...named].filter(Boolean).join(" ");
}

/** Reads 98'000, 12,400,000, 3,2 and 12.4. In money and counts, 12.400 is 12400. */
function numberOf(digits: string, size?: string, isWhole = false): string {
  const plain = digits.replace(/['’\s]/g, "");
  const [first = "", second] = plain.match(/[.,]/g) ?? [];
  const isThousands =
    /^[1-9]\d{0,2}[.,]\d{3}$/.test(plain) && (first === "," || (isWhole && !size));
  const ungrouped = second || isThousands ? plain.replaceAll(first, "") : plain;
  const factor = size ? Number(nameIn(SIZES, size.trim())) : 1;
  return String(Number((Number(ungrouped.replace(",", ".")) * factor).toPrecision(12)));
}

/** "III" → "3", "I/IIa" → "1/2a". */
function withoutRoman(phase: string): string {
  const plain = phase.toLowerCase().replace(/\s/g, "").replaceAll("iv", "4");
  return plain.replace(/i+/g, ({ length }) => String(length));
}

function any(names: Names): string {
  return Object.values(names).join("|");
}

/** The name of what was found; a unit without a row of its own is its own name. */
function nameIn(names: Names, found: string): string {
  const name = Object.keys(names).find((each) =>
    new RegExp(`^(?:${names[each] ?? ""})$`, "iu").test(found),
  );
  return name && name !== "other" ? name : found;
}
