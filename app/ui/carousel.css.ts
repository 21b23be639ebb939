import { style } from "@vanilla-extract/css";
import { hover, narrow, widest } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";
import { stack } from "./stack.css";

// The heading's columns line up with those of the slides and their text.
export const columns = style({
  "@media": { [widest]: { vars: { [vars.frame.columns]: "minmax(0, 2fr) minmax(0, 1fr)" } } },
});

export const controls = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.small,
  marginBottom: vars.space.medium,
  "@media": { print: { display: "none" } },
});

/** Until they work; their space is reserved, so that nothing shifts. */
export const pendingControls = style([
  controls,
  { visibility: "hidden", "@media": { "(scripting: none)": { display: "none" } } },
]);

export const button = style({
  display: "grid",
  placeItems: "center",
  width: vars.control.height,
  height: vars.control.height,
  border: `${vars.line.hair} solid ${vars.color.onInverseQuiet}`,
  borderRadius: vars.radius.control,
  backgroundColor: "transparent",
  cursor: "pointer",
  "@media": { [hover]: { ":hover": { backgroundColor: vars.color.inverseLine } } },
  selectors: {
    "&[aria-disabled=true]": { opacity: 0.45, cursor: "default", backgroundColor: "transparent" },
  },
});

export const position = style({
  marginInlineStart: vars.space.small,
  color: vars.color.onInverseQuiet,
});

// As tall as its tallest slide, so that a step shifts nothing. The scrollbar shows where there are more slides, and is the
// way to them for a mouse where code does not arrive.
export const track = style({
  // Visually hidden text inside must not widen the page.
  position: "relative",
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "100%",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarColor: `${vars.color.onInverseQuiet} transparent`,
  scrollbarWidth: "thin",
  "@media": {
    "(prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" },
    print: { display: "block", overflow: "visible" },
  },
});

export const slide = style({
  display: "grid",
  gap: vars.space.large,
  alignContent: "start",
  scrollSnapAlign: "start",
  scrollSnapStop: "always",
  paddingBlockEnd: vars.space.medium,
  selectors: { "& + &": { "@media": { print: { marginBlockStart: vars.space.large } } } },
  "@media": {
    [widest]: {
      gridTemplateColumns: vars.frame.columns,
      columnGap: vars.space.huge,
      alignItems: "start",
    },
    print: { display: "block", breakInside: "avoid" },
  },
});

export const image = style({
  width: "100%",
  borderRadius: vars.radius.image,
  backgroundColor: vars.color.page,
  // For the alt text, when the image does not load.
  color: vars.color.ink,
  // Two slides with their text fit on a sheet, A4 or Letter.
  "@media": {
    print: {
      maxWidth: "80%",
      marginBlockEnd: vars.space.small,
      border: `${vars.line.hair} solid ${vars.color.line}`,
    },
  },
});

export const caption = style([
  stack.small,
  { alignContent: "start", maxWidth: vars.maxWidth.prose },
]);

export const open = style({
  justifySelf: "start",
  paddingBlock: vars.space.hair,
  ":hover": { textDecorationColor: vars.color.highlight },
  "@media": { print: { display: "none" } },
});

/** Narrow screens show their own drawing at full size. */
export const openWide = style([open, { "@media": { [narrow]: { display: "none" } } }]);

export const visuallyHidden = style({
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});

export const forward = style({ rotate: "180deg" });
