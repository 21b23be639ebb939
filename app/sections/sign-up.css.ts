import { style } from "@vanilla-extract/css";
import { medium } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";

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

export const note = style([fullWidth, { fontSize: vars.size.small }]);

// Room for the text is reserved, so that nothing moves when it appears.
export const status = style([label, { minHeight: "3.2em" }]);
