import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/tokens.css";

export const root = style({
  paddingBlock: vars.space.large,
  paddingInline: vars.space.edge,
  borderTop: `${vars.line.hair} solid ${vars.color.line}`,
});

export const text = style({
  maxWidth: vars.measure.page,
  marginInline: "auto",
  fontSize: vars.size.note,
  color: vars.color.inkQuiet,
});
