import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";

export const root = style({
  fontSize: vars.size.small,
  "@media": { print: { display: "none" } },
});

export const steps = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space.tiny });

export const step = style({
  selectors: {
    // The second value hides the sign from screen readers; a browser that does not know the form has the first.
    "& + &::before": { content: ['"/"', '"/" / ""'], marginInlineEnd: vars.space.tiny },
  },
});
