import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/tokens.css";
import { stack } from "../../ui/stack.css";

export const root = style([
  stack.medium,
  { alignContent: "start", fontSize: vars.size.lead, lineHeight: vars.leading.lead },
]);

/** Text keeps a readable line length; a section between paragraphs may be wider. */
globalStyle(`:where(${root} > *)`, { maxWidth: vars.maxWidth.prose, minWidth: 0 });
globalStyle(`${root} > ul:not([class]), ${root} :is(ul, ol) > li > ul`, {
  listStyle: "disc",
  paddingInlineStart: vars.space.large,
});
globalStyle(`${root} > ol, ${root} :is(ul, ol) > li > ol`, {
  listStyle: "decimal",
  paddingInlineStart: vars.space.large,
});
globalStyle(`${root} pre`, { whiteSpace: "pre-wrap" });
globalStyle(`${root} > a`, { justifySelf: "start" });
globalStyle(`${root} > :is(h2, h3, h4)`, { marginBlockStart: vars.space.large });

/** A section between paragraphs. */
export const section = style({
  maxWidth: vars.maxWidth.table,
  width: "100%",
  marginBlock: vars.space.medium,
  fontSize: vars.size.body,
});

export const head = style({ padding: `${vars.space.section} ${vars.space.edge} 0` });

export const headContent = style([
  stack.large,
  { justifyItems: "start", maxWidth: vars.maxWidth.page, marginInline: "auto" },
]);

export const headImage = style({ maxWidth: vars.maxWidth.table, marginBottom: vars.space.large });

export const draft = style({
  paddingInline: vars.space.small,
  borderRadius: vars.radius.control,
  border: `${vars.line.hair} solid ${vars.color.alarm}`,
  color: vars.color.alarm,
  fontSize: vars.size.note,
  fontWeight: vars.weight.strong,
});

export const notes = style({
  display: "grid",
  gap: vars.space.small,
  maxWidth: vars.maxWidth.form,
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

export const noteText = style({ display: "grid", gap: vars.space.tiny, minWidth: 0 });
globalStyle(`${noteText} > :is(ul, ol):not([class])`, {
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
  fontSize: vars.size.note,
  color: vars.color.inkQuiet,
});
