import { style } from "@vanilla-extract/css";
import { sideBySide, medium } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";
import { hairline, stack } from "../ui/layout.css";
import { small } from "../ui/text.css";

export const list = style([stack.large, small, sideBySide("1fr 1fr", medium)]);

export const definition = style({
  paddingInlineStart: vars.space.medium,
  borderInlineStart: hairline,
  selectors: {
    "&:is(:target, :focus)": {
      borderInlineStart: `${vars.line.strong} solid ${vars.color.accent}`,
    },
  },
});
