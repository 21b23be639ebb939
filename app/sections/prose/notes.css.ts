import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/tokens.css";

export const root = style({
  display: "grid",
  gap: vars.space.small,
  maxWidth: vars.measure.form,
  fontSize: vars.size.note,
});

export const note = style({
  display: "grid",
  gridTemplateColumns: `minmax(${vars.space.large}, max-content) 1fr`,
  alignItems: "baseline",
  paddingInlineStart: vars.space.small,
  borderInlineStart: `${vars.line.strong} solid transparent`,
  breakInside: "avoid",
  selectors: { "&:target": { borderInlineStartColor: vars.color.light } },
});

export const words = style({ display: "grid", gap: vars.space.tiny, minWidth: 0 });
globalStyle(`${words} > :is(ul, ol):not([class])`, {
  listStyle: "revert",
  paddingInlineStart: vars.space.medium,
});
