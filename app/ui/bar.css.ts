import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";

/** In the ink of the words around it, which high contrast replaces; it grows from where lines of text begin. */
export const root = style({
  display: "block",
  width: "100%",
  height: "0.5rem",
  fill: "currentColor",
  selectors: { "&:dir(rtl)": { transform: "scaleX(-1)" } },
});

/** Up to the end of a range; a solid bar covers it up to its beginning. */
export const range = style({ opacity: 0.4 });

export const track = style({ opacity: 0.12 });

export const border = style({ stroke: vars.color.page, strokeWidth: vars.line.strong });
