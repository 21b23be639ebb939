import { style } from "@vanilla-extract/css";
import { colors } from "./colors";
import { vars } from "./tokens.css";

/** Gives a part a dark background, and redefines the colors of the components in it. */
export const inverse = style({
  backgroundColor: vars.color.inverse,
  color: vars.color.onInverse,
  vars: {
    [vars.color.inkQuiet]: vars.color.onInverseQuiet,
    [vars.color.surface]: vars.color.inverse,
    [vars.color.line]: vars.color.inverseLine,
    [vars.color.lineStrong]: vars.color.onInverseQuiet,
    [vars.color.accent]: vars.color.highlight,
    [vars.color.accentQuiet]: vars.color.inverseLine,
    [vars.color.highlightQuiet]:
      `color-mix(in srgb, ${vars.color.inverse} 80%, ${vars.color.highlight})`,
  },
  "@media": { print: { vars: { [vars.color.accent]: colors.accent } } },
});
