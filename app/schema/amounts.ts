// The amount that the words of a cell name, such as "about $1.3B" or "10-12 years": a bar is drawn from it.

/** What a letter after a number multiplies it by. */
export const SIZES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9, t: 1e12 };

const NUMBER = String.raw`\d+(?:[,\s’']\d{3}(?!\d))*(?:[.,]\d+)?`;
const SIZE = String.raw`(?:\s?(?:[Tt]rillion|[Bb]illion|[Mm]illion|[Tt]housand|tn|bn|mn|[kKmMbBtT])(?![\p{L}\d]))?`;
const SIGN = String.raw`(?:\p{Sc}|\b[A-Z]{3}\b)`;
/** No minus comes before it: no bar is shorter than nothing. */
const LOW = String.raw`^[^\p{N}−–-]*?(?<sign>${SIGN})?\s?(?<low>${NUMBER})(?<lowSize>${SIZE})`;
const TO = String.raw`\s?[%x×]?\s?(?:[-–—]|to)\s?${SIGN}?\s?`;
const HIGH = String.raw`(?:${TO}(?<high>${NUMBER})(?<highSize>${SIZE}))?`;
/** Words after it, without another number. */
const UNIT = String.raw`[\s+-]*(?<unit>[%×]|\p{L}+)?\P{N}*$`;
const AMOUNT = new RegExp(LOW + HIGH + UNIT, "u");

/**
 * The ends of the amount, which are the same for a single number, and its unit: the currency before it, else the beginning of
 * the word after it, which "1 year" and "2 years" share. Undefined when no number, or no range from low to high, is there.
 */
export function readAmount(text: string) {
  const { groups } = AMOUNT.exec(text) ?? {};
  if (!groups) return undefined;
  const { sign, low = "", lowSize = "", high = low, highSize = lowSize, unit = "" } = groups;
  const [from, to] = [numberOf(low, lowSize || highSize), numberOf(high, highSize)];
  const ownUnit = sign ?? unit.toLowerCase().replace("×", "x").slice(0, 3);
  return from <= to ? { from, to, unit: ownUnit } : undefined;
}

function numberOf(digits: string, size: string): number {
  const plain = digits.replace(/[,\s’'](?=\d{3}(?!\d))/g, "").replace(",", ".");
  const letter = size.trim().toLowerCase().replace("thousand", "k").charAt(0);
  return Number(plain) * (SIZES[letter] ?? 1);
}
