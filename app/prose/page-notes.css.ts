import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";

export const footnotes = style({
  display: "grid",
  gap: vars.space.small,
  maxWidth: vars.maxWidth.form,
  fontSize: vars.size.small,
});

export const footnote = style({
  display: "grid",
  gridTemplateColumns: `minmax(${vars.space.large}, max-content) 1fr`,
  alignItems: "baseline",
  paddingInlineStart: vars.space.small,
  borderInlineStart: `${vars.line.strong} solid transparent`,
  breakInside: "avoid",
  selectors: { "&:is(:target, :focus)": { borderInlineStartColor: vars.color.highlight } },
});

export const footnoteText = style({ display: "grid", gap: vars.space.tiny, minWidth: 0 });
globalStyle(`${footnoteText} > :is(ul, ol):not([class])`, {
  listStyle: "revert",
  paddingInlineStart: vars.space.medium,
});

export const forwardLooking = style({
  paddingBlock: vars.space.large,
  paddingInline: vars.space.edge,
  borderTop: `${vars.line.hair} solid ${vars.color.line}`,
});

export const forwardLookingText = style({
  maxWidth: vars.maxWidth.page,
  marginInline: "auto",
  fontSize: vars.size.small,
  color: vars.color.inkQuiet,
});
