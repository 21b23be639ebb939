import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";

export const root = style({ display: "grid", gap: vars.space.medium, alignContent: "start", maxWidth: vars.measure.prose, fontSize: vars.size.lead, lineHeight: vars.leading.lead });

globalStyle(`${root} ul`, { listStyle: "disc", paddingInlineStart: vars.space.large });
globalStyle(`${root} ol`, { listStyle: "decimal", paddingInlineStart: vars.space.large });

export const term = style({ textDecorationStyle: "dotted", textDecorationThickness: vars.line.mark, textDecorationColor: vars.color.light, ":hover": { textDecorationStyle: "solid" } });
