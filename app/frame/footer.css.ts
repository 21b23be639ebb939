import { style } from "@vanilla-extract/css";
import { sideBySide, medium } from "../theme/breakpoints";
import { inverse } from "../theme/inverse.css";
import { vars } from "../theme/tokens.css";
import * as layout from "../ui/layout.css";
import { caption, small, title } from "../ui/text.css";

export const forwardLooking = style([
  caption,
  layout.ruled.large,
  { paddingInline: vars.space.edge },
]);

export const root = style([
  inverse,
  small,
  { padding: `${vars.space.huge} ${vars.space.edge} ${vars.space.large}` },
]);

export const content = style([
  layout.pageColumn,
  layout.stack.huge,
  sideBySide(vars.layout.columns, medium),
]);

export const quiet = style({ color: vars.color.onInverseQuiet });

export const blurb = style([quiet, { maxWidth: vars.maxWidth.lead }]);

export const contact = style([
  layout.cluster,
  {
    columnGap: vars.space.large,
    marginBottom: vars.space.small,
    fontStyle: "normal",
    color: vars.color.onInverse,
  },
]);

export const name = style([title, { marginBottom: vars.space.small, color: vars.color.onInverse }]);

export const links = style([
  layout.notPrinted,
  { columns: `2 ${vars.maxWidth.column}`, columnGap: vars.space.large },
]);

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

export const legal = style([layout.cluster, layout.notPrinted, { columnGap: vars.space.large }]);

export const legalLink = style({
  display: "inline-block",
  // The minimum target size (WCAG 2.5.8).
  minHeight: 24,
  selectors: { "&:not([href])": { cursor: "default", color: vars.color.onInverseQuiet } },
});
