import { style } from "@vanilla-extract/css";
import { medium, mediumOnly, wide } from "../../theme/breakpoints";
import { vars } from "../../theme/tokens.css";
import { flow } from "../../ui/flow.css";

export const root = style([
  flow.huge,
  {
    maxWidth: `calc(${vars.measure.page} + 2 * ${vars.space.edge})`,
    marginInline: "auto",
    padding: `${vars.space.huge} ${vars.space.edge}`,
    "@media": {
      [wide]: {
        gridTemplateColumns: vars.frame.columns,
        gridTemplateRows: "1fr auto",
        alignItems: "center",
        minHeight: `min(${vars.measure.table}, calc(100svh - ${vars.frame.header}))`,
      },
    },
  },
]);

export const words = style([flow.large, { alignContent: "center" }]);

export const motif = style({
  // An image that does not load would take its full declared width and push the text aside.
  minWidth: 0,
  maxWidth: vars.measure.art,
  "@media": { [wide]: { maxWidth: "none" } },
});

const line = `${vars.line.hair} solid ${vars.color.line}`;

// Side by side; four would be too narrow on a tablet and stand there in two rows.
export const badges = style([
  flow.none,
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
