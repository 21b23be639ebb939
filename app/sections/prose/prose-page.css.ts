import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/tokens.css";
import { flow } from "../../ui/flow.css";

export const root = style({
  padding: `${vars.space.section} ${vars.space.edge} 0`,
});

export const head = style([
  flow.large,
  { justifyItems: "start", maxWidth: vars.measure.page, marginInline: "auto" },
]);

export const image = style({ maxWidth: vars.measure.table, marginBottom: vars.space.large });

export const draft = style({
  paddingInline: vars.space.small,
  borderRadius: vars.radius.control,
  border: `${vars.line.hair} solid ${vars.color.alarm}`,
  color: vars.color.alarm,
  fontSize: vars.size.note,
  fontWeight: vars.weight.strong,
});
