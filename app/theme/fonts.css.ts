// The fonts: the subsets that the words of the site can need, and fallbacks with the same metrics, so that nothing moves.
import { globalFontFace } from "@vanilla-extract/css";

/** Fontsource's subsets. */
const SUBSETS = {
  latin:
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
  "latin-ext":
    "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
  greek: "U+0370-03FF",
};

/** Signs that no subset has, such as ≥ ≈ → ₂: Adobe's whole file, which only a page that shows one fetches. */
const SIGNS = "U+2070-209C,U+2150-215E,U+2190,U+2192,U+2194-2211,U+2213-2214,U+2216-22FF";

for (const subset of ["latin", "latin-ext"] as const) {
  addFace("Newsreader", "newsreader", subset, "400");
  addFace("Newsreader", "newsreader", subset, "400", "italic");
  addFace("Source Sans 3", "source-sans-3", subset, "400");
  addFace("Source Sans 3", "source-sans-3", subset, "400", "italic");
  addFace("Source Sans 3", "source-sans-3", subset, "600");
}
// What Newsreader lacks, both families take from this one.
addFace("Signs", "source-sans-3", "greek", "400");
addFace("Signs", "source-sans-3", "greek", "600");
globalFontFace("Signs", {
  src: 'url("source-sans/WOFF2/TTF/SourceSans3-Regular.ttf.woff2") format("woff2")',
  fontDisplay: "swap",
  unicodeRange: SIGNS,
});

function addFace(
  family: string,
  font: "newsreader" | "source-sans-3",
  subset: keyof typeof SUBSETS,
  fontWeight: "400" | "600",
  fontStyle: "normal" | "italic" = "normal",
) {
  const file = `@fontsource/${font}/files/${font}-${subset}-${fontWeight}-${fontStyle}.woff2`;
  globalFontFace(`"${family}"`, {
    src: `url("${file}") format("woff2")`,
    fontDisplay: "swap",
    fontWeight,
    fontStyle,
    unicodeRange: SUBSETS[subset],
  });
}

// From the fonts' tables: the ratio of the mean advance widths, then ascent and descent divided by it.
globalFontFace('"Newsreader fallback"', {
  src: 'local("Georgia"), local("Gelasio")',
  sizeAdjust: "96.1%",
  ascentOverride: "76.5%",
  descentOverride: "27.6%",
  lineGapOverride: "0%",
});
globalFontFace('"Source Sans 3 fallback"', {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans")',
  sizeAdjust: "93.8%",
  ascentOverride: "109.2%",
  descentOverride: "42.7%",
  lineGapOverride: "0%",
});
