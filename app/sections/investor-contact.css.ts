import { style } from "@vanilla-extract/css";
import { vars } from "../theme/tokens.css";

export const note = style({
  marginBlock: vars.space.large,
  paddingTop: vars.space.medium,
  borderTop: `${vars.line.hair} solid ${vars.color.ink}`,
  fontWeight: vars.weight.strong,
  // Without a contact, it begins the band.
  ":first-child": { marginTop: 0, paddingTop: 0, borderTop: 0 },
});
