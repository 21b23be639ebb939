import { style } from "@vanilla-extract/css";
import { widest } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";
import { stack } from "../ui/stack.css";

export const root = style([
  stack.huge,
  {
    maxWidth: `calc(${vars.maxWidth.page} + 2 * ${vars.space.edge})`,
    marginInline: "auto",
    padding: `${vars.space.section} ${vars.space.edge}`,
    "@media": { [widest]: { gridTemplateColumns: vars.frame.columns } },
  },
]);

export const words = style([stack.large, { alignContent: "start" }]);
