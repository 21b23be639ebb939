import { style, styleVariants } from "@vanilla-extract/css";
import { sideBySide, belowWide, medium, belowMedium, wide } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";
import * as band from "../ui/band.css";
import * as layout from "../ui/layout.css";
import { strong } from "../ui/text.css";

export const root = style([
  band.tone.plain,
  { padding: `${vars.space.section} ${vars.space.edge} ${vars.space.huge}` },
]);

export const columns = style([
  layout.page,
  layout.stack.huge,
  sideBySide(vars.frame.columns, medium),
  { alignItems: "center" },
]);

export const words = style([layout.stack.large, { alignContent: "start" }]);

/** Without a drawing, the lead is beside the headline. */
export const wordsAlone = style([
  layout.stack.large,
  sideBySide(vars.frame.columns),
  { columnGap: vars.space.huge, alignItems: "end" },
]);

// The lines that a lead may need are reserved: in a fallback font it may take one more or less, and all below it would move.
const LINES = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [index + 1, index + 1]));

export const narrowLines = styleVariants(LINES, (lines: number) => ({
  "@media": { [belowWide]: { minHeight: `${lines}lh` } },
}));

export const wideLines = styleVariants(LINES, (lines: number) => ({
  "@media": { [wide]: { minHeight: `${lines}lh` } },
}));

export const image = style({
  // An image that does not load would take its full declared width and push the text aside.
  minWidth: 0,
  maxWidth: vars.maxWidth.drawing,
  "@media": { [medium]: { maxWidth: "none" }, print: { maxWidth: "6cm" } },
});

export const smallImage = style([
  image,
  { "@media": { [belowMedium]: { maxWidth: "12rem" }, print: { display: "none" } } },
]);

// One row, as far as there is room.
export const badges = style([
  layout.stack.none,
  {
    gridColumn: "1 / -1",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 12rem), 1fr))",
    columnGap: vars.space.large,
  },
]);

export const badge = style([
  strong,
  {
    paddingBlock: vars.space.medium,
    borderTop: layout.hairline,
    color: vars.color.accent,
  },
]);
