import { style } from "@vanilla-extract/css";
import { wide } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";

export const root = style({
  display: "grid",
  gap: `${vars.space.large} ${vars.space.huge}`,
  counterReset: "advantage",
  "@media": { [wide]: { gridTemplateColumns: "1fr 1fr" } },
});

export const item = style({
  display: "grid",
  gridTemplateColumns: "3rem 1fr",
  counterIncrement: "advantage",
  "::before": { content: "counter(advantage)", fontFamily: vars.font.display, fontSize: vars.size.title, lineHeight: vars.leading.heading, color: vars.color.accent },
});

export const text = style({ marginTop: vars.space.hair, color: vars.color.inkQuiet });
