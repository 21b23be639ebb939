import { style, styleVariants } from "@vanilla-extract/css";
import { wide } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";
import { hairline, stack } from "../ui/layout.css";

export const list = styleVariants({
  // One row of up to four, or rows of three; four are two and two rather than three and one.
  row: [
    stack.large,
    {
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))",
      "@media": {
        [wide]: {
          selectors: { "&:has(> :nth-child(5))": { gridTemplateColumns: "repeat(3, 1fr)" } },
        },
        "screen and (max-width: 69.99em)": {
          selectors: {
            "&:has(> :nth-child(4):last-child)": {
              gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(14rem, 34%)), 1fr))",
            },
          },
        },
      },
    },
  ],
  leading: [
    stack.large,
    {
      "@media": {
        [wide]: { gridTemplateColumns: vars.frame.columns, gap: `0 ${vars.space.huge}` },
      },
    },
  ],
  ledger: [stack.none],
});

const statRoot = style([
  stack.tiny,
  { alignContent: "start", borderTop: hairline, paddingTop: vars.space.medium },
]);

export const stat = styleVariants(
  {
    row: {},
    leading: {
      // Lets the figure be as large as its column allows.
      containerType: "inline-size",
      "@media": {
        [wide]: {
          gridColumn: 2,
          paddingBottom: vars.space.large,
          // Spans the rows of all other stats, of which there are at most eleven.
          selectors: {
            "&:first-child": {
              gridColumn: 1,
              gridRow: "1 / span 11",
              borderTop: 0,
            },
          },
        },
      },
    },
    ledger: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 12rem), 1fr))",
      alignItems: "baseline",
      paddingBlock: vars.space.medium,
      selectors: { "&:last-child": { borderBottom: hairline } },
      "@media": { print: { display: "flex" } },
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
  textDecorationColor: vars.color.accent,
  textDecorationThickness: vars.line.medium,
  ":hover": { textDecorationStyle: "solid" },
  "@media": { print: { marginInlineEnd: vars.space.tiny } },
});

/** Marks a value of more than six characters, such as "29 million". */
export const longValue = style({});
/** Marks a value of more than ten characters, such as "CHF 12.4 million". */
export const longestValue = style({});

/** Styles the first of the leading figures. @param width its largest font size, relative to its column */
const firstValue = (width: string) => ({
  fontSize: `min(${vars.size.figureLarge}, ${width})`,
  textDecorationThickness: vars.line.strong,
});

export const value = styleVariants(
  {
    row: {
      selectors: {
        [`${list.row}:has(${longValue}) &`]: { fontSize: vars.size.heading },
        [`${list.row}:has(${longestValue}) &`]: { fontSize: vars.size.title },
      },
    },
    leading: {
      selectors: {
        [`${stat.leading}:first-child &`]: firstValue("28cqi"),
        [`${stat.leading}:first-child &${longValue}`]: firstValue("18cqi"),
        [`${stat.leading}:first-child &${longestValue}`]: firstValue("11cqi"),
      },
    },
    ledger: { fontSize: vars.size.heading },
  },
  (own) => [valueRoot, own],
);
