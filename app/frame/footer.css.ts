import { style } from "@vanilla-extract/css";
import { medium } from "../theme/breakpoints";
import { inverse } from "../theme/inverse.css";
import { vars } from "../theme/tokens.css";
import { stack } from "../ui/stack.css";

export const root = style([
  inverse,
  {
    padding: `${vars.space.huge} ${vars.space.edge} ${vars.space.large}`,
    fontSize: vars.size.small,
  },
]);

export const content = style([
  stack.huge,
  {
    maxWidth: vars.maxWidth.page,
    marginInline: "auto",
    "@media": { [medium]: { gridTemplateColumns: vars.frame.columns } },
  },
]);

export const blurb = style({ maxWidth: vars.maxWidth.lead, color: vars.color.onInverseQuiet });

export const name = style({
  marginBottom: vars.space.small,
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  color: vars.color.onInverse,
});

/** One column, or two where there is room for both. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.maxWidth.column}), 1fr))`,
  gap: vars.space.large,
});

export const links = style({
  columns: `2 ${vars.maxWidth.column}`,
  columnGap: vars.space.large,
  "@media": { print: { display: "none" } },
});

export const link = style({
  display: "inline-flex",
  flexWrap: "wrap",
  columnGap: vars.space.hair,
  alignItems: "center",
  minHeight: vars.control.compact,
  textDecorationColor: "transparent",
  ":hover": { textDecorationColor: "currentColor" },
  selectors: { '&[aria-current="page"]': { textDecorationColor: vars.color.highlight } },
});

/** As high as the links of the other column. */
export const title = style([link, { fontWeight: vars.weight.strong }]);

export const copyright = style({ color: vars.color.onInverseQuiet });

export const legal = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space.tiny} ${vars.space.large}`,
  "@media": { print: { display: "none" } },
});

/** The minimum target size (WCAG 2.5.8). */
export const legalLink = style({ display: "inline-block", minHeight: 24 });
