import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";
import { hairline } from "./layout.css";

/** Shown at an edge with more behind it; the cover scrolls over it. */
const shadow = "color-mix(in srgb, currentColor 35%, transparent)";
const cover = vars.color.page;

export const root = style({
  width: "100%",
  overflowX: "auto",
  background: [
    `linear-gradient(to right, ${cover} 50%, transparent) left / 3rem 100% local`,
    `linear-gradient(to left, ${cover} 50%, transparent) right / 3rem 100% local`,
    `radial-gradient(farthest-side at 0 50%, ${shadow}, transparent) left / 1rem 100% scroll`,
    `radial-gradient(farthest-side at 100% 50%, ${shadow}, transparent) right / 1rem 100% scroll`,
  ].join(", "),
  backgroundRepeat: "no-repeat",
  "@media": { print: { overflowX: "visible", background: "none" } },
});

// With `overflow-wrap: anywhere`, columns would shrink to the width of a letter.
globalStyle(`${root} table`, { width: "100%", borderCollapse: "collapse", overflowWrap: "normal" });

globalStyle(`${root} :is(th, td)`, {
  paddingBlock: vars.space.small,
  paddingInline: `0 ${vars.space.medium}`,
  textAlign: "start",
  verticalAlign: "baseline",
  borderBottom: hairline,
});

globalStyle(`${root} [data-align=center]`, { textAlign: "center" });
globalStyle(`${root} [data-align=right]`, { textAlign: "end" });
