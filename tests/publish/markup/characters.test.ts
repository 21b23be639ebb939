// Which characters readers cannot see or take for others, how each is named, and which of them may stand.
import { describe, expect, test } from "vitest";

import { findHiddenCharacters, showHidden } from "../../../app/publish/markup/characters";

/** `kind [U+…] NAME` of each, honest ones in brackets. */
function found(text: string): string[] {
  return findHiddenCharacters(text).map(({ kind, codePoint, name, isHonest }) => {
    const said = `${kind} ${codePoint.toString(16)} ${name}`;
    return isHonest ? `(${said})` : said;
  });
}

describe("characters that nobody sees", () => {
  test.each([
    ["direction", "061C 200E 200F 202A 202B 202C 202D 202E 2066 2067 2068 2069"],
    ["invisible", "00AD 034F 180E 200B 200C 200D 2060 2061 2062 2063 2064 2065 206A 206F FEFF"],
    ["invisible", "E0001 E0041 E007F FE00 FE0F E0100 115F 3164 FFA0 FFF9 FFFA FFFB"],
    ["control", "0000 0008 000B 001B 007F 0085 009F 2028 2029"],
    ["space", "1680 2000 2003 2007 200A 205F 3000 2800"],
    ["meaningless", "E000 F8FF F0000 FFFC FFFD FFFE 0378 D800"],
  ])("%s: %s", (kind, codes) => {
    const points = codes.split(" ").map((code) => Number.parseInt(code, 16));
    const found = points.map((point) => findHiddenCharacters(`a${String.fromCodePoint(point)}b`));
    expect(found.map((list) => list.map((each) => `${each.kind} ${each.codePoint}`))).toEqual(
      points.map((point) => [`${kind} ${point}`]),
    );
    expect(found.flat().some(({ isHonest }) => isHonest)).toBe(false);
  });
  test("have their Unicode name, or what they are", () => {
    expect(found("a\u202eb\u200bc\u{e0041}d\ue000")).toEqual([
      "direction 202e RIGHT-TO-LEFT OVERRIDE",
      "invisible 200b ZERO WIDTH SPACE",
      "invisible e0041 tag character",
      "meaningless e000 private-use character",
    ]);
  });
});

test.each([
  ["a letter of another script in a word", "p\u0430tients", "look-alike 430 Cyrillic letter"],
  ["a Greek capital that looks English", "vitamin \u0391", "look-alike 391 Greek letter"],
  ["a Greek letter within a word", "c\u03c5res", "look-alike 3c5 Greek letter"],
  ["a letter of a dead script", "\u13a2t", "look-alike 13a2 letter of another script"],
  ["a phonetic letter", "dru\u0261", "look-alike 261 special Latin letter"],
  ["a Turkish letter in an English word", "cl\u0131nical", "look-alike 131 special Latin letter"],
  ["a Cyrillic letter for a zero", "$5\u041eM", "look-alike 41e Cyrillic letter"],
  ["a letter for a zero", "$5OM", "letter for a digit 4f LATIN CAPITAL LETTER O"],
  ["a letter for a one", "l00%", "letter for a digit 6c LATIN SMALL LETTER L"],
  ["a letter within a year", "in 2O25", "letter for a digit 4f LATIN CAPITAL LETTER O"],
  ["a full-width digit", "1\uff15%", "digit ff15 full-width form"],
  ["a mathematical letter", "\u{1d5bc}ure", "styled 1d5bc mathematical letter or digit"],
  ["a joined pair of letters", "e\ufb03cacy", "styled fb03 special Latin letter"],
  ["a digit of another script", "\u0665%", "digit 665 digit of another script"],
  ["an accent apart from its letter", "cafe\u0301", "not composed 301 combining mark"],
  ["a sign that Unicode has twice", "5 \u212a", "not composed 212a KELVIN SIGN"],
  ["a stroke through a letter", "n\u0338ot", "mark 338 combining mark"],
  ["a pile of accents", "x\u0304\u0302\u0304", "mark 304 combining mark"],
])("%s", (_, text, expected) => {
  expect(found(text)).toEqual([expected]);
});

test.each(["\u0441\u043e\u0440\u0435", "\u03bd\u03bf\u03c1", "OlO%"])(
  "every letter of what is nothing but look-alikes: %j",
  (text) => {
    expect(found(text)).toHaveLength(text.replace("%", "").length);
  },
);

test.each([
  "α-synuclein, β-secretase, Aβ42, TNFα, IFNγ, NF-κB, IκBα, αvβ3, GABAα, λmax, Δ9-THC, Δt, 5 μm, 20 µg, 3 μmol/L",
  "Jörg Müller, Łódź, Şahin, Işık, Ngô, Əliyev, naïve café, Ångström",
  "H₂O, CO2, O2, m², 10⁻⁶, ½, Nº 5, №, …, ™, © and “curly” ‘quotes’ – dashes — 10×",
  "Москва, София, 東京タワー, 서울, λόγος",
  "IL-1, I-131, 5l of water, 10 Il, Vol. I, O(1), L-DOPA",
  "$50M, 100%, 2025, 3.5x, x̄ and p̂",
])("nothing: %s", (text) => {
  expect(found(text.normalize("NFC"))).toEqual([]);
});

test("what has an honest use is found too, and said to have one", () => {
  expect(found("10\u00a0mg, 5\u202f%, \u{1f469}\u200d\u{1f52c}, ©\ufe0f")).toEqual([
    "(space a0 NO-BREAK SPACE)",
    "(space 202f NARROW NO-BREAK SPACE)",
    "(invisible 200d ZERO WIDTH JOINER)",
    "(invisible fe0f variation selector)",
  ]);
});

test("each becomes a mark that can be read, at its place", () => {
  expect(showHidden("$5\u041eM, \u{e0041}cu\u00adres\u202e, $5OM, cafe\u0301")).toBe(
    "$5[U+041E]M, [U+E0041]cu[U+00AD]res[U+202E], $5[U+004F]M, cafe[U+0301]",
  );
  expect(findHiddenCharacters("a\u{e0041}b\u202e")).toMatchObject([
    { index: 1, length: 2 },
    { index: 4, length: 1 },
  ]);
  expect(showHidden("Plain words, 98%.\r\n\tMore.")).toBe("Plain words, 98%.\r\n\tMore.");
});
