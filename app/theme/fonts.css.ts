// Declares the web fonts, and system fonts that take the same room until those have loaded.
import { globalFontFace } from "@vanilla-extract/css";
import ranges from "@fontsource/source-sans-3/unicode.json";

import { nameFallback, fonts, signs, systemFonts, type Font } from "./fonts";

const SIGNS = "U+2070-209C,U+2150-215E,U+2190,U+2192,U+2194-2211,U+2213-2214,U+2216-22FF";

for (const subset of ["latin", "latin-ext"] as const)
  for (const { family, web } of Object.values(fonts)) addFaces(family, web, subset);
addFaces(signs.family, signs.greek, "greek");
globalFontFace(signs.family, {
  src: `url("${signs.file}") format("woff2")`,
  fontDisplay: "swap",
  unicodeRange: SIGNS,
});

for (const font of Object.values(fonts))
  for (const { names, metrics } of systemFonts[font.generic])
    globalFontFace(`"${nameFallback(font, names[0])}"`, {
      src: names.map((name) => `local("${name}")`).join(", "),
      sizeAdjust: percent(metrics[0]),
      ascentOverride: percent(metrics[1]),
      descentOverride: percent(metrics[2]),
      lineGapOverride: percent(0),
    });

function percent(value: number): string {
  return `${value.toFixed(2)}%`;
}

function addFaces(family: string, { files, faces }: Font["web"], subset: keyof typeof ranges) {
  for (const face of faces) {
    const [fontWeight, fontStyle = "normal"] = face.split(" ");
    globalFontFace(`"${family}"`, {
      src: `url("${files}-${subset}-${fontWeight}-${fontStyle}.woff2") format("woff2")`,
      fontDisplay: "swap",
      fontWeight,
      fontStyle,
      unicodeRange: ranges[subset],
    });
  }
}
