import { style } from "@vanilla-extract/css";
import { medium } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";
import { stack } from "./stack.css";

const withRule = style({
  paddingBlock: vars.space.large,
  borderTop: `${vars.line.hair} solid ${vars.color.line}`,
});

const columns = { gridTemplateColumns: "1fr 1fr", columnGap: vars.space.huge };

export const cards = style([stack.none, { "@media": { [medium]: columns } }]);

/** Of an odd number, the first takes a row of its own, so that none is left alone at the end. */
const oddOne = ":first-child:nth-last-child(odd)";

export const card = style([
  stack.tiny,
  withRule,
  {
    alignContent: "start",
    "@media": {
      [medium]: {
        selectors: { [`&${oddOne}`]: { ...columns, gridColumn: "1 / -1", gridAutoFlow: "column" } },
      },
    },
  },
]);

const text = style({ maxWidth: vars.maxWidth.lead, color: vars.color.inkQuiet });

export const cardText = style([
  text,
  { "@media": { [medium]: { selectors: { [`${card}${oddOne} &`]: { gridArea: "2 / 2" } } } } },
]);
