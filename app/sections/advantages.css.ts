import { style } from "@vanilla-extract/css";
import { zoomedViewport } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";
import { stack } from "../ui/stack.css";

export const list = stack.none;

export const advantage = style([
  stack.small,
  {
    alignItems: "start",
    gridTemplateColumns: "auto 1fr",
    paddingBlock: vars.space.large,
    borderTop: `${vars.line.hair} solid ${vars.color.line}`,
    "@media": { [zoomedViewport]: { gridTemplateColumns: "auto" } },
  },
]);

export const text = style({
  marginTop: vars.space.hair,
  maxWidth: vars.maxWidth.lead,
  color: vars.color.inkQuiet,
});
