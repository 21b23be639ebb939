import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";

export const content = style({
  zIndex: vars.layer.tooltip,
  maxWidth: `min(${vars.measure.hint}, calc(100vw - ${vars.space.large}))`,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.control,
  border: `${vars.line.hair} solid ${vars.color.nightLine}`,
  backgroundColor: vars.color.night,
  color: vars.color.onNight,
  fontSize: vars.size.note,
  lineHeight: 1.45,
  boxShadow: vars.shadow.raised,
  "@media": { print: { display: "none" } },
});

export const arrow = style({ fill: vars.color.night });
