// A text in; out the characters in it that readers cannot see or take for others, each with its code point and name.
// It needs nothing but JavaScript's own Unicode tables, so that it runs in a browser too.
import { characterName } from "./character-names";
import { findLookAlikes, type LookAlike } from "./look-alikes";

export type CharacterKind =
  | "direction"
  | "invisible"
  | "control"
  | "space"
  | "meaningless"
  | "styled"
  | "digit"
  | "mark"
  | "not composed"
  | LookAlike["kind"];

/** A character that readers cannot see, or that is not what it looks like. */
export interface HiddenCharacter {
  /** Where it is, and how many UTF-16 code units it has. */
  index: number;
  length: number;
  codePoint: number;
  /** Unicode's name in capitals, or in small letters what it is: "Cyrillic letter". */
  name: string;
  kind: CharacterKind;
  /** Whether it has an honest use where it stands, as a no-break space has before a unit: a report shows it, the check passes it. */
  isHonest: boolean;
}

/** What is no plain English text; tabs and line ends are. */
const UNUSUAL = /[^\t\n\r -~]/gu;
/** As much of the text before a character as can matter to it. */
const CONTEXT = 8;
const PICTURE = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)*`;
const BEHIND_PICTURE = new RegExp(`${PICTURE}$`, "u");
const BEFORE_PICTURE = /^\p{Extended_Pictographic}/u;

/**
 * By which a character is judged, the first that fits: from all characters down to those that may stand. Sources:
 * directions, Trojan Source (CVE-2021-42574) and UAX 9; what is invisible, Default_Ignorable_Code_Point (UAX 44), which
 * UTS 39 keeps out of identifiers; styled letters and digits, NFKC (UAX 15; UTS 39, "Not_NFKC"); marks, UTS 39, 5.4.
 */
const KINDS: readonly [CharacterKind, RegExp][] = [
  ["direction", /\p{Bidi_Control}/u],
  ["control", /\p{Cc}|[\u2028\u2029]/u],
  ["invisible", /\p{Default_Ignorable_Code_Point}|\p{Cf}/u],
  ["space", /\p{Zs}|\u2800/u],
  ["meaningless", /[\p{Co}\p{Cn}\p{Cs}\ufffc\ufffd]/u],
  ["mark", /[\p{Me}\u0334-\u0338\u20d2\u20d3\u20d8-\u20da\u20e5\u20e6\u20ea\u20eb]/u],
];

/** Spaces that typesetters use in English; also the width of a narrow one before a unit. */
const HONEST_SPACE = /[\u00a0\u2009\u202f]/;
/** Characters that NFKC makes plain, but that say something: m², Nº, №, an ellipsis, a trade mark. */
const HONEST_STYLE = /[\p{Lm}²³¹ªº\u2070-\u209c…™℠№]/u;

/** Every such character of a text, in order. */
export function findHiddenCharacters(text: string): HiddenCharacter[] {
  const unusual = [...text.matchAll(UNUSUAL)].flatMap(({ 0: character, index }) => {
    const kind = kindOf(character, text.slice(Math.max(0, index - CONTEXT), index));
    return kind ? [hidden({ index, character, kind }, isHonest(text, index, character))] : [];
  });
  const known = new Set(unusual.map(({ index }) => index));
  const twins = findLookAlikes(text)
    .filter(({ index }) => !known.has(index))
    .map((found) => hidden(found, false));
  return [...unusual, ...twins].toSorted((a, b) => a.index - b.index);
}

/** Whether a text has characters that nobody sees and that have no honest use where they stand. */
export function hasInvisible(text: string): boolean {
  const unseen = ["direction", "invisible", "control"];
  return findHiddenCharacters(text).some((each) => !each.isHonest && unseen.includes(each.kind));
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

function hidden(
  { index, character, kind }: { index: number; character: string; kind: CharacterKind },
  honest: boolean,
): HiddenCharacter {
  const codePoint = character.codePointAt(0) ?? 0;
  const name = characterName(codePoint);
  return { index, length: character.length, codePoint, name, kind, isHonest: honest };
}

function kindOf(character: string, before: string): CharacterKind | undefined {
  const kind = KINDS.find(([, pattern]) => pattern.test(character))?.[0];
  if (kind) return kind;
  if (/\p{M}/u.test(character)) return kindOfMark(character, before);
  if (character !== character.normalize("NFC")) return "not composed";
  if (/\p{Nd}/u.test(character)) return "digit";
  const isStyled = /^[!-~]+$/.test(character.normalize("NFKC")) && !HONEST_STYLE.test(character);
  return isStyled ? "styled" : undefined;
}

/** A mark belongs to the letter before it: one that Unicode has as one character with it, and the third on one letter. */
function kindOfMark(mark: string, before: string): CharacterKind | undefined {
  const [base = ""] = /\P{M}?\p{M}*$/u.exec(before) ?? [];
  const isApart = (base + mark).normalize("NFC") !== base.normalize("NFC") + mark;
  return isApart ? "not composed" : /\p{M}{2}$/u.test(base) ? "mark" : undefined;
}

function isHonest(text: string, index: number, character: string): boolean {
  if (HONEST_SPACE.test(character)) return true;
  const isJoiner = character === "\u200d";
  if (!isJoiner && !/[\ufe0e\ufe0f]/.test(character)) return false;
  return (
    BEHIND_PICTURE.test(text.slice(Math.max(0, index - CONTEXT), index)) &&
    (!isJoiner || BEFORE_PICTURE.test(text.slice(index + 1, index + 3)))
  );
}
