import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/tokens.css";
import { flow } from "../../ui/flow.css";

export const root = flow.large;

export const image = style({ width: "100%", borderRadius: vars.radius.image });

export const caption = style({
  maxWidth: vars.measure.prose,
  color: vars.color.onNightQuiet,
});
