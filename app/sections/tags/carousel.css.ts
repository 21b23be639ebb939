import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/tokens.css";
import { section } from "../prose/prose.css";

/** The slides' controls are designed for a dark background. */
export const root = style([
  section,
  {
    maxWidth: "none",
    padding: vars.space.large,
    borderRadius: vars.radius.image,
    backgroundColor: vars.color.night,
    color: vars.color.onNight,
    "@media": { print: { padding: 0 } },
  },
]);
