import { style } from "@vanilla-extract/css";
import { wide } from "../../theme/breakpoints";
import { vars } from "../../theme/tokens.css";
import { flow } from "../../ui/flow.css";

const noScript = "(scripting: none)";

export const controls = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.small,
  marginBottom: vars.space.medium,
  "@media": { [noScript]: { display: "none" }, print: { display: "none" } },
});

// Before the code answers: disabled where there is code, and not shown where there is none. A browser that cannot tell
// (Chrome before 120, Safari before 17) shows them when they work; their place is kept, so that nothing shifts.
export const comingControls = style([
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

const column = {
  display: "grid",
  gap: vars.space.large,
  gridAutoFlow: "row",
  gridAutoColumns: "auto",
  overflow: "visible",
} as const;

export const strip = style({
  // Visually hidden text inside must not widen the page.
  position: "relative",
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "100%",
  overflowX: "auto",
  // A bar takes space in Firefox and on Windows; it would go when the buttons come, and move what follows.
  scrollbarWidth: "none",
  scrollSnapType: "x mandatory",
  "@media": { [noScript]: column, print: { display: "block", overflow: "visible" } },
});

// All slides in one grid cell: the deck is as tall as its tallest slide, and stepping shifts nothing.
export const stack = style({
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
    [`${stack} > &`]: { gridArea: "1 / 1" },
    "& + &": { "@media": { print: { marginBlockStart: vars.space.large } } },
    // On a phone all slides of the strip are near enough for their pictures to load; those of skipped slides do not.
    [`${strip} > &:nth-child(n + 3)`]: {
      contentVisibility: "auto",
      "@media": { [noScript]: { contentVisibility: "visible" } },
    },
  },
  "@media": {
    [wide]: {
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

// So far outside that its picture is not near, and does not load: it does as soon as the slide is next.
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
      width: "80%",
      marginBlockEnd: vars.space.small,
      border: `${vars.line.hair} solid ${vars.color.line}`,
    },
  },
});

export const caption = style([flow.small, { alignContent: "start", maxWidth: vars.measure.prose }]);

export const open = style({
  justifySelf: "start",
  paddingBlock: vars.space.hair,
  ":hover": { textDecorationColor: vars.color.light },
  "@media": { print: { display: "none" } },
});

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
