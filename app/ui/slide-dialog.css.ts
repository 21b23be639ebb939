import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";
import { title as titleStyle } from "./text.css";

/** A sheet of paper that leaves an edge of the page, which closes it. */
export const root = style({
  width: `calc(100vw - 2 * ${vars.space.small})`,
  maxWidth: "none",
  maxHeight: `calc(100dvh - 2 * ${vars.space.small})`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.image,
  backgroundColor: vars.color.page,
  color: vars.color.ink,
  overscrollBehavior: "contain",
  "::backdrop": { backgroundColor: `color-mix(in srgb, ${vars.color.inverse} 85%, transparent)` },
  "@media": { print: { display: "none" } },
});

export const titleBar = style({
  position: "sticky",
  insetBlockStart: 0,
  padding: vars.space.small,
  paddingInlineStart: vars.space.medium,
  backgroundColor: vars.color.page,
});

export const title = style([titleStyle, { flex: "1 1 8rem" }]);

/** The whole slide, below the title bar; in a low window it scrolls. */
export const image = style({
  width: "100%",
  maxHeight: `max(20rem, calc(100dvh - ${vars.control.height} - 4 * ${vars.space.small}))`,
  objectFit: "contain",
});

/** The page stays where it is; where its scrollbar was, it is as dark as the backdrop. */
globalStyle(`:root:has(${root}[open])`, {
  "@media": {
    screen: {
      overflow: "hidden",
      scrollbarGutter: "stable",
      backgroundColor: vars.color.inverse,
    },
  },
});
