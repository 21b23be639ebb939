import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";

export const root = style({
  display: "grid",
  gap: vars.space.large,
  placeContent: "center",
  justifyItems: "start",
  minHeight: "100svh",
  padding: vars.space.edge,
});

export const code = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.figureLarge,
  lineHeight: 0.9,
  letterSpacing: "-0.03em",
  color: vars.color.accent,
});

export const headline = style({ fontSize: vars.size.heading, lineHeight: vars.leading.heading });

export const path = style({
  maxWidth: "100%",
  height: "auto",
  fill: "none",
  strokeLinecap: "round",
  strokeLinejoin: "round",
});

export const casing = style({ stroke: vars.color.ink, strokeWidth: 8 });

export const lit = style({ stroke: vars.color.highlight, strokeWidth: 4 });

export const missing = style({
  stroke: vars.color.lineStrong,
  strokeWidth: 2,
  strokeDasharray: "2 8",
});

export const node = style({ fill: vars.color.highlight, stroke: vars.color.ink, strokeWidth: 2.5 });

export const open = style({
  fill: vars.color.surface,
  stroke: vars.color.lineStrong,
  strokeWidth: 2.5,
});
