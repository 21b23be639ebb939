import { style, styleVariants } from "@vanilla-extract/css";
import { medium, zoomedViewport } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";
import { ruled, stack } from "./layout.css";

/** Of an odd number, the last would stand alone: each takes a row of its own. */
const even = "&:not(:has(> :nth-child(odd):last-child))";
const sideBySide = { gridTemplateColumns: "1fr 1fr", columnGap: vars.space.huge };

export const cards = styleVariants({
  columns: [stack.none, { "@media": { [medium]: { selectors: { [even]: sideBySide } } } }],
  rows: [stack.none],
});

export const card = styleVariants({
  columns: [stack.tiny, ruled, { alignContent: "start" }],
  rows: [
    stack.small,
    ruled,
    {
      alignItems: "start",
      gridTemplateColumns: "auto 1fr",
      "@media": { [zoomedViewport]: { gridTemplateColumns: "auto" } },
    },
  ],
});

export const words = style([stack.tiny, { maxWidth: vars.maxWidth.lead }]);
