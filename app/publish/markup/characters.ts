// Finds the characters in a text that readers cannot see.

/** A character that readers cannot see. */
export interface HiddenCharacter {
  /** Where it is, and how many UTF-16 code units it has. */
  index: number;
  length: number;
  codePoint: number;
  /** Whether it has an ordinary use, as a no-break space before a unit: a report shows it, the check passes it. */
  isAllowed: boolean;
}

/** All else is plain English text. */
const UNUSUAL = /[^\t\n\r -~]/;

/** An emoji may have invisible parts. The flag is newer than the language that TypeScript is set to. */
const EMOJI = new RegExp(String.raw`\p{RGI_Emoji}|\p{Extended_Pictographic}\ufe0e`, "gv");

/** Spaces of other widths, and those at which no line ends. */
const ALLOWED = /[\u00a0\u2002-\u200a\u202f\u205f\u3000]/;

/** Directions and other format characters: Trojan Source (CVE-2021-42574), UAX 44. */
const HIDDEN = /(?![ \t\n\r])[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800\ufffc\ufffd]/gu;

/** Every such character of a text, in order. */
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

/** The text with each such character as a mark that can be read and copied: `$5[U+202E]M`. */
export function showHidden(text: string): string {
  return findHiddenCharacters(text).reduceRight(
    (shown, { index, length, codePoint }) =>
      `${shown.slice(0, index)}[${codePointLabel(codePoint)}]${shown.slice(index + length)}`,
    text,
  );
}

/** `U+202E`. */
export function codePointLabel(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
}
