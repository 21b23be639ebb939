import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";
import { hairline } from "../ui/layout.css";
import { note } from "../ui/text.css";

/** Keeps the footer out of sight until the rest of the page is rendered. */
export const opening = style({ minHeight: "100vh" });

export const forwardLooking = style([
  note,
  { padding: `${vars.space.large} ${vars.space.edge}`, borderTop: hairline },
]);
