import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";

export const root = style({
  paddingTop: vars.frame.header,
  "@media": { print: { paddingTop: 0 } },
});
