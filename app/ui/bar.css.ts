import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";

/** Has the color of the words, because high contrast replaces it. */
export const root = style({
  display: "block",
  width: "100%",
  height: "0.5rem",
  fill: "currentColor",
  selectors: { "&:dir(rtl)": { transform: "scaleX(-1)" } },
});

export const range = style({ opacity: 0.4 });

export const track = style({ opacity: 0.12 });

export const border = style({ stroke: vars.color.page, strokeWidth: vars.line.strong });
