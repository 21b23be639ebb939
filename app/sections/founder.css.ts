import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";
import { stack } from "../ui/stack.css";

export const root = stack.large;

// The image is as dark as its background: the line shows its edge.
export const image = style({
  width: "100%",
  borderRadius: vars.radius.image,
  outline: `${vars.line.hair} solid ${vars.color.inverseLine}`,
  outlineOffset: `calc(-1 * ${vars.line.hair})`,
});

export const text = style({
  maxWidth: vars.maxWidth.prose,
  color: vars.color.onInverseQuiet,
});
