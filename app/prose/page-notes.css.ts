import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";
import { hairline, stack } from "../ui/layout.css";
import { quiet, small } from "../ui/text.css";

export const footnotes = style([small, stack.small, { maxWidth: vars.maxWidth.form }]);

export const footnote = style({
  display: "grid",
  gridTemplateColumns: "max-content 1fr",
  alignItems: "baseline",
  columnGap: vars.space.tiny,
  paddingInlineStart: vars.space.small,
  borderInlineStart: `${vars.line.strong} solid transparent`,
  breakInside: "avoid",
  selectors: { "&:is(:target, :focus)": { borderInlineStartColor: vars.color.highlight } },
});

export const footnoteText = style([stack.tiny, { minWidth: 0 }]);
globalStyle(`${footnoteText} > :is(ul, ol):not([class])`, {
  listStyle: "revert",
  paddingInlineStart: vars.space.medium,
});

export const forwardLooking = style([
  small,
  quiet,
  {
    paddingBlock: vars.space.large,
    paddingInline: vars.space.edge,
    borderTop: hairline,
  },
]);
