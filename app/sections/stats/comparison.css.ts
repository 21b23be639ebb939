import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/tokens.css";

export const image = style({ width: "100%" });

// Columns of equal width: with automatic widths, a narrow table would break short words.
export const table = style({
  tableLayout: "fixed",
  width: "100%",
  maxWidth: vars.measure.table,
  marginTop: vars.space.huge,
  borderCollapse: "collapse",
});

export const caption = style({
  textAlign: "start",
  marginBottom: vars.space.small,
  fontSize: vars.size.note,
  color: vars.color.inkQuiet,
});

export const cell = style({
  padding: `${vars.space.small} ${vars.space.small} ${vars.space.small} 0`,
  borderBottom: `${vars.line.hair} solid ${vars.color.line}`,
  textAlign: "start",
  verticalAlign: "baseline",
});
