// The table of programmes.
import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";
import { quiet, small, title } from "../ui/text.css";
import { section } from "./prose.css";

export const programmes = style([section, small, { maxWidth: "none" }]);

globalStyle(`${programmes} :is(td, th)`, {
  minWidth: "7rem",
  verticalAlign: "top",
  "@media": { print: { minWidth: 0, fontSize: "8pt" } },
});
export const name = style([title, { fontSize: vars.size.brand, fontWeight: "inherit" }]);

export const axis = style([
  quiet,
  {
    display: "grid",
    gridAutoColumns: "1fr",
    gridAutoFlow: "column",
    columnGap: vars.space.small,
    fontWeight: vars.weight.regular,
    whiteSpace: "nowrap",
    "@media": { print: { fontSize: "6.5pt" } },
  },
]);
export const bar = style({ paddingBlock: vars.space.tiny, color: vars.color.accent });
