import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/tokens.css";
import { flow } from "../../ui/flow.css";
import { section } from "../prose/prose.css";

export const root = style([
  section,
  flow.small,
  {
    paddingInlineStart: vars.space.large,
    borderInlineStart: `${vars.line.strong} solid ${vars.color.light}`,
  },
]);

export const words = style([
  flow.small,
  {
    margin: 0,
    fontFamily: vars.font.display,
    fontSize: vars.size.title,
    lineHeight: vars.leading.lead,
  },
]);

export const by = style({ fontSize: vars.size.note, color: vars.color.inkQuiet });
