import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/tokens.css";

export const image = style({ width: "100%" });

export const frame = style({ maxWidth: vars.measure.table, marginTop: vars.space.huge });

export const caption = style({
  textAlign: "start",
  marginBottom: vars.space.small,
  fontSize: vars.size.note,
  color: vars.color.inkQuiet,
});

// Three columns of equal width, unless a word needs more.
export const cell = style({
  width: "33.33%",
  padding: `${vars.space.small} ${vars.space.small} ${vars.space.small} 0`,
  borderBottom: `${vars.line.hair} solid ${vars.color.line}`,
  textAlign: "start",
  verticalAlign: "baseline",
});
