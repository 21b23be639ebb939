import { style } from "@vanilla-extract/css";
import { medium } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";
import { stack } from "./stack.css";

const withRule = style({
  paddingBlock: vars.space.large,
  borderTop: `${vars.line.hair} solid ${vars.color.line}`,
});

/** Of an odd number, the last would stand alone: each takes a row of its own. */
const odd = ":has(> :nth-child(odd):last-child)";

export const cards = style([
  stack.none,
  {
    "@media": {
      [medium]: {
        selectors: {
          [`&:not(${odd})`]: { gridTemplateColumns: "1fr 1fr", columnGap: vars.space.huge },
        },
      },
    },
  },
]);

export const card = style([
  stack.tiny,
  withRule,
  {
    alignContent: "start",
    "@media": {
      [medium]: {
        selectors: {
          [`${cards}${odd} > &`]: {
            gridTemplateColumns: "auto 4fr 5fr",
            columnGap: vars.space.large,
            alignItems: "center",
          },
        },
      },
    },
  },
]);

export const cardText = style({ maxWidth: vars.maxWidth.lead, color: vars.color.inkQuiet });
