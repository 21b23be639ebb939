import { SCALE } from "./references";

/** Factors by the beginning of the word after a number. */
const MULTIPLIERS: readonly [pattern: RegExp, factor: number][] = [
  [/^(?:k|th|tsd)/i, 1e3],
  [/^(?:b|mrd|md)/i, 1e9],
  [/^t/i, 1e12],
  [/^m/i, 1e6],
];

/** Codes of currencies by their signs. */
const CURRENCIES: Readonly<Record<string, string>> = {
  $: "USD",
  "€": "EUR",
  "£": "GBP",
  "¥": "JPY",
};

const DIGITS = String.raw`\d+(?:[,\s’']\d{3}(?!\d))*(?:[.,]\d+)?`;
const MULTIPLIER = String.raw`(?:\s?${SCALE})?`;
const SIGN = String.raw`(?:\p{Lu}{0,3}\p{Sc}|\b\p{Lu}{3}\b)`;
/** Don't match after a minus, because no negative amount can be drawn. */
const LOW = String.raw`^[^\p{N}−–-]*?(?<sign>${SIGN})?\s?(?<low>${DIGITS})(?<lowSize>${MULTIPLIER})`;
const TO = String.raw`\s?[%x×]?\s?(?:[-–—]|to)\s?${SIGN}?\s?`;
const HIGH = String.raw`(?:${TO}(?<high>${DIGITS})(?<highSize>${MULTIPLIER}))?`;
const REST = String.raw`[\s+-]*(?<unit>[%×]|\p{Sc}|\p{L}+)?\P{N}*$`;
const CELL_AMOUNT = new RegExp(LOW + HIGH + REST, "u");

/**
 * Reads the amount in a text such as "about $1.3B" or "10-12 years". The unit is a currency, or a short form of the
 * word after the number: the same for "1 yr" and "2 years".
 * @returns undefined without exactly one number or range
 */
export function readAmount(text: string): { from: number; to: number; unit: string } | undefined {
  const { groups } = CELL_AMOUNT.exec(text) ?? {};
  if (!groups) return undefined;
  const { sign, low = "", lowSize = "", high = low, highSize = lowSize, unit = "" } = groups;
  const [from, to] = [numberOf(low, lowSize || highSize), numberOf(high, highSize)];
  return from <= to ? { from, to, unit: unitOf(sign ?? unit) } : undefined;
}

function numberOf(digits: string, size: string): number {
  const plain = digits.replace(/[,\s’'](?=\d{3}(?!\d))/g, "").replace(",", ".");
  const [, factor = 1] = MULTIPLIERS.find(([pattern]) => pattern.test(size.trim())) ?? [];
  return Number(plain) * factor;
}

function unitOf(written: string): string {
  const symbol = /\p{Sc}/u.exec(written)?.[0];
  if (symbol) return CURRENCIES[symbol] ?? symbol;
  if (/^(?:[A-Z]{3})$/.test(written)) return written;
  const word = written.toLowerCase();
  if (word === "×") return "x";
  if (/^y(?:ea)?rs?$/.test(word)) return "year";
  return /^mos?$|^months?$/.test(word) ? "month" : word.slice(0, 3);
}
