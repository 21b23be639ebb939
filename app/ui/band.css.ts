import { style, styleVariants } from "@vanilla-extract/css";
import { medium, wide } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";

const root = style({
  paddingBlock: vars.space.section,
  paddingInline: vars.space.edge,
  "@media": { print: { paddingBlock: vars.space.medium, paddingInline: 0 } },
});

export const tone = styleVariants({
  plain: [root],
  quiet: [
    root,
    {
      backgroundColor: vars.color.surface,
      borderBlock: `${vars.line.hair} solid ${vars.color.line}`,
    },
  ],
  light: [root, { backgroundColor: vars.color.lightQuiet }],
  night: [
    root,
    {
      backgroundColor: vars.color.night,
      color: vars.color.onNight,
      "@media": { print: { backgroundColor: "transparent", color: vars.color.ink } },
    },
  ],
});

export const content = style({ maxWidth: vars.measure.page, marginInline: "auto" });

export const layout = styleVariants({
  over: [content, { display: "grid", gap: vars.space.huge }],
  beside: [
    content,
    {
      display: "grid",
      gap: vars.space.huge,
      "@media": { [wide]: { gridTemplateColumns: "4fr 8fr" } },
    },
  ],
});

export const body = style({ minWidth: 0 });

const headRoot = style({ display: "grid", gap: vars.space.medium, alignContent: "start" });

export const head = styleVariants({
  over: [
    headRoot,
    {
      "@media": {
        [medium]: {
          gridTemplateColumns: "7fr 5fr",
          columnGap: vars.space.large,
          alignItems: "end",
        },
      },
    },
  ],
  beside: [headRoot],
});

export const lead = style({
  fontSize: vars.size.lead,
  lineHeight: vars.leading.lead,
  maxWidth: vars.measure.lead,
  color: vars.color.inkQuiet,
  selectors: {
    [`${tone.light} &`]: { color: vars.color.ink },
    [`${tone.night} &`]: {
      color: vars.color.onNightQuiet,
      "@media": { print: { color: vars.color.inkQuiet } },
    },
  },
});
