import { style, styleVariants } from "@vanilla-extract/css";
import { hover, wide } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";
import { notPrinted } from "./layout.css";

export const group = style({
  display: "grid",
  gap: vars.space.small,
  maxWidth: vars.maxWidth.drawing,
  "@media": { [wide]: { display: "flex", flexWrap: "wrap", maxWidth: "none" } },
});

const root = style([
  notPrinted,
  {
    display: "inline-flex",
    // A document's kind and size may wrap below the label.
    flexWrap: "wrap",
    columnGap: vars.space.tiny,
    alignItems: "center",
    justifyContent: "center",
    minHeight: vars.control.height,
    padding: `${vars.space.tiny} ${vars.space.large}`,
    textAlign: "center",
    border: `${vars.line.hair} solid`,
    borderRadius: vars.radius.control,
    fontWeight: vars.weight.strong,
    overflowWrap: "break-word",
    textDecoration: "none",
    cursor: "pointer",
    transitionProperty: "background-color, color, border-color",
    transitionDuration: vars.motion.quick,
  },
]);

/** Has a contrast of at least 5:1 with the words, on dark backgrounds too. */
const darker = `color-mix(in srgb, ${vars.color.accent} 80%, ${vars.color.ink})`;
const pressed = { backgroundColor: darker, borderColor: darker };

export const variant = styleVariants(
  {
    primary: {
      backgroundColor: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.surface,
      "@media": { [hover]: { ":hover": pressed } },
      ":active": pressed,
    },
    secondary: {
      backgroundColor: "transparent",
      borderColor: vars.color.lineStrong,
      "@media": { [hover]: { ":hover": { borderColor: "currentColor" } } },
      ":active": { backgroundColor: vars.color.accentQuiet },
    },
  },
  (variant) => [root, variant],
);
