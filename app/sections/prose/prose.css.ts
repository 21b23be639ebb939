import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/tokens.css";
import { flow } from "../../ui/flow.css";

export const root = style([
  flow.medium,
  { alignContent: "start", fontSize: vars.size.lead, lineHeight: vars.leading.lead },
]);

/** Text keeps a readable line length; a section between paragraphs may be wider. */
globalStyle(`:where(${root} > *)`, { maxWidth: vars.measure.prose, minWidth: 0 });
globalStyle(`${root} > ul:not([class]), ${root} :is(ul, ol) > li > ul`, {
  listStyle: "disc",
  paddingInlineStart: vars.space.large,
});
globalStyle(`${root} > ol, ${root} :is(ul, ol) > li > ol`, {
  listStyle: "decimal",
  paddingInlineStart: vars.space.large,
});
globalStyle(`${root} > a`, { justifySelf: "start" });
globalStyle(`${root} > :is(h2, h3, h4)`, { marginBlockStart: vars.space.large });

/** A section between paragraphs. */
export const section = style({
  maxWidth: vars.measure.table,
  width: "100%",
  marginBlock: vars.space.medium,
  fontSize: vars.size.body,
});

export const figure = style([section, flow.small]);

globalStyle(`${figure} figcaption`, { fontSize: vars.size.note, color: vars.color.inkQuiet });

export const term = style({
  textDecorationStyle: "dotted",
  textDecorationThickness: vars.line.mark,
  textDecorationColor: vars.color.light,
  ":hover": { textDecorationStyle: "solid" },
});

globalStyle(`${root} :is(th, td)`, {
  padding: vars.space.small,
  paddingInlineStart: 0,
  textAlign: "start",
  verticalAlign: "baseline",
  borderBottom: `${vars.line.hair} solid ${vars.color.line}`,
});
