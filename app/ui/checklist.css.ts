import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";
import { flow } from "./flow.css";

export const root = flow.none;

export const item = style({
  position: "relative",
  paddingBlock: vars.space.medium,
  paddingInlineStart: vars.space.large,
  borderTop: `${vars.line.hair} solid color-mix(in srgb, currentColor 25%, transparent)`,
  "@media": { print: { paddingInlineStart: vars.space.huge } },
  "::before": {
    content: "",
    position: "absolute",
    insetInlineStart: vars.space.hair,
    insetBlockStart: "1.85rem",
    width: "0.5rem",
    height: "0.9rem",
    borderInlineEnd: `${vars.line.mark} solid ${vars.color.light}`,
    borderBlockEnd: `${vars.line.mark} solid ${vars.color.light}`,
    transform: "rotate(40deg) translateY(-0.3rem)",
  },
});
