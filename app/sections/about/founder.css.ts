import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/tokens.css";
import { flow } from "../../ui/flow.css";

export const root = flow.large;

// The line shows where an image as dark as its ground ends.
export const image = style({
  width: "100%",
  borderRadius: vars.radius.image,
  outline: `${vars.line.hair} solid ${vars.color.nightLine}`,
  outlineOffset: `calc(-1 * ${vars.line.hair})`,
});

export const caption = style({
  maxWidth: vars.measure.prose,
  color: vars.color.onNightQuiet,
});
