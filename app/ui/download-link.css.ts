import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";

export const root = style({
  display: "inline-grid",
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  border: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  borderInlineStart: `${vars.line.strong} solid ${vars.color.accent}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  fontSize: vars.size.body,
  textDecoration: "none",
  ":hover": { borderColor: vars.color.accent },
});

export const name = style({ fontWeight: vars.weight.strong, textDecorationLine: "underline" });

export const details = style({ fontSize: vars.size.small, color: vars.color.inkQuiet });
