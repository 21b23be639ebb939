import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";
import { stack } from "../ui/stack.css";

export const head = style({ padding: `${vars.space.section} ${vars.space.edge} 0` });

export const headContent = style([
  stack.large,
  { justifyItems: "start", maxWidth: vars.maxWidth.page, marginInline: "auto" },
]);

export const headImage = style({ maxWidth: vars.maxWidth.table, marginBottom: vars.space.large });

export const draft = style({
  paddingInline: vars.space.small,
  borderRadius: vars.radius.control,
  border: `${vars.line.hair} solid ${vars.color.alarm}`,
  color: vars.color.alarm,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
});
