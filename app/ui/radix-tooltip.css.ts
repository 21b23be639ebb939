import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";

/** A window in which a long text needs the whole width. */
const small = "(max-width: 40em), (max-height: 40em)";

/** Limits the width of a tooltip to the room that Radix has measured. */
const limitWidth = (width: string) =>
  `min(${width}, 100vw - 1rem, var(--radix-tooltip-content-available-width, 100vw))`;

export const root = style({
  zIndex: vars.layer.tooltip,
  display: "grid",
  maxWidth: limitWidth(vars.maxWidth.tooltip),
  maxHeight: "var(--radix-tooltip-content-available-height, none)",
  borderRadius: vars.radius.control,
  border: `${vars.line.hair} solid ${vars.color.onInverseQuiet}`,
  backgroundColor: vars.color.inverse,
  color: vars.color.onInverse,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  boxShadow: vars.shadow.raised,
  "@media": {
    [small]: { maxWidth: limitWidth(vars.maxWidth.lead) },
    print: { display: "none" },
  },
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
