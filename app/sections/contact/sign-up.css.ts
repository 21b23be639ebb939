import { globalStyle, style } from "@vanilla-extract/css";
import { medium } from "../../theme/breakpoints";
import { vars } from "../../theme/tokens.css";

export const root = style({
  display: "grid",
  gap: vars.space.small,
  maxWidth: vars.measure.form,
  "@media": { [medium]: { gridTemplateColumns: "1fr auto" }, print: { display: "none" } },
});

export const label = style({ gridColumn: "1 / -1", fontWeight: vars.weight.strong });

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

export const note = style({ gridColumn: "1 / -1", fontSize: vars.size.note });

// The line's space is reserved, so that the status shifts nothing.
export const status = style({
  gridColumn: "1 / -1",
  minHeight: "3.2em",
  fontWeight: vars.weight.strong,
});

/** Without the page's code: the visitor has typed a valid address and left it, or pressed Enter in it. */
export const plainStatus = style({});
globalStyle(`${field}:user-valid ~ * > ${plainStatus}`, { display: "block" });
