import { style } from "@vanilla-extract/css";
import { medium } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";
import { stack } from "./stack.css";

export const definitions = style([
  stack.large,
  {
    fontSize: vars.size.note,
    "@media": { [medium]: { gridTemplateColumns: "1fr 1fr" } },
  },
]);

export const definition = style({
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `${vars.line.hair} solid ${vars.color.line}`,
  selectors: { "&:target": { borderInlineStart: `${vars.line.strong} solid ${vars.color.light}` } },
});

export const term = style({ fontWeight: vars.weight.strong });

export const source = style({ fontStyle: "normal", opacity: 0.85 });

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
    borderInlineEnd: `${vars.line.mark} solid ${vars.color.light}`,
    borderBlockEnd: `${vars.line.mark} solid ${vars.color.light}`,
    transform: "rotate(40deg) translateY(-0.3rem)",
  },
});
