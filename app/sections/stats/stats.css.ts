import { style, styleVariants } from "@vanilla-extract/css";
import { medium, wide } from "../../theme/breakpoints";
import { vars } from "../../theme/tokens.css";

const listRoot = style({ display: "grid", gap: vars.space.large });

export const list = styleVariants({
  row: [
    listRoot,
    {
      "@media": {
        [medium]: { gridTemplateColumns: "1fr 1fr" },
        [wide]: { gridTemplateColumns: "repeat(4, auto)", justifyContent: "space-between" },
      },
    },
  ],
  leading: [
    listRoot,
    {
      "@media": {
        [wide]: {
          gridTemplateColumns: "7fr 5fr",
          gridTemplateRows: "repeat(3, auto)",
          columnGap: vars.space.huge,
        },
      },
    },
  ],
  ledger: [listRoot, { gap: 0 }],
});

const statRoot = style({
  display: "grid",
  gap: vars.space.tiny,
  alignContent: "start",
  borderTop: `${vars.line.hair} solid ${vars.color.line}`,
  paddingTop: vars.space.medium,
});

export const stat = styleVariants({
  row: [statRoot, { borderTopColor: vars.color.nightLine }],
  leading: [
    statRoot,
    {
      "@media": {
        [wide]: {
          selectors: { "&:first-child": { gridRow: "1 / -1", alignContent: "end", borderTop: 0 } },
        },
      },
    },
  ],
  ledger: [
    statRoot,
    {
      gridTemplateColumns: "1fr auto",
      alignItems: "baseline",
      paddingBlock: vars.space.medium,
      selectors: { "&:last-child": { borderBottom: `${vars.line.hair} solid ${vars.color.line}` } },
    },
  ],
});

const valueRoot = style({
  justifySelf: "start",
  fontFamily: vars.font.display,
  fontSize: vars.size.figure,
  lineHeight: vars.leading.tight,
  letterSpacing: "-0.02em",
  fontVariantNumeric: "lining-nums",
  textDecorationLine: "underline",
  textDecorationStyle: "dotted",
  textDecorationColor: vars.color.light,
  textDecorationThickness: vars.line.mark,
  ":hover": { textDecorationStyle: "solid" },
});

export const value = styleVariants({
  row: [valueRoot],
  leading: [
    valueRoot,
    {
      selectors: {
        [`${stat.leading}:first-child &`]: {
          fontSize: vars.size.figureLarge,
          lineHeight: 0.9,
          textDecorationThickness: vars.line.strong,
        },
      },
    },
  ],
  ledger: [
    valueRoot,
    { gridColumn: 2, gridRow: 1, justifySelf: "end", fontSize: vars.size.heading },
  ],
});

export const label = style({ fontWeight: vars.weight.strong });
