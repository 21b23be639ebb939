import { style } from "@vanilla-extract/css";
import { wide } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";
import { stack } from "../ui/stack.css";

export const root = style([
  stack.huge,
  { "@media": { [wide]: { gridTemplateColumns: vars.frame.columns } } },
]);

export const tagline = style({
  alignSelf: "start",
  paddingInlineStart: vars.space.large,
  borderInlineStart: `${vars.line.strong} solid ${vars.color.highlight}`,
  fontFamily: vars.font.display,
  fontSize: vars.size.heading,
  lineHeight: vars.leading.heading,
  color: vars.color.accent,
  textWrap: "balance",
});
