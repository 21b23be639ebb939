import { style } from "@vanilla-extract/css";
import { wide } from "../../theme/breakpoints";
import { vars } from "../../theme/tokens.css";
import { stack } from "../../ui/stack.css";

export const founder = stack.large;

// The image is as dark as its background: the line shows its edge.
export const founderImage = style({
  width: "100%",
  borderRadius: vars.radius.image,
  outline: `${vars.line.hair} solid ${vars.color.nightLine}`,
  outlineOffset: `calc(-1 * ${vars.line.hair})`,
});

export const founderText = style({
  maxWidth: vars.maxWidth.prose,
  color: vars.color.onNightQuiet,
});

export const mission = style([
  stack.huge,
  { "@media": { [wide]: { gridTemplateColumns: vars.frame.columns } } },
]);

export const tagline = style({
  alignSelf: "start",
  paddingInlineStart: vars.space.large,
  borderInlineStart: `${vars.line.strong} solid ${vars.color.light}`,
  fontFamily: vars.font.display,
  fontSize: vars.size.heading,
  lineHeight: vars.leading.heading,
  color: vars.color.accent,
  textWrap: "balance",
});
