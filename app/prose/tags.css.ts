import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";
import { stack } from "../ui/layout.css";
import { section } from "./prose.css";

export const figure = style([section, stack.small]);

export const notice = style([
  section,
  stack.small,
  {
    padding: vars.space.large,
    border: `${vars.line.hair} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.highlightQuiet,
  },
]);
