import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { medium, wide } from "../theme/breakpoints";
import { inverse } from "../theme/inverse.css";
import { vars } from "../theme/tokens.css";
import { stack } from "./stack.css";

const root = style({
  paddingBlock: vars.space.section,
  paddingInline: vars.space.edge,
});

const quiet = {
  backgroundColor: vars.color.surface,
  // What covers a part of the band has its colour.
  vars: { [vars.color.page]: vars.color.surface },
  borderBlock: `${vars.line.hair} solid ${vars.color.line}`,
};

export const tone = styleVariants(
  {
    plain: {},
    quiet,
    highlight: { backgroundColor: vars.color.highlightQuiet },
    inverse,
  },
  (own) => [root, own],
);

// Neighbours differ, whatever a page leaves out: of plain bands in a row, the second and the fourth are quiet.
const [second, third, fourth] = [2, 3, 4].map((place) => Array(place).fill(tone.plain).join(" + "));
globalStyle(`:is(${second}:not(${third}), ${fourth}):not(:has(+ ${tone.quiet}))`, quiet);

/** On one sheet of paper, if it fits. */
export const avoidPageBreak = style({ "@media": { print: { breakInside: "avoid" } } });

export const content = style({ maxWidth: vars.maxWidth.page, marginInline: "auto" });

export const layout = styleVariants({
  over: [content, stack.huge],
  beside: [content, stack.huge, { "@media": { [wide]: { gridTemplateColumns: "4fr 8fr" } } }],
});

export const body = style({ minWidth: 0 });

const headRoot = style([stack.medium, { alignContent: "start" }]);
const sideBySide = {
  gridTemplateColumns: vars.frame.columns,
  columnGap: vars.space.huge,
  alignItems: "end",
};

export const head = styleVariants({
  over: [headRoot, { "@media": { [medium]: { selectors: { "&:has(> p)": sideBySide } } } }],
  beside: [headRoot],
});

export const lead = style({
  fontSize: vars.size.lead,
  lineHeight: vars.leading.lead,
  maxWidth: vars.maxWidth.lead,
  textWrap: "balance",
  color: vars.color.inkQuiet,
  selectors: { [`${tone.highlight} &`]: { color: vars.color.ink } },
});
