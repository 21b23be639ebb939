// Every value that a component may use, named by purpose.
import { createGlobalTheme } from "@vanilla-extract/css";
import { colors } from "./colors";
import { nameFallback, fonts, signs, systemFonts, type Font } from "./fonts";
import { maxWidth } from "./max-widths";

// The limits in `vw` keep long words on one line at 320 px, at twice the default size of text.
export const vars = createGlobalTheme(":root", {
  color: colors,
  font: {
    display: stackOf(fonts.display),
    text: stackOf(fonts.text),
  },
  size: {
    brand: "min(1.25rem, 6.25vw)",
    small: "min(0.9375rem, 9.375vw)",
    body: "min(1.125rem, 11.25vw)",
    lead: "min(clamp(1.1875rem, 1.05rem + 0.6vw, 1.4375rem), 11.875vw)",
    title: "min(clamp(1.375rem, 1.25rem + 0.5vw, 1.625rem), 12.5vw)",
    heading: "min(clamp(2rem, 1.5rem + 2.2vw, 3.25rem), 12.5vw)",
    headline: "min(clamp(2.5rem, 1.4rem + 4.9vw, 5.25rem), 12.5vw)",
    figure: "min(clamp(2.75rem, 2rem + 3vw, 4.75rem), 13.75vw)",
    figureLarge: "min(clamp(4.5rem, 1.5rem + 13.5vw, 15rem), 22.5vw)",
  },
  leading: { tight: "1.06", heading: "1.16", lead: "1.45", text: "1.6" },
  weight: { regular: "400", strong: "600" },
  space: {
    hair: "0.25rem",
    tiny: "0.5rem",
    small: "min(0.75rem, 3.75vw)",
    medium: "min(1.25rem, 6.25vw)",
    large: "min(2rem, 10vw)",
    huge: "min(clamp(2.5rem, 1.75rem + 3vw, 4.5rem), 12.5vw)",
    section: "min(clamp(4rem, 2.5rem + 6vw, 8.5rem), 20vw)",
    edge: "min(clamp(1.25rem, 0.25rem + 4.5vw, 4.5rem), 6.25vw)",
  },
  maxWidth,
  control: { height: "3.25rem", compact: "min(2.75rem, 13.75vw)" },
  line: { hair: "1px", medium: "2px", strong: "3px" },
  radius: { control: "0.25rem", image: "0.25rem" },
  shadow: {
    raised: `0 0.75rem 2.5rem -1rem color-mix(in srgb, ${colors.inverse} 28%, transparent)`,
  },
  motion: { quick: "140ms" },
  layer: { header: "10", skip: "20", tooltip: "30" },
  layout: { header: "min(4.5rem, 22.5vw)", columns: "minmax(0, 7fr) minmax(0, 5fr)" },
});

function stackOf(font: Font): string {
  const fallbacks = systemFonts[font.generic].map(
    ({ names }) => `"${nameFallback(font, names[0])}"`,
  );
  return [`"${font.family}"`, signs.family, ...fallbacks, font.generic].join(", ");
}
