import { style } from "@vanilla-extract/css";
import { medium, zoomedViewport } from "../../theme/breakpoints";
import { vars } from "../../theme/tokens.css";
import { stack } from "../../ui/stack.css";

const ruled = style({
  paddingBlock: vars.space.large,
  borderTop: `${vars.line.hair} solid ${vars.color.line}`,
});

const columns = { gridTemplateColumns: "1fr 1fr", columnGap: vars.space.huge };

export const cards = style([stack.none, { "@media": { [medium]: columns } }]);

/** Of an odd number, the first takes a row of its own, so that none is left alone at the end. */
const oddOne = ":first-child:nth-last-child(odd)";

export const card = style([
  stack.tiny,
  ruled,
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

export const advantages = stack.none;

export const advantage = style([
  stack.small,
  ruled,
  {
    alignItems: "start",
    gridTemplateColumns: "auto 1fr",
    "@media": { [zoomedViewport]: { gridTemplateColumns: "auto" } },
  },
]);

export const advantageText = style([text, { marginTop: vars.space.hair }]);
