// Two self-hosted families, subset to the characters in use (app/publish/build/fonts-plugin.ts). `optional` never
// swaps a font while someone reads; fonts that came too late show from the next page on
// (app/ui/navigation/late-fonts.ts). Fallbacks have the same metrics.
import { globalFontFace } from "@vanilla-extract/css";

globalFontFace('"Newsreader"', {
  src: 'url("@fonts/display.woff2") format("woff2")',
  fontDisplay: "optional",
  fontWeight: "400",
});
globalFontFace('"Source Sans 3"', {
  src: 'url("@fonts/text.woff2") format("woff2")',
  fontDisplay: "optional",
  fontWeight: "400 600",
});

// From the fonts' tables: the ratio of the mean advance widths, then ascent and descent divided by it.
globalFontFace('"Newsreader fallback"', {
  src: 'local("Georgia"), local("Gelasio")',
  sizeAdjust: "97.1%",
  ascentOverride: "75.7%",
  descentOverride: "27.3%",
  lineGapOverride: "0%",
});
globalFontFace('"Source Sans 3 fallback"', {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans")',
  sizeAdjust: "93.8%",
  ascentOverride: "109.2%",
  descentOverride: "42.7%",
  lineGapOverride: "0%",
});
