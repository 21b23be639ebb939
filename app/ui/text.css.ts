import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";

export const small = style({ fontSize: vars.size.small });
export const quiet = style({ color: vars.color.inkQuiet });
/** Styles a line that accompanies something. */
export const note = style([small, quiet]);
export const strong = style({ fontWeight: vars.weight.strong });
/** Underlines what a tooltip explains. */
export const explained = style({
  textDecorationLine: "underline",
  textDecorationStyle: "dotted",
  textDecorationThickness: vars.line.medium,
  textDecorationColor: vars.color.accent,
  ":hover": { textDecorationStyle: "solid" },
});
export const title = style({ fontFamily: vars.font.display, letterSpacing: "normal" });
globalStyle(`h3, ${title}`, { fontSize: vars.size.title, lineHeight: vars.leading.heading });
