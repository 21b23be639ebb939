import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";
import { stack } from "../ui/stack.css";

export const root = style({
  padding: `${vars.space.section} ${vars.space.edge} ${vars.space.huge}`,
});

export const content = style([stack.large, { maxWidth: vars.maxWidth.page, marginInline: "auto" }]);
