import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";
import { ruled } from "./layout.css";

export const checked = style([
  ruled.medium,
  {
    position: "relative",
    // Don't let the mark cover the text in print, where spaces are smaller.
    paddingInlineStart: `max(${vars.space.large}, 1.75em)`,
    borderTopColor: "color-mix(in srgb, currentColor 25%, transparent)",
    "::before": {
      content: "",
      position: "absolute",
      insetInlineStart: "min(0.5em, 2vw)",
      insetBlockStart: `calc(${vars.space.medium} + 0.15em)`,
      width: "0.5em",
      height: "0.9em",
      borderInlineEnd: `${vars.line.medium} solid ${vars.color.highlight}`,
      borderBlockEnd: `${vars.line.medium} solid ${vars.color.highlight}`,
      transform: "rotate(40deg)",
    },
  },
]);
