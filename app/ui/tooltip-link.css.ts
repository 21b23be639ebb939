import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";

export const content = style({
  zIndex: vars.layer.tooltip,
  maxWidth: `min(${vars.maxWidth.tooltip}, calc(100vw - ${vars.space.large}))`,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.control,
  // Visible on a background as dark as its own.
  border: `${vars.line.hair} solid ${vars.color.onInverseQuiet}`,
  backgroundColor: vars.color.inverse,
  color: vars.color.onInverse,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  boxShadow: vars.shadow.raised,
  "@media": { print: { display: "none" } },
});

// It covers the border at its base, which is 30 units long, and continues it along its two sides of 18.
export const arrow = style({
  marginTop: `calc(-1 * ${vars.line.hair})`,
  overflow: "visible",
  fill: vars.color.inverse,
  stroke: vars.color.onInverseQuiet,
  strokeWidth: 2.5,
  strokeDasharray: "0 30 36",
});
