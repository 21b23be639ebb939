// Checks which characters are found as invisible, and which of those are allowed.
import { expect, test } from "vitest";

import { findHiddenCharacters, showHidden } from "../../../app/publish/review/characters";

/** The code point of each, allowed ones in brackets. */
function found(text: string): string[] {
  return findHiddenCharacters(text).map(({ codePoint, isAllowed }) => {
    const code = codePoint.toString(16).toUpperCase().padStart(4, "0");
    return isAllowed ? `(${code})` : code;
  });
}

test.each([
  ["directions", "061C 200E 200F 202A 202B 202C 202D 202E 2066 2067 2068 2069"],
  ["joiners and variants", "200B 200C 200D 2060 2064 034F 180E FE00 FE0F E0100 E0001 E0041"],
  ["fillers", "00AD 115F 3164 FFA0 2800 FEFF FFF9 FFFB FFFC FFFD"],
  ["controls and unassigned ones", "0000 0008 000B 001B 007F 0085 2028 2029 E000 F0000 FFFE 0378"],
])("finds %s", (_, codes) => {
  for (const code of codes.split(" "))
    expect(found(`a${String.fromCodePoint(Number.parseInt(code, 16))}b`)).toEqual([code]);
});

test.each([
  "α-synuclein, Aβ42, NF-κB, αvβ3, λmax, Δ9-THC, hν, 5 μm, 20 µg, 5 Ω",
  "Jörg Müller, Łódź, Şahin, Ngô, Əliyev, naïve café, cafe\u0301, x̄ and p̂",
  "H₂O, m², 10⁻⁶, ½, №, …, ™, © and “curly” ‘quotes’ – dashes — 10×",
  "Москва, София, 東京タワー, 서울, λόγος",
  "1\ufe0f\u20e3 \u{1f469}\u200d\u{1f52c} ©\ufe0f ↗\ufe0e",
])("finds nothing in %s", (text) => {
  expect(found(text)).toEqual([]);
});

test("finds and allows typographic spaces", () => {
  expect(found("10\u00a0mg, 5\u202f%\u2009!")).toEqual(["(00A0)", "(202F)", "(2009)"]);
});

test("replaces each invisible character by a readable mark", () => {
  expect(showHidden("\u{e0041}cu\u00adres\u202e")).toBe("[U+E0041]cu[U+00AD]res[U+202E]");
  expect(showHidden("Plain words, 98%.\r\n\tMore.")).toBe("Plain words, 98%.\r\n\tMore.");
});
