import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";
import { hairline, hidden, ruled, stack } from "../ui/layout.css";
import { caption, title } from "../ui/text.css";

/** The width from which the two things are lanes from left to right; below it, they are columns. */
const asLanes = "(min-width: 44em)";

export const root = stack.large;

// The name of each measure is above its figures; as lanes, each measure is a column.
export const picture = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  columnGap: vars.space.medium,
  "@media": {
    [asLanes]: {
      gridAutoFlow: "column",
      gridTemplateColumns: "minmax(6rem, max-content)",
      gridAutoColumns: "minmax(0, 1fr)",
      columnGap: 0,
    },
  },
});

globalStyle(`${picture} :is(thead, tbody, tr)`, { display: "contents" });
for (const lane of [1, 2, 3])
  globalStyle(`${picture} tr > :nth-child(${lane})`, {
    "@media": { [asLanes]: { gridRow: lane } },
  });
globalStyle(`${picture} thead th`, {
  // A word of a name fits into half of a narrow window, however large the reader's text.
  fontSize: `min(${vars.size.title}, 9.6vw)`,
  fontWeight: "inherit",
  "@media": {
    [asLanes]: { alignSelf: "center", paddingInlineEnd: vars.space.small, textAlign: "start" },
  },
});
globalStyle(`${picture} thead th:last-child`, { color: vars.color.accent });
globalStyle(`${picture} thead th:first-child`, hidden);

export const measure = style([
  ruled.small,
  {
    fontSize: vars.size.lead,
    gridColumn: "1 / -1",
    marginTop: vars.space.medium,
    "@media": { [asLanes]: { gridColumn: "auto", marginTop: 0, borderTop: 0 } },
  },
]);

export const long = style({ "@media": { [asLanes]: { gridColumn: "span 2" } } });

globalStyle(`${picture} td`, {
  padding: 0,
  textAlign: "center",
  "@media": { [asLanes]: { paddingBlock: vars.space.medium } },
});
globalStyle(`${picture} td:last-child`, { "@media": { [asLanes]: { borderTop: hairline } } });
// Outlines have the color of the words, because high contrast replaces it.
export const drawing = style({
  display: "block",
  width: "100%",
  maxHeight: "12rem",
  marginBottom: vars.space.small,
  stroke: "currentColor",
  strokeWidth: 1.5,
  strokeLinejoin: "round",
  strokeLinecap: "round",
  "@media": { [asLanes]: { height: "20vw", maxHeight: "17rem" } },
});
export const legend = style({ display: "block" });
export const legendShape = style({ height: "2em", verticalAlign: "middle" });

/** Is not filled, so that only the seeds within count. */
export const petals = style({ fill: "none" });
export const whole = style({
  fill: "none",
  stroke: vars.color.line,
  "@media": { "(forced-colors: active)": { stroke: "currentColor", strokeOpacity: 0.4 } },
});
export const range = style({
  fill: vars.color.surface,
  selectors: { "td:last-child &": { fill: vars.color.highlightQuiet } },
  // The same white as the amount, where the system's colors are light on dark.
  "@media": { "(forced-colors: active)": { fill: "Canvas !important" } },
});
export const amount = style({
  fill: "currentColor",
  selectors: { "td:last-child &": { fill: vars.color.highlight } },
});

export const figure = style([
  title,
  {
    fontVariantNumeric: "lining-nums",
    // A lane stops growing where the column does.
    "@media": { [asLanes]: { fontSize: "min(2.65rem, 3vw)" } },
  },
]);

export const figcaption = style([caption, { maxWidth: vars.maxWidth.prose }]);
