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

export const code = style({ fontFamily: vars.font.display, fontSize: vars.size.headline, lineHeight: vars.leading.tight, color: vars.color.accent });

export const headline = style({ fontSize: vars.size.heading, lineHeight: vars.leading.heading });
