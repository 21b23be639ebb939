import { style } from "@vanilla-extract/css";
import { medium } from "../../theme/breakpoints";
import { vars } from "../../theme/tokens.css";

export const root = style({
  display: "grid",
  columnGap: vars.space.huge,
  "@media": { [medium]: { gridTemplateColumns: "1fr 1fr" } },
});

export const card = style({
  display: "grid",
  gap: vars.space.tiny,
  alignContent: "start",
  paddingBlock: vars.space.large,
  borderTop: `${vars.line.hair} solid ${vars.color.line}`,
});

export const text = style({ maxWidth: vars.measure.lead, color: vars.color.inkQuiet });
