import { style } from "@vanilla-extract/css";
import { medium } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";
import { stack } from "../ui/stack.css";

export const list = style([
  stack.large,
  {
    fontSize: vars.size.small,
    "@media": { [medium]: { gridTemplateColumns: "1fr 1fr" } },
  },
]);

export const definition = style({
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `${vars.line.hair} solid ${vars.color.line}`,
  selectors: {
    "&:is(:target, :focus)": {
      borderInlineStart: `${vars.line.strong} solid ${vars.color.highlight}`,
    },
  },
});

export const term = style({ fontWeight: vars.weight.strong });

export const source = style({ fontStyle: "normal", opacity: 0.85 });
