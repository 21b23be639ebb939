// Parts one below the other: a grid on screens, blocks on paper. Where a sheet ends, browsers tear a grid's rows, or
// print them over each other.
import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";

/** By the distance between the parts. */
export const flow = {
  none: flowWith("0"),
  tiny: flowWith(vars.space.tiny),
  small: flowWith(vars.space.small),
  medium: flowWith(vars.space.medium),
  large: flowWith(vars.space.large),
  huge: flowWith(vars.space.huge),
};

function flowWith(gap: string): string {
  const root = style({ display: "grid", gap, "@media": { print: { display: "block" } } });
  globalStyle(`${root} > * + *`, { "@media": { print: { marginBlockStart: gap } } });
  return root;
}
