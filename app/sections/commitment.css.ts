import { style } from "@vanilla-extract/css";
import { wide } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";

export const columns = style({
  display: "grid",
  gap: vars.space.huge,
  marginBottom: vars.space.huge,
  "@media": { [wide]: { gridTemplateColumns: "5fr 7fr" } },
});

export const checklist = style({ display: "grid" });

export const item = style({
  position: "relative",
  paddingBlock: vars.space.medium,
  paddingInlineStart: vars.space.large,
  borderTop: `${vars.line.hair} solid ${vars.color.nightLine}`,
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
