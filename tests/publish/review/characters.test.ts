// Checks which characters are shown because nobody sees them.
import { expect, test } from "vitest";

import { revealHidden, revealCharacters } from "../../../app/publish/review/characters";

test.each([
  ["directions", "061C 200E 200F 202A 202E 2066 2067 2068 2069"],
  ["joiners and variants", "200B 200C 200D 2060 2064 034F 180E FE00 FE0F E0100 E0001 E0041"],
  ["fillers", "00AD 115F 3164 FFA0 2800 FEFF FFF9 FFFC FFFD"],
  ["controls and spaces", "0000 0008 001B 007F 0085 2028 2029 E000 FFFE 0378 00A0 202F 2009"],
])("shows %s", (_, codes) => {
  for (const code of codes.split(" "))
    expect(revealHidden(`a${String.fromCodePoint(Number.parseInt(code, 16))}b`)).toBe(
      `a[U+${code}]b`,
    );
});

test.each([
  "α-synuclein, Aβ42, NF-κB, αvβ3, λmax, Δ9-THC, hν, 5 μm, 20 µg, 5 Ω",
  "Jörg Müller, Łódź, naïve café, cafe\u0301, Москва, 東京タワー, 서울, λόγος",
  "H₂O, m², 10⁻⁶, ½, №, …, ™, © and “curly” ‘quotes’ – dashes — 10×",
  "1\ufe0f\u20e3 \u{1f469}\u200d\u{1f52c} ©\ufe0f ↗\ufe0e",
])("shows nothing in %s", (text) => {
  expect(revealHidden(text)).toBe(text);
});

test("leaves out a joiner within a code of law only", () => {
  expect(revealCharacters("5М, 505\u2060(b)\u2060(2)")).toBe("5М [U+041C], 505(b)(2)");
  expect(revealCharacters("in\u2060active (a)\u2060 b")).toBe("in[U+2060]active (a)[U+2060] b");
});
