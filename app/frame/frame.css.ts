import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";
import { hairline } from "../ui/layout.css";
import { quiet, small } from "../ui/text.css";

/** While the rest of a page is to come, the footer waits below the window. */
export const opening = style({ minHeight: "100vh" });

export const forwardLooking = style([
  small,
  quiet,
  { padding: `${vars.space.large} ${vars.space.edge}`, borderTop: hairline },
]);
