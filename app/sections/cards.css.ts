import { style, styleVariants } from "@vanilla-extract/css";
import { medium, sideBySide, zoomedViewport } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";
import { ruled, stack } from "../ui/layout.css";

export const cards = styleVariants({
  columns: [stack.none, sideBySide("1fr 1fr", medium), { columnGap: vars.space.huge }],
  rows: [stack.none],
});

export const card = style([
  stack.small,
  ruled,
  {
    alignItems: "start",
    gridTemplateColumns: "auto 1fr",
    "@media": { [zoomedViewport]: { gridTemplateColumns: "auto" } },
  },
]);

export const words = style([stack.tiny, { maxWidth: vars.maxWidth.lead }]);
