import { style, type CSSProperties, type StyleRule } from "@vanilla-extract/css";
import { vars } from "../../theme/tokens.css";
import { BAR_WIDTHS } from "./bar-width";

export const root = style({
  position: "fixed",
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.header,
  // Unlike the window's width in a media query, this one counts in the text size that the reader has chosen.
  containerType: "inline-size",
  backgroundColor: vars.color.page,
  borderBottom: `${vars.line.hair} solid ${vars.color.line}`,
  "@media": { print: { position: "static" } },
});

/** A rule for where the links stand in the bar. */
function inBar(rule: CSSProperties): NonNullable<StyleRule["@media"]> {
  const rules = BAR_WIDTHS.map((width) => {
    const selectors = { [`${root}[data-bar="${width}"] &`]: rule };
    return [`(min-width: ${width}rem)`, { selectors }] as const;
  });
  return { screen: { "@container": Object.fromEntries(rules) } };
}

export const skip = style({
  position: "absolute",
  insetInlineStart: vars.space.edge,
  insetBlockStart: vars.space.small,
  zIndex: vars.layer.skip,
  padding: `${vars.space.small} ${vars.space.medium}`,
  backgroundColor: vars.color.night,
  color: vars.color.onNight,
  selectors: {
    "&:not(:focus)": {
      clipPath: "inset(50%)",
      width: 1,
      height: 1,
      padding: 0,
      overflow: "hidden",
      whiteSpace: "nowrap",
    },
  },
});

export const bar = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.medium,
  height: vars.frame.header,
  maxWidth: `calc(${vars.measure.page} + 2 * ${vars.space.edge})`,
  marginInline: "auto",
  paddingInline: vars.space.edge,
});

export const home = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.small,
  minHeight: vars.control.compact,
  fontFamily: vars.font.display,
  fontSize: vars.size.brand,
  lineHeight: 1.1,
  textDecoration: "none",
});

export const logo = style({ flexShrink: 0 });

export const toggle = style({
  flexShrink: 0,
  minHeight: vars.control.compact,
  paddingInline: vars.space.medium,
  border: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: "transparent",
  fontWeight: vars.weight.strong,
  cursor: "pointer",
  "@media": { print: { display: "none" }, ...inBar({ display: "none" }) },
});

/** From the window's edge to that of the bar. */
const besideColumn = `max(0px, (100vw - ${vars.measure.page}) / 2 - ${vars.space.edge})`;

// A popover has the browser's default box and is hidden when closed: both are undone where the links fit in the bar.
export const menu = style({
  margin: 0,
  border: 0,
  padding: `${vars.space.small} ${vars.space.edge} ${vars.space.large}`,
  inset: `calc(${vars.frame.header} + ${vars.line.hair}) ${besideColumn} auto auto`,
  width: `min(100vw, ${vars.measure.art})`,
  maxHeight: `calc(100dvh - ${vars.frame.header})`,
  backgroundColor: vars.color.page,
  color: vars.color.ink,
  borderBottom: `${vars.line.hair} solid ${vars.color.line}`,
  boxShadow: vars.shadow.raised,
  "@media": {
    print: { display: "none" },
    ...inBar({
      display: "block",
      position: "static",
      width: "auto",
      padding: 0,
      borderBottom: 0,
      boxShadow: "none",
      overflow: "visible",
    }),
  },
});

export const links = style({
  display: "grid",
  "@media": inBar({
    display: "flex",
    gap: `clamp(${vars.space.small}, 2.2vw, ${vars.space.large})`,
    whiteSpace: "nowrap",
  }),
});

export const link = style({
  display: "flex",
  alignItems: "center",
  minHeight: vars.control.compact,
  textDecoration: "none",
  borderBottom: `${vars.line.mark} solid transparent`,
  ":hover": { borderBottomColor: vars.color.lineStrong },
  // With forced colours the transparent line would be visible.
  "@media": {
    "(forced-colors: active)": {
      selectors: { '&:not([aria-current="page"])': { borderBottomColor: "Canvas" } },
    },
  },
  selectors: {
    '&[aria-current="page"]': {
      color: vars.color.accent,
      borderBottomColor: vars.color.light,
      fontWeight: vars.weight.strong,
    },
  },
});
