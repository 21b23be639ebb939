import { style } from "@vanilla-extract/css";
import { night } from "../../theme/night.css";
import { vars } from "../../theme/tokens.css";
import { section } from "../prose/prose.css";

/** The slides' controls are designed for a dark background. */
export const root = style([
  section,
  night,
  {
    maxWidth: "none",
    padding: vars.space.large,
    borderRadius: vars.radius.image,
    "@media": { print: { padding: 0 } },
  },
]);
