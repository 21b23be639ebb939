import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/tokens.css";

export const root = style({
  display: "grid",
  gap: vars.space.large,
  maxWidth: vars.measure.prose,
});

export const title = style({ fontSize: vars.size.title, marginBottom: vars.space.tiny });

export const steps = style({
  display: "grid",
  gap: vars.space.small,
  justifyItems: "start",
  paddingTop: vars.space.large,
  borderTop: `${vars.line.hair} solid ${vars.color.line}`,
  "@media": { print: { display: "none" } },
});
