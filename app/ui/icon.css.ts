import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";

export const root = style({
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});

export const seed = style({ fill: vars.color.highlight, stroke: "none" });
