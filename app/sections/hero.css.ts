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

/** Puts the lead beside the headline where there is no drawing. */
export const wordsAlone = style([
  layout.stack.large,
  sideBySide(vars.frame.columns),
  { columnGap: vars.space.huge, alignItems: "end" },
]);

// Reserves the lines of a lead, because one more in a fallback font would move all below it.
const LINES = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [index + 1, index + 1]));

const makeMinHeights = (media: string) =>
  styleVariants(LINES, (lines: number) => ({ "@media": { [media]: { minHeight: `${lines}lh` } } }));

export const narrowLines = makeMinHeights(belowWide);
export const wideLines = makeMinHeights(wide);

export const image = style({
  // Don't let an image that fails to load push the text aside by its declared width.
  minWidth: 0,
  maxWidth: vars.maxWidth.drawing,
  "@media": { [medium]: { maxWidth: "none" }, print: { maxWidth: "6cm" } },
});

export const smallImage = style([
  image,
  { "@media": { [belowMedium]: { maxWidth: "12rem" }, print: { display: "none" } } },
]);

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
