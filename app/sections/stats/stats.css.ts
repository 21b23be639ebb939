import { style, styleVariants } from "@vanilla-extract/css";
import { medium, wide } from "../../theme/breakpoints";
import { vars } from "../../theme/tokens.css";

const listRoot = style({ display: "grid", gap: vars.space.large });

export const list = styleVariants(
  {
    row: {
      "@media": {
        [medium]: { gridTemplateColumns: "1fr 1fr" },
        [wide]: { gridTemplateColumns: "repeat(4, auto)", justifyContent: "space-between" },
      },
    },
    leading: {
      "@media": {
        [wide]: {
          gridTemplateColumns: "7fr 5fr",
          gridTemplateRows: "repeat(3, auto)",
          columnGap: vars.space.huge,
        },
      },
    },
    ledger: { gap: 0 },
  },
  (own) => [listRoot, own],
);

const statRoot = style({
  display: "grid",
  gap: vars.space.tiny,
  alignContent: "start",
  borderTop: `${vars.line.hair} solid ${vars.color.line}`,
  paddingTop: vars.space.medium,
});

const isFirst = { "&:first-child": { gridRow: "1 / -1", alignContent: "end", borderTop: 0 } };

export const stat = styleVariants(
  {
    row: { borderTopColor: vars.color.nightLine },
    leading: { "@media": { [wide]: { selectors: isFirst } } },
    ledger: {
      gridTemplateColumns: "1fr auto",
      alignItems: "baseline",
      paddingBlock: vars.space.medium,
      selectors: { "&:last-child": { borderBottom: `${vars.line.hair} solid ${vars.color.line}` } },
    },
  },
  (own) => [statRoot, own],
);

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

const firstValue = {
  fontSize: vars.size.figureLarge,
  lineHeight: 0.9,
  textDecorationThickness: vars.line.strong,
};

export const value = styleVariants(
  {
    row: {},
    leading: { selectors: { [`${stat.leading}:first-child &`]: firstValue } },
    ledger: { gridColumn: 2, gridRow: 1, justifySelf: "end", fontSize: vars.size.heading },
  },
  (own) => [valueRoot, own],
);

export const label = style({ fontWeight: vars.weight.strong });
