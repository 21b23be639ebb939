import { globalStyle, style } from "@vanilla-extract/css";
import { belowMedium, medium, phone, sideBySide } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";
import * as section from "../ui/section.css";
import * as layout from "../ui/layout.css";
import { strong } from "../ui/text.css";

export const root = style([
  section.tone.plain,
  { padding: `${vars.space.section} ${vars.space.edge} ${vars.space.huge}` },
]);

export const columns = style([
  layout.pageColumn,
  layout.stack.huge,
  sideBySide(vars.layout.columns, medium),
  { alignItems: "center" },
]);

export const words = style([layout.stack.large, { alignContent: "start" }]);

export const lead = style([
  section.lead,
  {
    fontSize: vars.size.title,
    lineHeight: 1.35,
    color: vars.color.ink,
    // Browsers balance at most six lines.
    "@media": { [phone]: { textWrap: "pretty" } },
  },
]);

/** Opens a page without a drawing in less room, so that its first section begins in the window. */
export const rootAlone = style([root, { paddingBlock: vars.space.huge }]);
globalStyle(`${rootAlone} + *`, { paddingBlockStart: vars.space.huge });
globalStyle(`${rootAlone} h1`, { fontSize: `min(${vars.size.headline}, 3.75rem)` });

/** Puts the lead beside the headline where there is no drawing. */
export const wordsAlone = style([
  layout.stack.large,
  sideBySide(vars.layout.columns),
  { columnGap: vars.space.huge, alignItems: "end" },
]);

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

export const badge = style([strong, layout.ruled.medium, { color: vars.color.accent }]);

export const notFound = style({
  display: "grid",
  gap: vars.space.large,
  placeContent: "center",
  justifyItems: "start",
  minHeight: "100svh",
  padding: vars.space.edge,
});

export const notFoundImage = style({ width: "min(14rem, 40svh)" });

export const code = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.figureLarge,
  lineHeight: 0.9,
  letterSpacing: "-0.03em",
  color: vars.color.accent,
});

export const notFoundHeadline = style({
  fontSize: vars.size.heading,
  lineHeight: vars.leading.heading,
});
