import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";
import { hairline, notPrinted } from "../ui/layout.css";
import { quiet, small } from "../ui/text.css";

/** While the rest of a page is to come, the footer waits below the window. */
export const opening = style({ minHeight: "100vh" });

export const translations = style([
  small,
  notPrinted,
  {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "end",
    columnGap: vars.space.large,
    maxWidth: `calc(${vars.maxWidth.page} + 2 * ${vars.space.edge})`,
    marginInline: "auto",
    padding: `${vars.space.small} ${vars.space.edge} 0`,
  },
]);

/** The minimum target size (WCAG 2.5.8). */
export const translation = style({ display: "inline-block", minHeight: 24 });

export const forwardLooking = style([
  small,
  quiet,
  { padding: `${vars.space.large} ${vars.space.edge}`, borderTop: hairline },
]);
