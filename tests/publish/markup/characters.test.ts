// Which characters readers cannot see or take for others, and which of them are allowed.
import { expect, test } from "vitest";

import { findHiddenCharacters, showHidden } from "../../../app/publish/markup/characters";

/** `kind [U+…]` of each, honest ones in brackets. */
function found(text: string): string[] {
  return findHiddenCharacters(text).map(({ kind, codePoint, isHonest }) => {
    const said = `${kind} ${codePoint.toString(16)}`;
    return isHonest ? `(${said})` : said;
  });
}

test.each([
  [
    "unreadable character",
    "061C 200E 200F 202A 202B 202C 202D 202E 2066 2067 2068 2069 00AD 034F 180E 200B 200C 200D 2060 2061 2064 2065 206A 206F 2800 FEFF E0001 E0041 FE00 FE0F E0100 115F 3164 FFA0 FFF9 FFFB 0000 0008 000B 001B 007F 0085 2028 2029 1680 2000 2003 2007 200A 205F 3000 E000 F8FF F0000 FFFC FFFD FFFE 0378 D800",
  ],
])("%s: %s", (kind, codes) => {
  const points = codes.split(" ").map((code) => Number.parseInt(code, 16));
  expect(points.map((point) => found(`a${String.fromCodePoint(point)}b`))).toEqual(
    points.map((point) => [`${kind} ${point.toString(16)}`]),
  );
});

test.each([
  ["an accent apart from its letter", "cafe\u0301", "uncomposed character 301"],
  ["a sign that Unicode has twice", "5 \u212a", "uncomposed character 212a"],
])("%s", (_, text, expected) => {
  expect(found(text)).toEqual([expected]);
});

test.each([
  "α-synuclein, β-carotene, Aβ42, TNFα, IFNγ, NF-κB, IκBα, αvβ3, GABAα, λmax, Δ9-THC, Δt, hν, 5 μm, 20 µg, µM",
  "Jörg Müller, Łódź, Şahin, Işık, Ngô, Əliyev, naïve café, Ångström",
  "H₂O, CO2, m², 10⁻⁶, ½, Nº 5, №, …, ™, © and “curly” ‘quotes’ – dashes — 10×",
  "Москва, София, 東京タワー, 서울, λόγος, x̄ and p̂",
  "1\ufe0f\u20e3 \u{1f469}\u200d\u{1f52c} ©\ufe0f ↗\ufe0e",
])("nothing: %s", (text) => {
  expect(found(text.normalize("NFC"))).toEqual([]);
});

test("typographic spaces are found, and have an honest use", () => {
  expect(found("10\u00a0mg, 5\u202f%")).toEqual([
    "(typographic space a0)",
    "(typographic space 202f)",
  ]);
});

test("each becomes a mark that can be read, at its place", () => {
  expect(showHidden("\u{e0041}cu\u00adres\u202e, cafe\u0301")).toBe(
    "[U+E0041]cu[U+00AD]res[U+202E], cafe[U+0301]",
  );
  expect(showHidden("Plain words, 98%.\r\n\tMore.")).toBe("Plain words, 98%.\r\n\tMore.");
});
