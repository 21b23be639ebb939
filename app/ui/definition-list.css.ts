import { style } from "@vanilla-extract/css";
import { medium } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";
import { flow } from "./flow.css";

export const root = style([
  flow.large,
  {
    columnGap: vars.space.huge,
    fontSize: vars.size.note,
    "@media": { [medium]: { gridTemplateColumns: "1fr 1fr" } },
  },
]);

export const entry = style({
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `${vars.line.hair} solid ${vars.color.line}`,
  selectors: { "&:target": { borderInlineStart: `${vars.line.strong} solid ${vars.color.light}` } },
});

export const term = style({ fontWeight: vars.weight.strong });

export const source = style({ fontStyle: "normal", opacity: 0.85 });
