import { style } from "@vanilla-extract/css";
import { wide } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";
import { hairline, ruled, stack } from "../ui/layout.css";

export const group = style([
  ruled.large,
  stack.large,
  {
    marginTop: vars.space.large,
    paddingBottom: 0,
    "@media": { [wide]: { gridTemplateColumns: "4fr 8fr" } },
  },
]);

export const entry = style({
  marginBottom: vars.space.large,
  maxWidth: vars.maxWidth.prose,
  breakInside: "avoid",
});

export const compactList = style({ borderBottom: hairline });

export const compactEntry = ruled.small;
