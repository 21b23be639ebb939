import { style } from "@vanilla-extract/css";
import { widest } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";
import * as band from "../ui/band.css";
import { stack } from "../ui/stack.css";

export const root = style([
  band.tone.plain,
  { padding: `${vars.space.section} ${vars.space.edge} ${vars.space.huge}` },
]);

export const content = band.content;

export const columns = style([
  content,
  stack.huge,
  { "@media": { [widest]: { gridTemplateColumns: vars.frame.columns } } },
]);

export const words = style([stack.large, { alignContent: "start" }]);
