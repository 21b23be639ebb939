import { style } from "@vanilla-extract/css";
import { narrow } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";

/** What is compared, and beside it its bars; on phones above them. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 5fr)",
  gap: vars.space.medium,
  paddingBlock: vars.space.large,
  borderTop: `${vars.line.hair} solid ${vars.color.line}`,
  "@media": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
/** A bar with its words, in the last column. The second is what the page is about. */
export const bar = style({
  gridColumnStart: -2,
  color: vars.color.inkQuiet,
  selectors: { "&:last-child": { color: vars.color.accent } },
});
export const words = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space.small,
  marginBottom: vars.space.hair,
});
export const name = style({ minWidth: "min(8rem, 100%)", fontSize: vars.size.small });
export const large = style({
  font: `${vars.size.title} / ${vars.leading.heading} ${vars.font.display}`,
  fontVariantNumeric: "lining-nums tabular-nums",
  color: vars.color.ink,
});

export const table = style({ maxWidth: vars.maxWidth.table, marginTop: vars.space.huge });

export const caption = style({
  textAlign: "start",
  marginBottom: vars.space.small,
  fontSize: vars.size.small,
  color: vars.color.inkQuiet,
});

// Three columns of equal width, unless a word needs more.
export const cell = style({ width: "33.33%" });
