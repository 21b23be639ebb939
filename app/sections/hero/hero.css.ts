import { style } from "@vanilla-extract/css";
import { wide } from "../../theme/breakpoints";
import { vars } from "../../theme/tokens.css";
import { flow } from "../../ui/flow.css";

export const root = style({
  padding: `${vars.space.section} ${vars.space.edge} ${vars.space.huge}`,
});

export const content = style([
  flow.large,
  {
    maxWidth: vars.measure.page,
    marginInline: "auto",
    "@media": {
      [wide]: {
        gridTemplateColumns: vars.frame.columns,
        columnGap: vars.space.huge,
        alignItems: "end",
      },
    },
  },
]);

export const side = flow.large;
