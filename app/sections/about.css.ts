import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";

// The image is as dark as its background: the line shows its edge.
const imageRoot = style({
  borderRadius: vars.radius.image,
  outline: `${vars.line.hair} solid ${vars.color.inverseLine}`,
  outlineOffset: `calc(-1 * ${vars.line.hair})`,
});
export const image = styleVariants(
  {
    wide: { width: "100%" },
    // With its text, on one screen.
    upright: { width: "auto", maxHeight: "75svh" },
  },
  (own) => [imageRoot, own],
);

export const text = style({
  maxWidth: vars.maxWidth.prose,
  color: vars.color.onInverseQuiet,
});

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
