import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/tokens.css";

export const root = style({ display: "grid", gap: vars.space.large });

export const image = style({ width: "100%", borderRadius: vars.radius.image });

export const caption = style({
  maxWidth: vars.measure.prose,
  color: vars.color.onNightQuiet,
  "@media": { print: { color: vars.color.ink } },
});
