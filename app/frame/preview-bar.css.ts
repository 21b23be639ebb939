import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";

// Sticky: visible while scrolling, and at the end of the page it covers nothing.
export const root = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: vars.layer.header,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${vars.space.medium}`,
  paddingInline: vars.space.edge,
  paddingBlock: vars.space.hair,
  backgroundColor: vars.color.highlightQuiet,
  borderTop: `${vars.line.medium} solid ${vars.color.highlight}`,
  color: vars.color.ink,
  fontSize: vars.size.small,
  "@media": { print: { position: "static" } },
});

export const link = style({ display: "inline-block", paddingBlock: vars.space.hair });

// A focused element is scrolled to above the bar (WCAG 2.4.11).
globalStyle("html", { scrollPaddingBottom: vars.space.huge });
