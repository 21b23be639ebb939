interface HiddenCharacter {
  /** The index and length count UTF-16 code units. */
  index: number;
  length: number;
  codePoint: number;
  /** Whether it has an ordinary use, so that only reports show it. */
  isAllowed: boolean;
}

const UNUSUAL = /[^\t\n\r -~]/;

/** Emoji may have invisible parts. No literal, because TypeScript's target lacks the flag `v`. */
const EMOJI = new RegExp(String.raw`\p{RGI_Emoji}|\p{Extended_Pictographic}\ufe0e`, "gv");

/** Spaces of other widths, and no-break spaces. */
const ALLOWED = /[\u00a0\u2002-\u200a\u202f\u205f\u3000]/;

/** Direction marks and other format characters: Trojan Source (CVE-2021-42574), UAX 44. */
const HIDDEN = /(?![ \t\n\r])[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800\ufffc\ufffd]/gu;

/** Finds characters that readers cannot see. */
export function findHiddenCharacters(text: string): HiddenCharacter[] {
  if (!UNUSUAL.test(text)) return [];
  const plain = text.replace(EMOJI, (emoji) => " ".repeat(emoji.length));
  return [...plain.matchAll(HIDDEN)].map(({ 0: character, index }) => ({
    index,
    length: character.length,
    codePoint: character.codePointAt(0) ?? 0,
    isAllowed: ALLOWED.test(character),
  }));
}

/** Replaces hidden characters with readable marks: `$5[U+202E]M`. */
export function showHidden(text: string): string {
  return findHiddenCharacters(text).reduceRight(
    (shown, { index, length, codePoint }) =>
      `${shown.slice(0, index)}[${formatCodePoint(codePoint)}]${shown.slice(index + length)}`,
    text,
  );
}

/** Formats a code point as `U+202E`. */
export function formatCodePoint(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
}
