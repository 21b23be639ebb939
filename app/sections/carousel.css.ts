import { globalStyle, style } from "@vanilla-extract/css";
import { belowMedium, narrowDrawing, upright, widest } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";
import { variant } from "../ui/action.css";
import { cluster, hidden, notPrinted, stack } from "../ui/layout.css";

export const columns = style({
  "@media": { [widest]: { vars: { [vars.frame.columns]: "minmax(0, 2fr) minmax(0, 1fr)" } } },
});

/** Fills the screen with a drawing and the buttons below it, on request. */
export const root = style([
  stack.medium,
  {
    ":fullscreen": {
      gridTemplateRows: "minmax(0, 1fr) auto",
      padding: vars.space.medium,
      backgroundColor: vars.color.inverse,
    },
  },
]);
const whenFull = `${root}:fullscreen &`;
// Don't let Firefox keep the height of the drawing, because its lower edge would be cut off.
globalStyle(`${root}:fullscreen picture`, { height: "100%" });

export const controls = style([
  cluster,
  notPrinted,
  {
    "@media": { [belowMedium]: { order: 1 } },
    selectors: { [whenFull]: { order: 1 } },
  },
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
  },
]);

export const position = style({ marginInlineStart: vars.space.small });

/** Hides the button on phones, upright or not, where the drawing has its full size. */
export const fullScreen = style([
  variant.secondary,
  {
    marginInlineStart: "auto",
    borderColor: "currentColor",
    "@media": { [`${narrowDrawing}, screen and (max-height: 28em)`]: { display: "none" } },
  },
]);
export const open = style({ selectors: { [whenFull]: { display: "none" } } });
export const close = style({ selectors: { [`${root}:not(:fullscreen) &`]: { display: "none" } } });

// Don't hide the scrollbar, because without code a mouse has no other way to the next slide.
export const track = style({
  // Don't let visually hidden text inside widen the page.
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
  selectors: {
    [whenFull]: { gridTemplateRows: "100%" },
    // Don't let it glide before the code scrolls it too, because Chromium adds both distances.
    [`${pendingControls} + &`]: { scrollBehavior: "auto" },
  },
  "@media": {
    "(prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" },
    "(scripting: none)": { gridAutoColumns: "92%", columnGap: vars.space.medium },
    print: { display: "block", overflow: "visible" },
  },
});

export const slide = style({
  display: "grid",
  gap: vars.space.large,
  // Gives all drawings one height, and so all texts.
  gridRow: "span 2",
  gridTemplateRows: "subgrid",
  scrollSnapAlign: "start",
  scrollSnapStop: "always",
  paddingBlockEnd: vars.space.medium,
  selectors: {
    "& + &": { "@media": { print: { marginBlockStart: vars.space.large } } },
    [whenFull]: { gridRow: 1, gridTemplate: "100% / 100%", paddingBlockEnd: 0 },
  },
  "@media": {
    [upright]: { gridTemplate: "auto / minmax(0, 3fr) minmax(0, 2fr)" },
    [widest]: {
      gridTemplate: `auto / ${vars.frame.columns}`,
      columnGap: vars.space.huge,
      alignItems: "start",
    },
    print: { display: "block", breakInside: "avoid" },
  },
});

export const image = style({
  width: "100%",
  height: "100%",
  objectFit: "contain",
  borderRadius: vars.radius.image,
  backgroundColor: vars.color.page,
  color: vars.color.ink,
  // Two slides with their text fit on a sheet, A4 or Letter.
  "@media": {
    print: {
      height: "auto",
      maxWidth: "80%",
      marginBlockEnd: vars.space.small,
      border: `${vars.line.hair} solid ${vars.color.line}`,
    },
  },
});

export const caption = style([
  stack.small,
  {
    alignContent: "start",
    maxWidth: vars.maxWidth.prose,
    selectors: { [whenFull]: { display: "none" } },
  },
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
