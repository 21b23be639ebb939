import { style } from "@vanilla-extract/css";
import { night } from "../../theme/night.css";
import { vars } from "../../theme/tokens.css";

export const root = style([
  night,
  {
    padding: `${vars.space.tiny} ${vars.space.edge}`,
    fontSize: vars.size.note,
    "@media": { print: { borderBottom: `${vars.line.hair} solid ${vars.color.line}` } },
  },
]);

export const text = style({ maxWidth: vars.maxWidth.page, marginInline: "auto" });
