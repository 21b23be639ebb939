import { style } from "@vanilla-extract/css";
import { upright } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";

// Don't enlarge the drawing for phones where the column is wider than a phone.
export const narrow = style({
  "@media": { [upright]: { maxWidth: `min(100%, ${vars.maxWidth.drawing})` } },
  // Lets the tall drawing, which phones print, fit on a sheet with its text.
  selectors: { "picture > &": { "@media": { print: { width: "auto", maxHeight: "12cm" } } } },
});

export const icon = style({
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});

export const seed = style({ fill: vars.color.highlight, stroke: "none" });
