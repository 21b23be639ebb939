import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";
import { stack } from "./stack.css";

export const checklist = stack.none;

export const checked = style({
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
    borderInlineEnd: `${vars.line.medium} solid ${vars.color.highlight}`,
    borderBlockEnd: `${vars.line.medium} solid ${vars.color.highlight}`,
    transform: "rotate(40deg) translateY(-0.3rem)",
  },
});
