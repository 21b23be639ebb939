import { style } from "@vanilla-extract/css";
import { wide } from "../../theme/breakpoints";
import { vars } from "../../theme/tokens.css";

export const columns = style({
  display: "grid",
  gap: vars.space.huge,
  marginBottom: vars.space.huge,
  "@media": { [wide]: { gridTemplateColumns: "5fr 7fr" } },
});
