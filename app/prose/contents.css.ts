import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";
import { hairline, notPrinted } from "../ui/layout.css";
import { small, strong } from "../ui/text.css";

export const root = style([
  small,
  notPrinted,
  { maxWidth: vars.maxWidth.prose, marginBottom: vars.space.large, borderBlock: hairline },
]);

export const summary = style([strong, { paddingBlock: vars.space.small, cursor: "pointer" }]);

export const link = style({
  display: "block",
  paddingBlock: vars.space.tiny,
  lineHeight: vars.leading.lead,
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
});
