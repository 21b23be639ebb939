import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";

export const image = style({ width: "100%" });

export const table = style({ maxWidth: vars.maxWidth.table, marginTop: vars.space.huge });

export const caption = style({
  textAlign: "start",
  marginBottom: vars.space.small,
  fontSize: vars.size.small,
  color: vars.color.inkQuiet,
});

// Three columns of equal width, unless a word needs more.
export const cell = style({ width: "33.33%" });
