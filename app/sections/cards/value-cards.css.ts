import { style } from "@vanilla-extract/css";
import { medium } from "../../theme/breakpoints";
import { vars } from "../../theme/tokens.css";
import { flow } from "../../ui/flow.css";

const columns = { gridTemplateColumns: "1fr 1fr", columnGap: vars.space.huge };

export const root = style([flow.none, { "@media": { [medium]: columns } }]);

/** Of an odd number, the first takes a row of its own, so that none is left alone at the end. */
const oddOne = ":first-child:nth-last-child(odd)";

export const card = style([
  flow.tiny,
  {
    alignContent: "start",
    paddingBlock: vars.space.large,
    borderTop: `${vars.line.hair} solid ${vars.color.line}`,
    "@media": {
      [medium]: {
        selectors: { [`&${oddOne}`]: { ...columns, gridColumn: "1 / -1", gridAutoFlow: "column" } },
      },
    },
  },
]);

export const text = style({
  maxWidth: vars.measure.lead,
  color: vars.color.inkQuiet,
  "@media": {
    [medium]: {
      selectors: { [`${card}${oddOne} &`]: { gridArea: "2 / 2" } },
    },
  },
});
