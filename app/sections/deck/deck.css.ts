import { style } from "@vanilla-extract/css";
import { narrow, widest } from "../../theme/breakpoints";
import { vars } from "../../theme/tokens.css";
import { stack } from "../../ui/stack.css";

const noScript = "(scripting: none)";

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
  "@media": { [noScript]: { display: "none" }, print: { display: "none" } },
});

// Before hydration. Browsers without the `scripting` query (Chrome before 120, Safari before 17) show the controls only
// once they work; the space is reserved, so that nothing shifts.
export const pendingControls = style([
  controls,
  { visibility: "hidden", "@media": { "(scripting: enabled)": { visibility: "visible" } } },
]);

export const button = style({
  display: "grid",
  placeItems: "center",
  width: vars.control.height,
  height: vars.control.height,
  border: `${vars.line.hair} solid ${vars.color.onNightQuiet}`,
  borderRadius: vars.radius.control,
  backgroundColor: "transparent",
  cursor: "pointer",
  ":hover": { backgroundColor: vars.color.nightLine },
  ":disabled": { opacity: 0.45, cursor: "default", backgroundColor: "transparent" },
});

export const position = style({
  marginInlineStart: vars.space.small,
  color: vars.color.onNightQuiet,
});

const apart = { marginBlockStart: vars.space.large };
const column = { display: "block", overflow: "visible" } as const;

export const strip = style({
  // Visually hidden text inside must not widen the page.
  position: "relative",
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "100%",
  overflowX: "auto",
  // A scrollbar takes space in Firefox and on Windows; when it goes at hydration, the page would shift.
  scrollbarWidth: "none",
  scrollSnapType: "x mandatory",
  "@media": { [noScript]: column, print: column },
});

// All slides in one grid cell: the deck is as tall as its tallest slide, and stepping shifts nothing.
export const layered = style({
  display: "grid",
  touchAction: "pan-y pinch-zoom",
  "@media": { print: { display: "block" } },
});

export const slide = style({
  display: "grid",
  gap: vars.space.large,
  alignContent: "start",
  scrollSnapAlign: "start",
  transitionProperty: "opacity, translate",
  transitionDuration: vars.motion.slow,
  transitionTimingFunction: vars.motion.ease,
  selectors: {
    [`${layered} > &`]: { gridArea: "1 / 1" },
    "& + &": { "@media": { [noScript]: apart, print: apart } },
    // On a phone all slides of the strip count as near, and would load their images; skipped content does not.
    [`${strip} > &:nth-child(n + 3)`]: {
      contentVisibility: "auto",
      "@media": { [noScript]: { contentVisibility: "visible" } },
    },
  },
  "@media": {
    [widest]: {
      gridTemplateColumns: vars.frame.columns,
      columnGap: vars.space.huge,
      alignItems: "start",
    },
    print: { display: "block", breakInside: "avoid" },
  },
});

export const otherSlide = style([
  slide,
  {
    visibility: "hidden",
    opacity: 0,
    translate: `0 ${vars.space.tiny}`,
    // The next slide fades in; the previous one disappears at once.
    transitionProperty: "none",
    "@media": { print: { visibility: "visible", opacity: 1, translate: "none" } },
  },
]);

// Too far away for its lazy image to load until the slide is the next one.
export const farSlide = style([
  otherSlide,
  { translate: "0 -9999px", "@media": { print: { translate: "none" } } },
]);

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
  ":hover": { textDecorationColor: vars.color.light },
  "@media": { print: { display: "none" } },
});

/** Narrow screens show their own drawing at full size. */
export const openWide = style([open, { "@media": { [narrow]: { display: "none" } } }]);

export const hidden = style({
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});

const mirrored = { selectors: { "[dir=rtl] &": { scale: "-1 1" } } } as const;
export const back = style(mirrored);
export const forward = style({ rotate: "180deg", ...mirrored });
