import { style } from "@vanilla-extract/css";
import { wide } from "../../theme/breakpoints";
import { vars } from "../../theme/tokens.css";

export const year = style({
  display: "grid",
  gap: vars.space.large,
  marginTop: vars.space.large,
  paddingTop: vars.space.large,
  borderTop: `${vars.line.hair} solid ${vars.color.line}`,
  "@media": { [wide]: { gridTemplateColumns: "4fr 8fr" }, print: { display: "block" } },
});

export const entry = style({
  marginBottom: vars.space.large,
  maxWidth: vars.measure.prose,
  breakInside: "avoid",
});

export const day = style({ fontSize: vars.size.note, color: vars.color.inkQuiet });
