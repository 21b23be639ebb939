import { style } from "@vanilla-extract/css";
import { medium, mediumOnly, wide } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";
import * as band from "../ui/band.css";
import { stack } from "../ui/stack.css";

export const root = style([
  band.tone.plain,
  stack.huge,
  {
    maxWidth: `calc(${vars.maxWidth.page} + 2 * ${vars.space.edge})`,
    marginInline: "auto",
    padding: `${vars.space.huge} ${vars.space.edge}`,
    "@media": {
      [wide]: {
        gridTemplateColumns: vars.frame.columns,
        gridTemplateRows: "1fr",
        alignItems: "center",
        minHeight: `min(${vars.maxWidth.table}, calc(100svh - ${vars.frame.header}))`,
      },
    },
  },
]);

export const words = style([stack.large, { alignContent: "center" }]);

export const image = style({
  // An image that does not load would take its full declared width and push the text aside.
  minWidth: 0,
  maxWidth: vars.maxWidth.drawing,
  "@media": { [wide]: { maxWidth: "none" } },
});

const line = `${vars.line.hair} solid ${vars.color.line}`;

// One row; four badges wrap into two rows on tablets.
export const badges = style([
  stack.none,
  {
    gridColumn: "1 / -1",
    "@media": {
      [medium]: { gridAutoColumns: "1fr", gridAutoFlow: "column" },
      [mediumOnly]: {
        selectors: {
          "&:has(> :nth-child(4))": { gridAutoFlow: "row", gridTemplateColumns: "1fr 1fr" },
        },
      },
    },
  },
]);

export const badge = style({
  padding: `${vars.space.medium} 0`,
  borderTop: line,
  fontWeight: vars.weight.strong,
  color: vars.color.accent,
  "@media": {
    [medium]: {
      selectors: { "& + &": { borderInlineStart: line, paddingInlineStart: vars.space.large } },
    },
    [mediumOnly]: {
      selectors: {
        "&:nth-child(3):nth-last-child(2)": { borderInlineStart: 0, paddingInlineStart: 0 },
      },
    },
  },
});
