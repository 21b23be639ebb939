import { style } from "@vanilla-extract/css";
import { medium, wide } from "../../theme/breakpoints";
import { vars } from "../../theme/tokens.css";
import { stack } from "../../ui/stack.css";

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
  fontSize: vars.size.heading,
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

export const investorNote = style([
  note,
  {
    marginBlock: vars.space.large,
    paddingTop: vars.space.medium,
    borderTop: `${vars.line.hair} solid ${vars.color.ink}`,
  },
]);

export const form = style({
  display: "grid",
  gap: vars.space.small,
  maxWidth: vars.maxWidth.form,
  "@media": { [medium]: { gridTemplateColumns: "1fr auto" }, print: { display: "none" } },
});

const fullWidth = style({ gridColumn: "1 / -1" });

export const label = style([fullWidth, { fontWeight: vars.weight.strong }]);

export const field = style({
  minHeight: vars.control.height,
  minWidth: 0,
  width: "100%",
  paddingInline: vars.space.medium,
  border: `${vars.line.hair} solid ${vars.color.ink}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  "::placeholder": { color: vars.color.inkQuiet, opacity: 1 },
  selectors: { "&:user-invalid": { borderColor: vars.color.alarm, borderWidth: 2 } },
});

export const formNote = style([fullWidth, { fontSize: vars.size.note }]);

// Room for the text is reserved, so that nothing moves when it appears.
export const status = style([label, { minHeight: "3.2em" }]);
