// Finds the characters in a text that readers cannot see.

/** A character that readers cannot see, or that is not what it looks like. */
export interface HiddenCharacter {
  /** Where it is, and how many UTF-16 code units it has. */
  index: number;
  length: number;
  codePoint: number;
  kind: CharacterKind;
  /** Whether it has an honest use, as a no-break space before a unit: a report shows it, the check passes it. */
  isHonest: boolean;
}

export type CharacterKind = "typographic space" | "unreadable character" | "uncomposed character";

/** All else is plain English text. */
const UNUSUAL = /[^\t\n\r -~]/;

/** An emoji may have invisible parts. The flag is newer than the language that TypeScript is set to. */
const EMOJI = new RegExp(String.raw`\p{RGI_Emoji}|\p{Extended_Pictographic}\ufe0e`, "gv");

/**
 * The first that fits counts. Sources: directions and other format characters, Trojan Source (CVE-2021-42574) and UAX 44;
 * marks beside their letter, NFC (UAX 15).
 */
const KINDS: readonly [CharacterKind, RegExp][] = [
  ["typographic space", /[\u00a0\u2009\u202f]/g],
  [
    "unreadable character",
    /(?![ \t\n\r])[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800\ufffc\ufffd]/gu,
  ],
  ["uncomposed character", /[\p{M}\u2126\u212a\u212b]/gu],
];

/** Every such character of a text, in order. */
export function findHiddenCharacters(text: string): HiddenCharacter[] {
  if (!UNUSUAL.test(text)) return [];
  const plain = text.replace(EMOJI, (emoji) => " ".repeat(emoji.length));
  const found = new Map<number, HiddenCharacter>();
  for (const [kind, pattern] of KINDS)
    for (const { 0: character, index } of plain.matchAll(pattern)) {
      if (found.has(index)) continue;
      if (kind === "uncomposed character" && isComposed(plain, index, character)) continue;
      const codePoint = character.codePointAt(0) ?? 0;
      const isHonest = kind === "typographic space";
      found.set(index, { index, length: character.length, codePoint, kind, isHonest });
    }
  return [...found.values()].toSorted((a, b) => a.index - b.index);
}

/** The text with each such character as a mark that can be read and copied: `$5[U+041E]M`. */
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

/** Whether Unicode has no one character for it, with or without the letter before it. */
function isComposed(text: string, index: number, character: string): boolean {
  const pair = text.charAt(index - 1) + character;
  return pair.normalize("NFC") === pair;
}
