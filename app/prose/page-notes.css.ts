import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";
import { hairline } from "../ui/layout.css";
import { quiet, small } from "../ui/text.css";

export const forwardLooking = style([
  small,
  quiet,
  {
    paddingBlock: vars.space.large,
    paddingInline: vars.space.edge,
    borderTop: hairline,
  },
]);
