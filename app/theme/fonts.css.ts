// Fallback fonts from the visitor's system until the web fonts have loaded, with the same metrics, so that nothing moves.
import { globalFontFace } from "@vanilla-extract/css";

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
