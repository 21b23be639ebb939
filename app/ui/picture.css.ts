import { style } from "@vanilla-extract/css";
import { upright } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";

// The drawing is made for phones; elsewhere the column may be wider.
export const narrow = style({
  "@media": { [upright]: { maxWidth: `min(100%, ${vars.maxWidth.drawing})` } },
  // A phone prints its own drawing: the tall one has to fit on a sheet, with its text.
  selectors: { "picture > &": { "@media": { print: { width: "auto", maxHeight: "14cm" } } } },
});
