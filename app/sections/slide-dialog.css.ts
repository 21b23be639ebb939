import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";

/** Leaves an edge of the page free, where a click closes the dialog. */
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

export const bar = style({
  position: "sticky",
  insetBlockEnd: 0,
  padding: vars.space.small,
  backgroundColor: vars.color.page,
});

export const close = style({ order: 1, marginInlineStart: "auto", borderColor: "currentColor" });

export const image = style({
  width: "100%",
  maxHeight: `max(20rem, calc(100dvh - ${vars.control.height} - 4 * ${vars.space.small}))`,
  objectFit: "contain",
});

/** Stops the page from scrolling, and makes the place of its scrollbar as dark as the backdrop. */
globalStyle(`:root:has(${root}[open])`, {
  "@media": {
    screen: {
      overflow: "hidden",
      scrollbarGutter: "stable",
      backgroundColor: vars.color.inverse,
    },
  },
});
