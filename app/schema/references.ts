// Words that must stay on one line, and telephone numbers.

/** A code such as "505(b)(2)", which browsers break between brackets (UAX 14). */
const CODE = String.raw`(?:\d+ (?:CFR|U\.?S\.?C\.?) )?[\w.]*\w(?:\(\w+\))+`;

/** A telephone number with its country code, or a US one. */
const ABROAD = String.raw`\+\d[\d ().-]{6,22}\d`;
export const PHONE = String.raw`${ABROAD}|(?:\(\d{3}\) ?|\b\d{3}[-. ])\d{3}[-. ]\d{4}\b`;

const NUMBER = String.raw`\d(?:[\d.,'’–-]*\d)?`;
const CURRENCY = String.raw`(?:\b[A-Z]{3} |[$€£¥] ?)`;
/** What multiplies the number before it. */
const SCALE = String.raw`(?:[Tt]rillion|[BbMm]illion|[Tt]housand|tn|bn|mn|[kKmMbBtT])(?![a-z\d])`;
const MEASURE = "[kmµn]?g|[kcmµn]?m|[mµ]?[lL]|[mµn]M|k?Da|°C|%";
const TIME = "h|min|ms|(?:year|month|week|day|hour|minute)s?";
const MONTH =
  "January|February|March|April|May|June|July|August|September|October|November|December";

/** An amount as in "CHF 12.4 million" or "$20-50M". */
const MONEY = `${CURRENCY}${NUMBER}(?: ?${SCALE})?(?:[-–]${CURRENCY}?${NUMBER}(?: ?${SCALE})?)?\\+?`;
/** A number as in "5 mg" or "1 June". */
const QUANTITY = `\\b${NUMBER}(?: ?${SCALE}|\\.? (?:${MEASURE}|${TIME}|${MONTH})(?!\\w))\\+?`;

/** Matches what must stay on one line; `split` by it returns a match in every second place. */
export const REFERENCE = new RegExp(`(${CODE}|${PHONE}|${MONEY}|${QUANTITY})`);

/**
 * Returns the `tel:` URL (RFC 3966) of a number; ten digits are a US number. Omits `(0)`, which is dialed inside a
 * country only.
 */
export function phoneUrl(number: string): string {
  const isInternational = number.startsWith("+");
  const digits = number.replace(isInternational ? /\(0\)|\D/g : /\D/g, "");
  if (isInternational || /^1\d{10}$/.test(digits)) return `tel:+${digits}`;
  return digits.length === 10 ? `tel:+1${digits}` : `tel:${digits}`;
}
