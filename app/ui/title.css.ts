import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";

export const root = style({
  fontSize: vars.size.title,
  lineHeight: vars.leading.heading,
  letterSpacing: "normal",
});
