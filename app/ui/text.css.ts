import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";
import { notPrinted } from "./layout.css";

export const small = style({ fontSize: vars.size.small });
export const quiet = style({ color: vars.color.inkQuiet });
/** Styles a line that accompanies something. */
export const caption = style([small, quiet]);
export const strong = style({ fontWeight: vars.weight.strong });
/** Underlines what a tooltip explains. */
export const explained = style({
  textDecorationLine: "underline",
  textDecorationStyle: "dotted",
  textDecorationThickness: vars.line.medium,
  textDecorationColor: vars.color.accent,
  ":hover": { textDecorationStyle: "solid" },
});
export const tooltip = style([
  notPrinted,
  {
    zIndex: vars.layer.tooltip,
    // The room that Radix has measured.
    maxWidth: `min(${vars.maxWidth.tooltip}, var(--radix-tooltip-content-available-width, 100vw))`,
    maxHeight: "var(--radix-tooltip-content-available-height, none)",
    overflowY: "auto",
    padding: `${vars.space.small} ${vars.space.medium}`,
    borderRadius: vars.radius.control,
    border: `${vars.line.hair} solid ${vars.color.onInverseQuiet}`,
    backgroundColor: vars.color.inverse,
    color: vars.color.onInverse,
    fontSize: vars.size.small,
    lineHeight: 1.45,
    boxShadow: vars.shadow.raised,
  },
]);
export const title = style({ fontFamily: vars.font.display, letterSpacing: "normal" });
globalStyle(`h3, ${title}`, { fontSize: vars.size.title, lineHeight: vars.leading.heading });
