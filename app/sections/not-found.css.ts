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

export const image = style({ width: "min(14rem, 40svh)" });

export const code = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.figureLarge,
  lineHeight: 0.9,
  letterSpacing: "-0.03em",
  color: vars.color.accent,
});

export const headline = style({ fontSize: vars.size.heading, lineHeight: vars.leading.heading });
