import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";

// Outlines have the color of the words, because high contrast replaces it.
export const root = style({
  display: "block",
  stroke: "currentColor",
  strokeWidth: 1.5,
  strokeLinejoin: "round",
  strokeLinecap: "round",
});

export const whole = style({ fill: "none", stroke: vars.color.line });
export const range = style({ fill: vars.color.surface });
export const amount = style({ fill: "currentColor" });
