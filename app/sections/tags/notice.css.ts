import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/tokens.css";
import { flow } from "../../ui/flow.css";
import { section } from "../prose/prose.css";

export const root = style([
  section,
  flow.small,
  {
    padding: vars.space.large,
    border: `${vars.line.hair} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.lightQuiet,
  },
]);

export const title = style({ fontWeight: vars.weight.strong });
