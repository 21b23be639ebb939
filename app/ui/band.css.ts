import { style, styleVariants } from "@vanilla-extract/css";
import { medium } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";

const root = style({
  paddingBlock: vars.space.section,
  paddingInline: vars.space.edge,
  "@media": { print: { paddingBlock: vars.space.large, paddingInline: 0, breakInside: "avoid-page" } },
});

export const tone = styleVariants({
  plain: [root],
  quiet: [root, { backgroundColor: vars.color.surface, borderBlock: `1px solid ${vars.color.line}` }],
  light: [root, { backgroundColor: vars.color.lightQuiet }],
  night: [root, {
    backgroundColor: vars.color.night,
    color: vars.color.onNight,
    "@media": { print: { backgroundColor: "transparent", color: vars.color.ink } },
  }],
});

export const content = style({ maxWidth: vars.measure.page, marginInline: "auto" });

export const head = style({
  display: "grid",
  gap: vars.space.medium,
  marginBottom: vars.space.huge,
  "@media": { [medium]: { gridTemplateColumns: "7fr 5fr", alignItems: "end" } },
});

export const lead = style({
  fontSize: vars.size.lead,
  maxWidth: vars.measure.lead,
  color: vars.color.inkQuiet,
  selectors: { [`${tone.night} &`]: { color: vars.color.onNightQuiet, "@media": { print: { color: vars.color.inkQuiet } } } },
});
