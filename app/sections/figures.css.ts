import { style } from "@vanilla-extract/css";
import { medium, wide } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";

export const root = style({
  display: "grid",
  gap: `${vars.space.large} ${vars.space.large}`,
  "@media": { [medium]: { gridTemplateColumns: "1fr 1fr" }, [wide]: { gridTemplateColumns: "repeat(4, auto)", justifyContent: "space-between" } },
});

export const figure = style({ display: "grid", gap: vars.space.tiny, alignContent: "start", borderTop: "1px solid currentColor", paddingTop: vars.space.medium });

export const value = style({
  justifySelf: "start",
  fontFamily: vars.font.display,
  fontSize: vars.size.figure,
  lineHeight: vars.leading.tight,
  letterSpacing: "-0.02em",
  textDecorationLine: "underline",
  textDecorationStyle: "dotted",
  textDecorationColor: vars.color.light,
  textDecorationThickness: "2px",
  ":hover": { textDecorationStyle: "solid" },
});

export const label = style({ fontWeight: vars.weight.strong });
