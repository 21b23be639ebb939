import { style, styleVariants } from "@vanilla-extract/css";
import { medium, sideBySide, wide } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";
import { hairline, inTwo, ruled, stack } from "../ui/layout.css";
import { explained, small } from "../ui/text.css";

export const list = styleVariants({
  // Four in a row, or two, rather than three and one; five as three and two.
  row: [
    stack.large,
    inTwo,
    {
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(14rem, 34%)), 1fr))",
      "@media": {
        [wide]: {
          gridTemplateColumns: "repeat(auto-fit, minmax(20%, 1fr))",
          selectors: { "&:has(> :nth-child(5))": { gridTemplateColumns: "repeat(3, 1fr)" } },
        },
      },
    },
  ],
  leading: [stack.large, inTwo, { "@media": { screen: { display: "flex", flexWrap: "wrap" } } }],
  ledger: [stack.none, inTwo],
});

const statRoot = style([stack.tiny, ruled.medium, { alignContent: "start" }]);

export const stat = styleVariants(
  {
    row: { paddingBottom: 0 },
    leading: {
      paddingBottom: 0,
      flex: "1 1 12rem",
      ":first-child": { flexBasis: "100%", borderTop: 0, paddingTop: 0 },
    },
    ledger: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 12rem), 1fr))",
      alignItems: "baseline",
      selectors: { "&:last-child": { borderBottom: hairline } },
      "@media": { print: { display: "flex" } },
    },
  },
  (variant) => [statRoot, variant],
);

const valueRoot = style([
  explained,
  {
    justifySelf: "start",
    fontFamily: vars.font.display,
    fontSize: vars.size.figure,
    lineHeight: vars.leading.tight,
    letterSpacing: "-0.02em",
    fontVariantNumeric: "lining-nums",
    "@media": { print: { marginInlineEnd: vars.space.tiny } },
  },
]);

/** Marks a value of more than six characters, such as "29 million". */
export const longValue = style({});

export const value = styleVariants(
  {
    row: { selectors: { [`${list.row}:has(${longValue}) &`]: { fontSize: vars.size.heading } } },
    leading: {
      selectors: {
        [`&${longValue}`]: { fontSize: vars.size.heading },
        [`${stat.leading}:first-child &`]: { fontSize: vars.size.figureLarge },
        [`${stat.leading}:first-child &${longValue}`]: {
          fontSize: `min(${vars.size.figureLarge}, 14vw)`,
        },
      },
    },
    ledger: { fontSize: vars.size.heading },
  },
  (variant) => [valueRoot, variant],
);

export const definitions = style([stack.large, inTwo, small, sideBySide("1fr 1fr", medium)]);

export const definition = style({
  paddingInlineStart: vars.space.medium,
  borderInlineStart: hairline,
  selectors: {
    "&:is(:target, :focus)": {
      borderInlineStart: `${vars.line.strong} solid ${vars.color.accent}`,
    },
  },
});
