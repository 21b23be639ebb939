import { style } from "@vanilla-extract/css";
import { sideBySide, medium } from "../theme/breakpoints";
import { vars } from "../theme/tokens.css";
import { stack } from "../ui/layout.css";
import { small, strong } from "../ui/text.css";

export const form = style([
  stack.small,
  sideBySide("1fr auto", medium),
  { maxWidth: vars.maxWidth.form },
]);

const fullWidth = style({ gridColumn: "1 / -1" });

export const label = style([fullWidth, strong]);

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

export const note = style([fullWidth, small]);

// Reserves room for the text, partly in the padding below, so that nothing moves when it appears.
export const status = style([label, { minHeight: "3.2em", marginBlockEnd: "-2em" }]);
