import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";
import { amount, range } from "../ui/amount.css";
import { hairline, stack } from "../ui/layout.css";
import { quiet, small, strong, title } from "../ui/text.css";

/** Where the two things are lanes from left to right; elsewhere they are columns. */
const asLanes = "(min-width: 40rem)";

export const root = style([stack.large, { containerType: "inline-size" }]);

// Two columns, above which the name of each measure has a line; or, turned, a column for each measure.
export const picture = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  columnGap: vars.space.medium,
  "@container": {
    [asLanes]: {
      gridAutoFlow: "column",
      gridTemplateColumns: "minmax(6rem, max-content)",
      gridAutoColumns: "minmax(0, 1fr)",
      columnGap: 0,
    },
  },
});

export const unboxed = style({ display: "contents" });

/** The name of the column of measures, which everybody sees without it. */
export const corner = style({ position: "absolute", clipPath: "inset(50%)" });

export const thing = style([
  title,
  {
    fontWeight: vars.weight.regular,
    selectors: { "&:last-child": { color: vars.color.accent } },
    "@container": {
      [asLanes]: {
        alignSelf: "center",
        textAlign: "start",
        selectors: { "&:nth-child(2)": { gridRow: 2 }, "&:nth-child(3)": { gridRow: 3 } },
      },
    },
  },
]);

const spans = { cells: 1, bonds: 2, seeds: 1 };

export const measure = styleVariants(spans, (span) => [
  small,
  strong,
  {
    gridColumn: "1 / -1",
    marginTop: vars.space.medium,
    paddingBlock: vars.space.small,
    borderTop: hairline,
    "@container": {
      [asLanes]: { gridRow: 1, gridColumn: `span ${span}`, marginTop: 0, borderTop: 0 },
    },
  },
]);

export const cell = styleVariants(spans, (span) => [
  stack.small,
  {
    padding: 0,
    justifyItems: "center",
    textAlign: "center",
    "@container": {
      [asLanes]: {
        gridColumn: `span ${span}`,
        paddingBlock: vars.space.medium,
        selectors: {
          "&:nth-child(2)": { gridRow: 2 },
          "&:nth-child(3)": { gridRow: 3, borderTop: hairline },
        },
      },
    },
  },
]);

globalStyle(`${picture} svg`, {
  width: "100%",
  maxHeight: "12rem",
  "@container": { [asLanes]: { height: "22cqi", maxHeight: "17rem" } },
});

// Here a figure wraps rather than reach into the other column.
globalStyle(`${picture} .no-break`, { whiteSpace: "normal" });

// What the picture is about is lit.
globalStyle(`${picture} td:last-child ${amount}`, { fill: vars.color.highlight });
globalStyle(`${picture} td:last-child ${range}`, { fill: vars.color.highlightQuiet });

export const figure = style([
  title,
  {
    fontVariantNumeric: "lining-nums",
    "@container": { [asLanes]: { fontSize: `min(${vars.size.heading}, 3.4cqi)` } },
  },
]);

export const caption = style([small, quiet, { maxWidth: vars.maxWidth.prose }]);
