import { style } from "@vanilla-extract/css";
import { belowMedium, narrowDrawing, phone, upright, widest } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";
import { variant } from "../ui/action.css";
import { cluster, hairline, hidden, notPrinted, stack } from "../ui/layout.css";

export const columns = style({
  "@media": { [widest]: { vars: { [vars.layout.columns]: "minmax(0, 2fr) minmax(0, 1fr)" } } },
});

export const root = stack.medium;

// On phones, they stand in the second row of the strip, between a drawing and its caption.
export const controls = style([
  cluster,
  notPrinted,
  { "@media": { [belowMedium]: { order: 1 }, [phone]: { gridArea: "2 / 1", zIndex: 1 } } },
]);

/** Hides the buttons until they work, but keeps their space. */
export const pendingControls = style([
  controls,
  { visibility: "hidden", "@media": { "(scripting: none)": { display: "none" } } },
]);

export const button = style([
  variant.secondary,
  {
    width: vars.control.height,
    padding: 0,
    borderColor: "currentColor",
    selectors: { "&[aria-disabled=true]": { opacity: 0.45, cursor: "default" } },
    // A button that has the focus shows what fits of the drawing above it, below the bar.
    "@media": { [phone]: { scrollMarginBlockStart: "calc(100svh - 10rem)" } },
  },
]);

export const position = style({ marginInlineStart: vars.space.small });

const peeking = { gridAutoColumns: "92%", columnGap: vars.space.medium };

// Without code, a mouse has no other way to the next slide than the scrollbar.
export const strip = style({
  // Visually hidden text inside would widen the page.
  position: "relative",
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "100%",
  gridTemplateRows: "auto auto",
  overflow: "auto hidden",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarColor: `${vars.color.onInverseQuiet} transparent`,
  scrollbarWidth: "thin",
  // Before the code scrolls it too; Chromium would add both distances.
  selectors: { [`${pendingControls} + &`]: { scrollBehavior: "auto" } },
  "@media": {
    "(prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" },
    "(scripting: none)": peeking,
    // Focus scrolls to its top, although it is higher than the window.
    [belowMedium]: { ...peeking, scrollMarginBlockEnd: "-400vw" },
    [phone]: { gridArea: "1 / 1 / span 3", gridTemplateRows: "subgrid" },
    print: { display: "block", overflow: "visible" },
  },
});

export const slide = style({
  display: "grid",
  gap: vars.space.large,
  // Gives all drawings one height, and so all texts.
  gridRow: "1 / -1",
  gridTemplateRows: "subgrid",
  scrollSnapAlign: "start",
  scrollSnapStop: "always",
  paddingBlockEnd: vars.space.medium,
  selectors: { "& + &": { "@media": { print: { marginBlockStart: vars.space.large } } } },
  "@media": {
    [upright]: { gridTemplate: "auto / minmax(0, 3fr) minmax(0, 2fr)" },
    [widest]: {
      gridTemplate: `auto / ${vars.layout.columns}`,
      columnGap: vars.space.huge,
      alignItems: "start",
    },
    print: { gridTemplate: "auto / 1fr 1fr", breakInside: "avoid" },
  },
});

export const image = style({
  width: "100%",
  height: "100%",
  objectFit: "contain",
  objectPosition: "top",
  borderRadius: vars.radius.image,
  backgroundColor: vars.color.page,
  color: vars.color.ink,
  "@media": { print: { height: "auto", border: hairline } },
  // Three of the tall drawings, which phones print, fit on a sheet.
  selectors: { "picture > &": { "@media": { print: { maxHeight: "7.5cm" } } } },
});

export const caption = style([
  stack.small,
  { alignContent: "start", maxWidth: vars.maxWidth.prose },
  { "@media": { [phone]: { gridRow: 3 } } },
]);

/** Hides the link to a drawing on phones, which show it in its full size. */
export const open = style([
  notPrinted,
  { justifySelf: "start", "@media": { [narrowDrawing]: { display: "none" } } },
]);

export const visuallyHidden = style(hidden);

export const arrow = style({
  width: "1.5rem",
  height: "1.5rem",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
});
export const nextArrow = style({ rotate: "180deg" });
