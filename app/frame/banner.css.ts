import { style } from "@vanilla-extract/css";
import { inverse } from "../theme/inverse.css";
import { vars } from "../theme/tokens.css";

export const root = style([
  inverse,
  {
    padding: `${vars.space.tiny} ${vars.space.edge}`,
    fontSize: vars.size.small,
    "@media": { print: { borderBottom: `${vars.line.hair} solid ${vars.color.line}` } },
  },
]);

export const text = style({ maxWidth: vars.maxWidth.page, marginInline: "auto" });
