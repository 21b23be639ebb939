import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/tokens.css";

export const root = style({ display: "grid" });

export const item = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: vars.space.large,
  alignItems: "start",
  paddingBlock: vars.space.large,
  borderTop: `${vars.line.hair} solid ${vars.color.line}`,
  breakInside: "avoid",
});

export const text = style({
  marginTop: vars.space.hair,
  maxWidth: vars.measure.lead,
  color: vars.color.inkQuiet,
});
