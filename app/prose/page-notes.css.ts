import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";

export const forwardLooking = style({
  paddingBlock: vars.space.large,
  paddingInline: vars.space.edge,
  borderTop: `${vars.line.hair} solid ${vars.color.line}`,
});

export const forwardLookingText = style({
  maxWidth: vars.maxWidth.page,
  marginInline: "auto",
  fontSize: vars.size.small,
  color: vars.color.inkQuiet,
});
