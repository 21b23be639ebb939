import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { belowMedium } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";
import { quiet, small, title } from "../ui/text.css";

export const root = small;

globalStyle(`${root} :is(td, th)`, {
  minWidth: "7rem",
  verticalAlign: "top",
  "@media": { print: { minWidth: 0, fontSize: "8pt" } },
});
export const name = style([title, { fontSize: vars.size.brand, fontWeight: "inherit" }]);

const stages = style({
  display: "grid",
  gridAutoColumns: "1fr",
  gridAutoFlow: "column",
  columnGap: vars.space.small,
  "@media": { [belowMedium]: { columnGap: vars.space.hair } },
});
export const axis = style([
  stages,
  quiet,
  {
    fontWeight: vars.weight.regular,
    whiteSpace: "nowrap",
    // The words below each bar name its stage.
    "@media": { print: { fontSize: "6.5pt" }, [belowMedium]: { display: "none" } },
  },
]);
export const bar = style([stages, { paddingBlock: vars.space.tiny }]);
// A border, because print and high contrast drop backgrounds.
export const step = styleVariants({ behind: 1, current: 0.4, ahead: 0.12 }, (opacity) => ({
  opacity,
  borderTop: `0.5rem solid ${vars.color.accent}`,
}));
