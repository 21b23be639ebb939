// Children below each other: a grid on screens, blocks in print, because browsers split or overlap the rows of a grid at
// page breaks.
import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";

export const stack = {
  none: stackWith("0"),
  tiny: stackWith(vars.space.tiny),
  small: stackWith(vars.space.small),
  medium: stackWith(vars.space.medium),
  large: stackWith(vars.space.large),
  huge: stackWith(vars.space.huge),
};

function stackWith(gap: string): string {
  const root = style({ display: "grid", gap, "@media": { print: { display: "block" } } });
  globalStyle(`${root} > * + *`, { "@media": { print: { marginBlockStart: gap } } });
  return root;
}
