import { style } from "@vanilla-extract/css";
import { wide } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";

const withRule = style({
  display: "grid",
  paddingTop: vars.space.large,
  borderTop: `${vars.line.hair} solid ${vars.color.line}`,
});

export const group = style([
  withRule,
  {
    gap: vars.space.large,
    marginTop: vars.space.large,
    "@media": { [wide]: { gridTemplateColumns: "4fr 8fr" }, print: { display: "block" } },
  },
]);

export const entry = style({
  marginBottom: vars.space.large,
  maxWidth: vars.maxWidth.prose,
  breakInside: "avoid",
});

export const date = style({ fontSize: vars.size.small, color: vars.color.inkQuiet });

export const compact = style({ borderBottom: `${vars.line.hair} solid ${vars.color.line}` });

export const compactEntry = style({
  paddingBlock: vars.space.small,
  borderTop: `${vars.line.hair} solid ${vars.color.line}`,
});

export const compactTitle = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  lineHeight: vars.leading.heading,
  textWrap: "balance",
});

export const footer = style({
  display: "grid",
  gap: vars.space.large,
  maxWidth: vars.maxWidth.prose,
});

export const footerTitle = style({ fontSize: vars.size.title, marginBottom: vars.space.tiny });

export const neighbours = style([
  withRule,
  {
    gap: vars.space.small,
    justifyItems: "start",
    "@media": { print: { display: "none" } },
  },
]);
