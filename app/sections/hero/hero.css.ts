import { style } from "@vanilla-extract/css";
import { wide } from "../../theme/breakpoints";
import { vars } from "../../theme/tokens.css";

export const root = style({
  padding: `${vars.space.section} ${vars.space.edge} ${vars.space.huge}`,
  "@media": { print: { padding: `${vars.space.large} 0` } },
});

export const content = style({
  display: "grid",
  gap: vars.space.large,
  maxWidth: vars.measure.page,
  marginInline: "auto",
  "@media": {
    [wide]: { gridTemplateColumns: "7fr 5fr", columnGap: vars.space.huge, alignItems: "end" },
  },
});

export const side = style({ display: "grid", gap: vars.space.large });
