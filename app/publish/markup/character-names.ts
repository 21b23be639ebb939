// A code point in; out its name, for those that mislead readers and for the blocks that they come in. JavaScript knows
// the properties of characters and not their names.

/** Names as the Unicode Character Database 17.0 has them (UnicodeData.txt; controls: NameAliases.txt). */
const NAMES: Readonly<Record<number, string>> = {
  0x00: "NULL",
  0x07: "ALERT",
  0x08: "BACKSPACE",
  0x0b: "LINE TABULATION",
  0x0c: "FORM FEED",
  0x1b: "ESCAPE",
  0x7f: "DELETE",
  0x85: "NEXT LINE",
  0xa0: "NO-BREAK SPACE",
  0xad: "SOFT HYPHEN",
  0x34f: "COMBINING GRAPHEME JOINER",
  0x61c: "ARABIC LETTER MARK",
  0x115f: "HANGUL CHOSEONG FILLER",
  0x1160: "HANGUL JUNGSEONG FILLER",
  0x1680: "OGHAM SPACE MARK",
  0x180e: "MONGOLIAN VOWEL SEPARATOR",
  0x2000: "EN QUAD",
  0x2001: "EM QUAD",
  0x2002: "EN SPACE",
  0x2003: "EM SPACE",
  0x2004: "THREE-PER-EM SPACE",
  0x2005: "FOUR-PER-EM SPACE",
  0x2006: "SIX-PER-EM SPACE",
  0x2007: "FIGURE SPACE",
  0x2008: "PUNCTUATION SPACE",
  0x2009: "THIN SPACE",
  0x200a: "HAIR SPACE",
  0x200b: "ZERO WIDTH SPACE",
  0x200c: "ZERO WIDTH NON-JOINER",
  0x200d: "ZERO WIDTH JOINER",
  0x200e: "LEFT-TO-RIGHT MARK",
  0x200f: "RIGHT-TO-LEFT MARK",
  0x2028: "LINE SEPARATOR",
  0x2029: "PARAGRAPH SEPARATOR",
  0x202a: "LEFT-TO-RIGHT EMBEDDING",
  0x202b: "RIGHT-TO-LEFT EMBEDDING",
  0x202c: "POP DIRECTIONAL FORMATTING",
  0x202d: "LEFT-TO-RIGHT OVERRIDE",
  0x202e: "RIGHT-TO-LEFT OVERRIDE",
  0x202f: "NARROW NO-BREAK SPACE",
  0x205f: "MEDIUM MATHEMATICAL SPACE",
  0x2060: "WORD JOINER",
  0x2061: "FUNCTION APPLICATION",
  0x2062: "INVISIBLE TIMES",
  0x2063: "INVISIBLE SEPARATOR",
  0x2064: "INVISIBLE PLUS",
  0x2066: "LEFT-TO-RIGHT ISOLATE",
  0x2067: "RIGHT-TO-LEFT ISOLATE",
  0x2068: "FIRST STRONG ISOLATE",
  0x2069: "POP DIRECTIONAL ISOLATE",
  0x206a: "INHIBIT SYMMETRIC SWAPPING",
  0x206b: "ACTIVATE SYMMETRIC SWAPPING",
  0x206c: "INHIBIT ARABIC FORM SHAPING",
  0x206d: "ACTIVATE ARABIC FORM SHAPING",
  0x206e: "NATIONAL DIGIT SHAPES",
  0x206f: "NOMINAL DIGIT SHAPES",
  0x212a: "KELVIN SIGN",
  0x212b: "ANGSTROM SIGN",
  0x2800: "BRAILLE PATTERN BLANK",
  0x3000: "IDEOGRAPHIC SPACE",
  0x3164: "HANGUL FILLER",
  0xfeff: "ZERO WIDTH NO-BREAK SPACE",
  0xffa0: "HALFWIDTH HANGUL FILLER",
  0xfff9: "INTERLINEAR ANNOTATION ANCHOR",
  0xfffa: "INTERLINEAR ANNOTATION SEPARATOR",
  0xfffb: "INTERLINEAR ANNOTATION TERMINATOR",
  0xfffc: "OBJECT REPLACEMENT CHARACTER",
  0xfffd: "REPLACEMENT CHARACTER",
};

/** What a character is where its own name is not in the list: the first that fits. */
const GROUPS: readonly [RegExp, string][] = [
  [/[\u{e0000}-\u{e007f}]/u, "tag character"],
  [/[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u, "variation selector"],
  [/[\uff01-\uff5e]/u, "full-width form"],
  [/[\u{1d400}-\u{1d7ff}]/u, "mathematical letter or digit"],
  [/\p{Cc}/u, "control character"],
  [/\p{Co}/u, "private-use character"],
  [/\p{Cs}/u, "half of a character"],
  [/\p{Cn}/u, "unassigned character"],
  [/\p{M}/u, "combining mark"],
  [/\p{Nd}/u, "digit of another script"],
  [/\p{Script=Cyrillic}/u, "Cyrillic letter"],
  [/\p{Script=Greek}/u, "Greek letter"],
  [/\p{Script=Armenian}/u, "Armenian letter"],
  [/\p{Script=Latin}/u, "special Latin letter"],
  [/\p{L}/u, "letter of another script"],
  [/\p{Cf}/u, "format character"],
];

/** The name of a code point, in capitals, or in small letters what kind of character it is. */
export function characterName(codePoint: number): string {
  const character = String.fromCodePoint(codePoint);
  if (/[A-Z]/.test(character)) return `LATIN CAPITAL LETTER ${character}`;
  if (/[a-z]/.test(character)) return `LATIN SMALL LETTER ${character.toUpperCase()}`;
  return (
    NAMES[codePoint] ?? GROUPS.find(([pattern]) => pattern.test(character))?.[1] ?? "character"
  );
}
