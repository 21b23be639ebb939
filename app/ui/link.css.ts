import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";
import { quiet, small, strong } from "./text.css";

export const download = style({
  display: "inline-grid",
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  border: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  borderInlineStart: `${vars.line.strong} solid ${vars.color.accent}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  fontSize: vars.size.body,
  textDecoration: "none",
  ":hover": { borderColor: vars.color.accent },
});
export const downloadName = style([strong, { textDecorationLine: "underline" }]);
export const downloadDetails = style([small, quiet]);

export const inert = style({ cursor: "default", color: vars.color.onInverseQuiet });
