import { style } from "@vanilla-extract/css";
import { tiny } from "../../theme/breakpoints";
import { vars } from "../../theme/tokens.css";
import { flow } from "../../ui/flow.css";

export const root = flow.none;

export const item = style([
  flow.small,
  {
    columnGap: vars.space.large,
    alignItems: "start",
    paddingBlock: vars.space.large,
    borderTop: `${vars.line.hair} solid ${vars.color.line}`,
    gridTemplateColumns: "auto 1fr",
    "@media": { [tiny]: { gridTemplateColumns: "auto" } },
  },
]);

export const text = style({
  marginTop: vars.space.hair,
  maxWidth: vars.measure.lead,
  color: vars.color.inkQuiet,
});
