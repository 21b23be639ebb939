import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";

export const root = style({
  zIndex: vars.layer.tooltip,
  display: "grid",
  // The room that Radix has measured.
  maxWidth: `min(${vars.maxWidth.tooltip}, var(--radix-tooltip-content-available-width, 100vw))`,
  maxHeight: "var(--radix-tooltip-content-available-height, none)",
  borderRadius: vars.radius.control,
  border: `${vars.line.hair} solid ${vars.color.onInverseQuiet}`,
  backgroundColor: vars.color.inverse,
  color: vars.color.onInverse,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  boxShadow: vars.shadow.raised,
  "@media": { print: { display: "none" } },
});

export const content = style({
  minHeight: 0,
  overflowY: "auto",
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
});

// Covers the border at the base, which is 30 units long, and continues it along the two sides of 18.
export const arrow = style({
  marginTop: `calc(-1 * ${vars.line.hair})`,
  overflow: "visible",
  fill: vars.color.inverse,
  stroke: vars.color.onInverseQuiet,
  strokeWidth: 2.5,
  strokeDasharray: "0 30 36",
});
