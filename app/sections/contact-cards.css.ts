import { style } from "@vanilla-extract/css";
import { medium, wide } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";
import { stack } from "../ui/stack.css";

export const cards = stack.none;

export const card = style([
  stack.tiny,
  {
    alignItems: "baseline",
    paddingBlock: vars.space.large,
    borderTop: `${vars.line.hair} solid ${vars.color.line}`,
    "@media": { [wide]: { gridTemplateColumns: "1fr 5fr" } },
  },
]);

export const title = style({
  fontFamily: vars.font.text,
  fontSize: vars.size.body,
  fontWeight: vars.weight.strong,
  color: vars.color.accent,
});

export const value = style({
  fontFamily: vars.font.display,
  // Twenty digits and signs of a telephone number fit on a line of a phone.
  fontSize: `min(${vars.size.heading}, 7vw)`,
  lineHeight: vars.leading.heading,
  overflowWrap: "anywhere",
});

export const detail = style({
  color: vars.color.inkQuiet,
  "@media": { [wide]: { gridColumn: 2 } },
});

export const notes = style([
  stack.large,
  {
    marginTop: vars.space.huge,
    "@media": { [medium]: { gridTemplateColumns: "1fr 1fr" } },
  },
]);

export const note = style({ fontWeight: vars.weight.strong });
