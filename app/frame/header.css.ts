import { globalStyle, style } from "@vanilla-extract/css";
import { tallViewport } from "../theme/breakpoints";
import { inverse } from "../theme/inverse.css";
import { vars } from "../theme/tokens.css";
import { variant } from "../ui/action.css";
import { hairline, hidden, notPrinted, pageColumn } from "../ui/layout.css";
import { small } from "../ui/text.css";

/** Where the bar holds the links; with containers, WebKit misses media queries (bug 310086). */
const inBar = "screen and (min-width: 56em)";

export const banner = style([
  inverse,
  small,
  {
    padding: `${vars.space.tiny} ${vars.space.edge}`,
    "@media": { print: { borderBottom: hairline } },
  },
]);

export const bannerText = pageColumn;

// Fixed, a bar that grows with its words would cover the page.
export const root = style({
  zIndex: vars.layer.header,
  anchorName: "--bar",
  marginBottom: `calc(-1 * ${vars.line.hair})`,
  backgroundColor: vars.color.page,
  borderBottom: hairline,
  insetBlockStart: 0,
  "@media": { [tallViewport]: { position: "sticky" } },
});

// Cancels `scroll-padding`, by which focusing a link in the bar would scroll the page.
globalStyle(`${root} *`, {
  scrollMarginTop: `calc(-1 * (${vars.layout.header} + ${vars.space.medium}))`,
});
globalStyle(`${root} :popover-open *`, { scrollMarginTop: 0 });

export const skip = style({
  position: "fixed",
  insetInlineStart: vars.space.edge,
  insetBlockStart: vars.space.small,
  zIndex: vars.layer.skip,
  padding: `${vars.space.small} ${vars.space.medium}`,
  backgroundColor: vars.color.inverse,
  color: vars.color.onInverse,
  selectors: { "&:not(:focus)": { ...hidden, padding: 0 } },
});

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space.tiny} ${vars.space.medium}`,
  minHeight: vars.layout.header,
  maxWidth: `calc(${vars.maxWidth.page} + 2 * ${vars.space.edge})`,
  marginInline: "auto",
  padding: `${vars.space.tiny} ${vars.space.edge}`,
});

export const home = style({
  flexGrow: 1,
  width: "min-content",
  maxWidth: "max-content",
  minWidth: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.small,
  minHeight: vars.control.compact,
  fontFamily: vars.font.display,
  fontSize: vars.size.brand,
  lineHeight: 1.1,
  overflowWrap: "break-word",
  textDecoration: "none",
});

globalStyle(`${home} > :is(img, picture)`, { flexShrink: 0 });
globalStyle(`${home} img`, { maxWidth: `calc(100vw - 2 * ${vars.space.edge})` });

/** Moves below the logo where a wide one leaves no room for the longest word. */
export const name = style({ flex: "1 1 min-content" });

export const toggle = style([
  variant.secondary,
  {
    flexShrink: 0,
    minHeight: vars.control.compact,
    paddingBlock: 0,
    paddingInline: vars.space.small,
    "@supports": { "not selector(:popover-open)": { display: "none" } },
    "@media": { [inBar]: { display: "none" } },
  },
]);

// Opens below the bar, across the window; without anchor positioning, over the bar.
export const menu = style([
  {
    inset: 0,
    positionAnchor: "--bar",
    positionArea: "bottom span-all",
    placeSelf: "start stretch",
    width: "auto",
    maxHeight: "100%",
    margin: 0,
    border: 0,
    borderBottom: hairline,
    padding: `${vars.space.small} ${vars.space.edge} ${vars.space.large}`,
    scrollPadding: vars.space.small,
    backgroundColor: vars.color.page,
    color: vars.color.ink,
    boxShadow: vars.shadow.raised,
    // The browser's own styles hide a closed popover.
    selectors: {
      "&:not(:popover-open)": {
        "@media": { [inBar]: { all: "unset", display: "block" } },
      },
    },
  },
  notPrinted,
]);

export const links = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: `clamp(${vars.space.small}, 2.2vw, ${vars.space.large})`,
  selectors: { [`${menu}:popover-open &`]: { display: "grid" } },
});

export const link = style({
  display: "flex",
  alignItems: "center",
  minHeight: vars.control.compact,
  textDecoration: "none",
  borderBottom: `${vars.line.medium} solid transparent`,
  ":hover": { borderBottomColor: vars.color.lineStrong },
  // Forced colors would show a transparent one.
  "@media": {
    "(forced-colors: active)": {
      selectors: { '&:not([aria-current="page"])': { borderBottomColor: "Canvas" } },
    },
  },
  selectors: {
    '&[aria-current="page"]': {
      color: vars.color.accent,
      borderBottomColor: vars.color.highlight,
      fontWeight: vars.weight.strong,
    },
  },
});
