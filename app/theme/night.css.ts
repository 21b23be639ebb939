import { style } from "@vanilla-extract/css";
import { vars } from "./tokens.css";

/** A dark background. It redefines colours, so that components on it need no variants. */
export const night = style({
  backgroundColor: vars.color.night,
  color: vars.color.onNight,
  vars: {
    [vars.color.inkQuiet]: vars.color.onNightQuiet,
    [vars.color.surface]: vars.color.night,
    [vars.color.line]: vars.color.nightLine,
    [vars.color.lightQuiet]: `color-mix(in srgb, ${vars.color.night} 80%, ${vars.color.light})`,
  },
});
