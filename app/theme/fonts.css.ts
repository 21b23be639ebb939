// Declares the web fonts, and system fonts that take the same room until those have loaded.
import { globalFontFace } from "@vanilla-extract/css";

import { fitMetrics } from "./font-metrics";
import { fallbackName, fonts, scriptFonts, signs, systemFonts, type Font } from "./fonts";

/** Fontsource's subsets. */
const SUBSETS = {
  latin:
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
  "latin-ext":
    "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
  greek: "U+0370-03FF",
};

const SIGNS = "U+2070-209C,U+2150-215E,U+2190,U+2192,U+2194-2211,U+2213-2214,U+2216-22FF";

for (const subset of ["latin", "latin-ext"] as const)
  for (const { family, web } of Object.values(fonts)) addFaces(family, web, subset);
addFaces(signs.family, signs.greek, "greek");
globalFontFace(signs.family, {
  src: `url("${signs.file}") format("woff2")`,
  fontDisplay: "swap",
  unicodeRange: SIGNS,
});

for (const { family, file, range } of scriptFonts)
  globalFontFace(`"${family}"`, {
    src: `url("${file}") format("woff2")`,
    fontDisplay: "swap",
    unicodeRange: range,
  });

for (const font of Object.values(fonts))
  for (const names of systemFonts[font.generic])
    globalFontFace(`"${fallbackName(font, names[0])}"`, {
      src: names.map((name) => `local("${name}")`).join(", "),
      ...(await fitMetrics(`${font.web.files}-latin-400-normal.woff2`, names[0])),
    });

function addFaces(family: string, { files, faces }: Font["web"], subset: keyof typeof SUBSETS) {
  for (const face of faces) {
    const [fontWeight, fontStyle = "normal"] = face.split(" ");
    globalFontFace(`"${family}"`, {
      src: `url("${files}-${subset}-${fontWeight}-${fontStyle}.woff2") format("woff2")`,
      fontDisplay: "swap",
      fontWeight,
      fontStyle,
      unicodeRange: SUBSETS[subset],
    });
  }
}
