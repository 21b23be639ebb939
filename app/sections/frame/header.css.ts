import { style, type CSSProperties, type StyleRule } from "@vanilla-extract/css";
import { roomy, wideWindow } from "../../theme/breakpoints";
import { vars } from "../../theme/tokens.css";
import { BAR_WIDTHS } from "./bar-width";

/** Where the menu is a panel; older browsers list its links below the name. */
const withPopover = "selector(:popover-open)";

// Sticky, because it takes room in the page: a bar that grows with its words covers none of them.
export const root = style({
  zIndex: vars.layer.header,
  marginBottom: `calc(-1 * ${vars.line.hair})`,
  // Unlike the window's width in a media query, this one counts in the text size that the reader has chosen.
  containerType: "inline-size",
  backgroundColor: vars.color.page,
  borderBottom: `${vars.line.hair} solid ${vars.color.line}`,
  insetBlockStart: 0,
  "@media": { [`${roomy} and ${wideWindow}`]: { position: "sticky" } },
  "@supports": { [withPopover]: { "@media": { [roomy]: { position: "sticky" } } } },
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
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space.tiny} ${vars.space.medium}`,
  minHeight: vars.frame.header,
  maxWidth: `calc(${vars.measure.page} + 2 * ${vars.space.edge})`,
  marginInline: "auto",
  padding: `${vars.space.tiny} ${vars.space.edge}`,
});

// As wide as its longest word at least, and on one line where the others leave room for it.
export const home = style({
  flexGrow: 1,
  width: "min-content",
  maxWidth: "max-content",
  minWidth: 0,
  display: "flex",
  alignItems: "center",
  gap: vars.space.small,
  minHeight: vars.control.compact,
  fontFamily: vars.font.display,
  fontSize: vars.size.brand,
  lineHeight: 1.1,
  overflowWrap: "break-word",
  textDecoration: "none",
});

export const logo = style({ flexShrink: 0 });

export const toggle = style({
  display: "none",
  flexShrink: 0,
  minHeight: vars.control.compact,
  paddingInline: vars.space.medium,
  border: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: "transparent",
  fontWeight: vars.weight.strong,
  cursor: "pointer",
  "@supports": { [withPopover]: { display: "block" } },
  "@media": { print: { display: "none" }, ...inBar({ display: "none" }) },
});

/** From the window's edge to that of the bar. */
const besideColumn = `max(0px, (100vw - ${vars.measure.page}) / 2 - ${vars.space.edge})`;

// A popover has the browser's default box and is hidden when closed: both are undone where the links fit in the bar.
// It hangs from a bar that stays in sight. Elsewhere nothing says how tall the bar is: it stands on the window's edge.
const panel: StyleRule = {
  margin: 0,
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderWidth: `${vars.line.hair} 0`,
  padding: `${vars.space.small} ${vars.space.edge}`,
  inset: `auto ${besideColumn} 0 auto`,
  width: `min(100vw, ${vars.measure.art})`,
  maxHeight: `max(75dvh, 100dvh - ${vars.frame.header})`,
  // A link that has the focus is not cut off at the edge.
  scrollPadding: vars.space.small,
  backgroundColor: vars.color.page,
  color: vars.color.ink,
  boxShadow: vars.shadow.raised,
  "@media": {
    [roomy]: {
      inset: `calc(${vars.frame.header} + ${vars.line.hair}) ${besideColumn} auto auto`,
      maxHeight: `calc(100dvh - ${vars.frame.header} - ${vars.line.hair})`,
      borderTopWidth: 0,
      paddingBottom: vars.space.large,
    },
  },
};

export const menu = style({
  flexBasis: "100%",
  "@supports": { [withPopover]: panel },
  "@media": {
    print: { display: "none" },
    ...inBar({
      display: "block",
      position: "static",
      flexBasis: "auto",
      width: "auto",
      padding: 0,
      borderWidth: 0,
      boxShadow: "none",
      overflow: "visible",
    }),
  },
});

export const links = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.medium,
  "@supports": { [withPopover]: { display: "grid" } },
  "@media": inBar({
    display: "flex",
    flexWrap: "nowrap",
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
