import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";
import { hairline, notPrinted, stack } from "../ui/layout.css";
import { small, strong } from "../ui/text.css";

export const root = style([
  stack.medium,
  {
    alignContent: "start",
    fontSize: vars.size.lead,
    lineHeight: vars.leading.lead,
    selectors: { "&:empty": { display: "none" } },
  },
]);

globalStyle(`:where(${root} > *)`, { maxWidth: vars.maxWidth.prose, minWidth: 0 });
globalStyle(`${root} > ul:not([class]), ${root} :is(li, blockquote, [role=note]) > ul`, {
  listStyle: "disc",
  paddingInlineStart: vars.space.large,
});
globalStyle(`${root} > ol, ${root} :is(li, blockquote, [role=note]) > ol`, {
  listStyle: "decimal",
  paddingInlineStart: vars.space.large,
});
// A centered rule would have no width in a grid.
globalStyle(`${root} > hr`, {
  width: "100%",
  marginInline: 0,
  border: 0,
  borderTop: `${vars.line.hair} solid color-mix(in srgb, currentColor 25%, transparent)`,
});
// Keeps the declared width, so that nothing moves when a photo arrives.
globalStyle(`${root} :is(p, figure) img`, {
  maxHeight: `calc(100svh - ${vars.layout.header})`,
  objectFit: "contain",
  objectPosition: "left",
});
globalStyle(`${root} pre`, { whiteSpace: "pre-wrap" });
globalStyle(`${root} > a`, { justifySelf: "start" });
globalStyle(`${root} > :is(h2, h3, h4)`, { marginBlockStart: vars.space.large });

export const block = style({
  maxWidth: vars.maxWidth.table,
  width: "100%",
  marginBlock: vars.space.medium,
  fontSize: vars.size.body,
});

export const wideBlock = style([block, { maxWidth: "none" }]);

globalStyle(`${block}:has(tr > :nth-child(5))`, { maxWidth: "none" });

globalStyle(`${root} [data-footnotes]`, { marginBlockStart: vars.space.large });
globalStyle(`${root} [data-footnotes] ol`, {
  marginBlockStart: vars.space.small,
  listStyle: "decimal",
  paddingInlineStart: vars.space.large,
  fontSize: vars.size.small,
});
globalStyle(`${root} [data-footnotes] li:is(:target, :focus-within)`, {
  boxShadow: `calc(-1 * ${vars.line.strong}) 0 ${vars.color.accent}`,
});

export const contents = style([
  small,
  notPrinted,
  { maxWidth: vars.maxWidth.prose, marginBottom: vars.space.large, borderBlock: hairline },
]);

export const contentsTitle = style([strong, { paddingBlock: vars.space.small, cursor: "pointer" }]);

export const contentsLink = style({
  display: "block",
  paddingBlock: vars.space.tiny,
  lineHeight: vars.leading.lead,
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
});

export const figure = style([block, stack.small]);

export const notice = style([
  block,
  stack.small,
  {
    padding: vars.space.large,
    border: `${vars.line.hair} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.highlightQuiet,
  },
]);
