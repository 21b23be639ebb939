import { style, styleVariants } from "@vanilla-extract/css";
import { medium, mediumOnly, zoomedViewport, wide } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";
import { stack } from "../ui/stack.css";

/** The selector of a list with this many stats. */
function has(count: number): string {
  return `&:has(> :nth-child(${count}):last-child)`;
}

export const list = styleVariants({
  row: [
    stack.large,
    {
      "@media": {
        [medium]: { gridTemplateColumns: "1fr 1fr" },
        // One row, or two rows of three; of five, three and two.
        [wide]: {
          gridTemplateColumns: "repeat(3, 1fr)",
          selectors: {
            [has(2)]: { gridTemplateColumns: "1fr 1fr" },
            [has(4)]: { gridTemplateColumns: "repeat(4, auto)", justifyContent: "space-between" },
            [has(5)]: { gridTemplateColumns: "repeat(6, 1fr)" },
          },
        },
      },
    },
  ],
  leading: [
    stack.large,
    {
      "@media": {
        [wide]: {
          gridTemplateColumns: vars.frame.columns,
          columnGap: vars.space.huge,
        },
      },
    },
  ],
  ledger: [stack.none],
});

const statRoot = style([
  stack.tiny,
  {
    alignContent: "start",
    borderTop: `${vars.line.hair} solid ${vars.color.line}`,
    paddingTop: vars.space.medium,
  },
]);

/** The first stat spans exactly the rows of the others: empty rows would add gaps. */
const besideOthers = Object.fromEntries(
  Array.from({ length: 12 }, (_, others) => [
    `&:first-child:nth-last-child(${others + 1})`,
    { gridRow: `span ${Math.max(1, others)}`, alignContent: "end", borderTop: 0 },
  ]),
);

const firstOfFive = ":first-child:nth-last-child(5)";

export const stat = styleVariants(
  {
    row: {
      "@media": {
        // Of an odd number, the first takes a row of its own, so that none is left alone at the end.
        [mediumOnly]: {
          selectors: { "&:first-child:nth-last-child(odd)": { gridColumn: "1 / -1" } },
        },
        [wide]: {
          selectors: {
            [`&${firstOfFive}, ${firstOfFive} ~ &`]: { gridColumn: "span 2" },
            [`${firstOfFive} ~ &:nth-child(n + 4)`]: { gridColumn: "span 3" },
          },
        },
      },
    },
    leading: {
      // Its figure is as large as it has room.
      containerType: "inline-size",
      "@media": { [wide]: { selectors: besideOthers } },
    },
    ledger: {
      gridTemplateColumns: "1fr auto",
      alignItems: "baseline",
      paddingBlock: vars.space.medium,
      selectors: { "&:last-child": { borderBottom: `${vars.line.hair} solid ${vars.color.line}` } },
      "@media": { [zoomedViewport]: { gridTemplateColumns: "1fr" }, print: { display: "grid" } },
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
  textDecorationColor: vars.color.highlight,
  textDecorationThickness: vars.line.medium,
  ":hover": { textDecorationStyle: "solid" },
});

/** Beside a value of more than six characters, such as "29 million". */
export const long = style({});

const firstValue = {
  fontSize: `min(${vars.size.figureLarge}, 28cqi)`,
  lineHeight: 0.9,
  textDecorationThickness: vars.line.strong,
};

export const value = styleVariants(
  {
    row: { selectors: { [`${list.row}:has(${long}) &`]: { fontSize: vars.size.heading } } },
    leading: {
      selectors: {
        [`${stat.leading}:first-child &`]: firstValue,
        [`${stat.leading}:first-child &${long}`]: {
          fontSize: `min(${vars.size.figureLarge}, 18cqi)`,
        },
      },
    },
    ledger: {
      gridColumn: 2,
      gridRow: 1,
      justifySelf: "end",
      fontSize: vars.size.heading,
      "@media": { [zoomedViewport]: { gridColumn: 1, justifySelf: "start" } },
    },
  },
  (own) => [valueRoot, own],
);

export const label = style({ display: "block", fontWeight: vars.weight.strong });
