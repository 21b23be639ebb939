import { globalStyle, style } from "@vanilla-extract/css";

import { vars } from "../theme/tokens.css";

export const root = style({ width: "100%", overflowX: "auto" });

// The page's `overflow-wrap: anywhere` would let columns shrink to the width of a letter.
globalStyle(`${root} table`, { width: "100%", borderCollapse: "collapse", overflowWrap: "normal" });

globalStyle(`${root} :is(th, td)`, {
  padding: vars.space.small,
  paddingInlineStart: 0,
  textAlign: "start",
  verticalAlign: "baseline",
  borderBottom: `${vars.line.hair} solid ${vars.color.line}`,
});

globalStyle(`${root} [data-align=center]`, { textAlign: "center" });
globalStyle(`${root} [data-align=right]`, { textAlign: "end" });
