import { style } from "@vanilla-extract/css";
import { vars } from "./tokens.css";

/** A dark ground. What stands on it names the same colours as elsewhere, which are others here. */
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
