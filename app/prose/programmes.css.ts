import { style } from "@vanilla-extract/css";
import { narrow, widest, zoomedViewport } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";
import { section } from "./prose.css";

export const root = style([section, { maxWidth: "none", fontSize: vars.size.small }]);
export const quiet = style({ color: vars.color.inkQuiet });
export const stage = style({ fontWeight: vars.weight.strong, color: vars.color.ink });

/** On phones, each entry says the words of the columns, in a column of their own. */
export const head = style({ "@media": { [narrow]: { display: "none" } } });
const labelWidth = "7rem";
export const row = style({
  "@media": {
    [narrow]: {
      display: "block",
      paddingBlock: vars.space.medium,
      borderBottom: `${vars.line.hair} solid ${vars.color.line}`,
      overflowWrap: "anywhere",
    },
  },
});
const inRow = `${row} > &`;
export const cell = style({
  selectors: { [inRow]: { paddingBlock: vars.space.medium, verticalAlign: "top" } },
  "@media": {
    [narrow]: {
      selectors: {
        [inRow]: { display: "flow-root", padding: 0, border: 0 },
        [`${inRow}[data-label]`]: { paddingInlineStart: labelWidth },
        "&[data-label]::before": {
          content: "attr(data-label)",
          // No line of the text is shorter for it, so that a long word begins beside it.
          float: "left",
          width: labelWidth,
          marginInlineStart: `-${labelWidth}`,
          color: vars.color.inkQuiet,
        },
      },
    },
    // Large text leaves no room for two columns.
    [zoomedViewport]: {
      selectors: {
        [`${inRow}[data-label]`]: { paddingInlineStart: 0 },
        "&[data-label]::before": { display: "block", float: "none", marginInlineStart: 0 },
      },
    },
  },
});
export const name = style([
  cell,
  {
    font: `${vars.weight.regular} ${vars.size.brand} / ${vars.leading.heading} ${vars.font.display}`,
  },
]);

/** The bars, and where there is room the names of the stages above their steps. */
export const stages = style({ width: "40%", "@media": { [widest]: { width: "50%" } } });
export const axis = style([
  quiet,
  {
    display: "none",
    fontWeight: vars.weight.regular,
    overflowWrap: "anywhere",
    "@media": {
      [widest]: { display: "grid", gridAutoColumns: "minmax(0, 1fr)", gridAutoFlow: "column" },
    },
  },
]);
export const bar = style({ paddingBlock: vars.space.tiny, color: vars.color.accent });
