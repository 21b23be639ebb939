import { style } from "@vanilla-extract/css";
import { medium } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";

export const root = style({ marginTop: vars.space.huge, fontSize: vars.size.note });

export const title = style({ marginBottom: vars.space.medium });

export const list = style({
  display: "grid",
  gap: `${vars.space.medium} ${vars.space.huge}`,
  "@media": { [medium]: { gridTemplateColumns: "1fr 1fr" } },
});

export const entry = style({
  paddingInlineStart: vars.space.small,
  borderInlineStart: "2px solid transparent",
  selectors: { "&:target": { borderInlineStartColor: vars.color.light } },
});

export const term = style({ fontWeight: vars.weight.strong });

export const source = style({ opacity: 0.85 });
